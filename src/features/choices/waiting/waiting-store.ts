import * as z from 'zod/mini';
import { parseJson } from '@/lib/text/parse-json';
import { withStorage } from '@/lib/page/web-storage';
import { waitingKeys } from '@/lib/waiting-note';
import { type ChoiceKind, isChoiceKind } from '@/features/choices/kinds';
import type { ChoiceFlags, WaitingChoice } from '@/features/choices/model';
import { dropWritten, ifFree, isUnderWay, type Tap } from '@/features/choices/write-ahead';

const text = z.string();
const optionalText = z.optional(z.nullable(text));
const flags = z.object({ favorito: z.boolean(), ignorado: z.boolean() });
const someFlags = z.object({
  favorito: z.exactOptional(z.boolean()),
  ignorado: z.exactOptional(z.boolean()),
});
const tapSchema = z.object({
  target: z.object({ id: text, nome: text, foto: optionalText, partido: optionalText, uf: optionalText }),
  rowId: z.optional(text),
  base: z.optional(flags),
  wish: someFlags,
  at: z.number(),
  elsewhere: z.optional(flags),
});

/** The last tap, and what earlier ones may have left in the database. */
export interface Entry extends Tap {
  key: string;
  text: string;
  kind: ChoiceKind;
  ours: Partial<ChoiceFlags>[];
  /** Milliseconds since 1970 of the first tap, for unknown rows. */
  blindSince: number | null;
}

function drop(key: string): void {
  withStorage('localStorage', undefined, (storage) => storage.removeItem(key));
}

/** Null for nothing, or for unreadable text, which goes. */
export function readEntry(key: string): Entry | null {
  const text = withStorage('localStorage', null, (storage) => storage.getItem(key));
  if (text === null) return null;
  const kind = key.split(' ')[2] ?? '';
  const taps = text.split('\n').flatMap((line) => tapSchema.safeParse(parseJson(line)).data ?? []);
  const [first, last] = [taps[0], taps.at(-1)];
  if (first && last && isChoiceKind(kind) && key.endsWith(` ${last.target.id}`)) {
    const ours = taps.flatMap(({ base, wish }) => (base ? [base, wish] : [wish]));
    return { ...last, key, text, kind, ours, blindSince: first.base ? null : first.at };
  }
  drop(key);
  return null;
}

/** In the order of the taps. */
export function readEntries(owner?: string): Entry[] {
  return waitingKeys(owner)
    .flatMap((key) => readEntry(key) ?? [])
    .toSorted((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1));
}

export async function finishLeft(owner: string, finish: (entry: Entry) => Promise<unknown>): Promise<void> {
  for (const { key } of readEntries(owner)) {
    await ifFree(key, async () => {
      const entry = readEntry(key);
      if (entry === null || isUnderWay(entry.text)) return;
      await finish(entry);
      dropWritten(entry);
    });
  }
}

/** Without what this page is sending right now. */
export function waitingRows(kind: ChoiceKind, owner: string): WaitingChoice[] {
  return readEntries(owner)
    .filter((one) => one.kind === kind && !isUnderWay(one.text))
    .map(({ target: { id, nome }, wish, elsewhere }) => ({ id, nome, wish, isWaiting: true, elsewhere }));
}

const mostWaiting = 30 * 24 * 60 * 60_000;

/** Whosever it is; returns whom this account's were about. */
export function dropOld(owner: string, now: number): string[] {
  const old = readEntries().filter(({ at }) => now - at > mostWaiting);
  const own = waitingKeys(owner);
  for (const { key } of old) drop(key);
  return old.filter(({ key }) => own.includes(key)).map(({ target }) => target.nome);
}
