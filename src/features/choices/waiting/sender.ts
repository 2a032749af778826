import type { QueryClient } from '@tanstack/react-query';
import { instantOf } from '@/lib/day/instant';
import { notify, withdraw } from '@/lib/notify';
import { type ChoiceHome, homeOf } from '@/features/choices/home';
import { type ChoiceKind, choiceKinds } from '@/features/choices/kinds';
import type { ChoiceAct } from '@/features/choices/choice-consent';
import { type Choice, choiceFlags, type ChoiceFlags, flagsIn, noChoice } from '@/features/choices/model';
import { choiceQueries } from '@/features/choices/queries';
import { showAnswer } from '@/features/choices/wishes';
import { textsOfKind } from '@/features/choices/texts-of-kind';
import { dropWritten, inTurn, isUnanswered, isUnderWay, writeAhead } from '@/features/choices/write-ahead';
import { type Entry, readEntries, readEntry, waitingRows } from './waiting-store';

/** Asks where the user's agreement is unknown. */
type AskToSend = (act: ChoiceAct) => Promise<boolean>;

const isSame = (a: ChoiceFlags, b: ChoiceFlags): boolean =>
  a.favorito === b.favorito && a.ignorado === b.ignorado;

/** By value, so there and back counts as unchanged; unknown rows by time. */
function isChangedElsewhere(
  { ours, blindSince }: Entry,
  current: ChoiceFlags,
  at: string | undefined,
): boolean {
  if (ours.some((one) => isSame({ ...current, ...one }, current))) return false;
  return blindSince === null || instantOf(at) > blindSince;
}

/** By the row that a list showed, else like a tap. */
function write(home: ChoiceHome, { kind, target, rowId }: Entry, wish: ChoiceFlags): Promise<ChoiceFlags> {
  return rowId === undefined
    ? home.save(kind, target, wish)
    : home.change({ kind, rowId, id: target.id, person: null, ...wish }, wish);
}

/**
 * Skips fulfilled, conflicting or unagreed entries.
 * @throws while nobody answers.
 */
async function sendEntry(
  home: ChoiceHome,
  entry: Entry,
  row: Choice | undefined,
  askConsent: AskToSend,
): Promise<ChoiceFlags | null> {
  const current = flagsIn(row ?? noChoice);
  const wish = { ...current, ...entry.wish };
  if (isSame(current, wish)) {
    dropWritten(entry);
    return current;
  }
  if (isChangedElsewhere(entry, current, row?.updated_at)) {
    const { target, rowId, base, at } = entry;
    writeAhead(entry.key, { target, rowId, base, wish: entry.wish, at, elsewhere: current });
    return null;
  }
  const turnedOn = choiceFlags.find((flag) => wish[flag] && !current[flag]);
  if (turnedOn && !(await askConsent({ flag: turnedOn, nome: entry.target.nome }))) {
    dropWritten(entry);
    return null;
  }
  // Dropped, or tapped again, during the question.
  if (readEntry(entry.key)?.text !== entry.text) return null;
  try {
    const answer = await write(home, entry, wish);
    dropWritten(entry);
    return answer;
  } catch (error) {
    if (isUnanswered(error)) throw error;
    const flag = turnedOn ?? (current.favorito === wish.favorito ? 'ignorado' : 'favorito');
    notify(textsOfKind(entry.kind).saveError[flag], { kind: 'error' });
    dropWritten(entry);
    return null;
  }
}

/** In the order of taps. @throws at the first that nobody answers. */
async function sendAll(owner: string, queryClient: QueryClient, askConsent: AskToSend): Promise<void> {
  let answer: Promise<boolean> | undefined;
  // One answer for all of them.
  const askOnce: AskToSend = (act) => (answer ??= askConsent(act));
  const home = await homeOf(owner);
  const { signal } = new AbortController();
  const lists = new Map<ChoiceKind, Promise<Choice[]>>();
  for (const { key } of readEntries(owner)) {
    await inTurn(key, async () => {
      const entry = readEntry(key);
      if (entry === null || entry.elsewhere !== undefined || isUnderWay(entry.text)) return;
      const list = lists.get(entry.kind) ?? home.list(entry.kind, signal);
      lists.set(entry.kind, list);
      const row = (await list).find(({ id }) => id === entry.target.id);
      const saved = await sendEntry(home, entry, row, askOnce);
      if (saved === null) return;
      withdraw(`${entry.kind} ${entry.target.id}`);
      const { queryKey } = choiceQueries.about(entry.kind, owner);
      queryClient.setQueryData(queryKey, (rows) => rows && showAnswer(rows, entry.target.id, saved, true));
    });
  }
}

/** Unless nobody looks at it any more. */
export function showWaiting(owner: string, queryClient: QueryClient): void {
  for (const kind of choiceKinds) {
    const { queryKey } = choiceQueries.waiting(kind, owner);
    if (queryClient.getQueryState(queryKey)) queryClient.setQueryData(queryKey, waitingRows(kind, owner));
  }
}

/** Rows must be right before the overlay goes. */
export async function rereadChoices(owner: string, queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: choiceQueries.all() });
  showWaiting(owner, queryClient);
}

const tails = new WeakMap<QueryClient, Promise<unknown>>();

/** One at a time among tabs; returns whether everything was answered. */
export function sendWaiting(
  owner: string,
  queryClient: QueryClient,
  askConsent: AskToSend,
): Promise<boolean> {
  const written = () => readEntries(owner).map(({ text }) => text);
  const send = async () => {
    const before = written();
    try {
      await inTurn(`escolhas-a-enviar ${owner}`, () => sendAll(owner, queryClient, askConsent));
      return true;
    } catch (reason) {
      console.warn('Choices wait on', reason);
      return false;
    } finally {
      if (written().join('') === before.join('')) showWaiting(owner, queryClient);
      else await rereadChoices(owner, queryClient);
    }
  };
  const sent = (tails.get(queryClient) ?? Promise.resolve()).then(send);
  tails.set(queryClient, sent);
  return sent;
}

/** Overwrites what was changed elsewhere, or drops the choice. */
export function decide(owner: string, key: string, isKept: boolean, queryClient: QueryClient): void {
  const entry = readEntry(key);
  if (entry !== null) {
    const { target, rowId, wish, at, elsewhere } = entry;
    if (!isKept) dropWritten(entry);
    else if (elsewhere !== undefined) writeAhead(key, { target, rowId, base: elsewhere, wish, at });
  }
  void rereadChoices(owner, queryClient);
}

export function pauseAfter(failures: number): number {
  return Math.min(5_000 * 2 ** (failures - 1), 5 * 60_000);
}
