import type { QueryClient } from '@tanstack/react-query';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { deviceOwner, followDeviceNote, readDeviceNote } from '@/lib/device-note';
import { notify } from '@/lib/notify';
import { SpokenError } from '@/lib/spoken-error';
import { waitingKeys } from '@/lib/waiting-note';
import { forgetDeviceNote } from '@/lib/write-device-note';
import { isChoice } from '@/features/choices/choice-rows';
import { personOfCopy } from '@/features/choices/chosen-person';
import { deviceTexts } from './device-texts';
import type { ChoiceHome } from '@/features/choices/home';
import { type ChoiceFlags, type ChoiceTarget, flagsIn, noChoice } from '@/features/choices/model';
import { inListOrder, nameOf } from '@/features/choices/my-choices-model';
import { fetchPeople, forgetPeople } from './people-reads';
import { choiceQueries } from '@/features/choices/queries';

export interface KeptChoice extends ChoiceFlags, Required<ChoiceTarget> {
  kind: string;
  mudada_em: number;
}

const store = 'escolhas';

interface Schema extends DBSchema {
  [store]: { key: [kind: string, id: string]; value: KeptChoice };
}

type Db = IDBPDatabase<Schema>;

/** Milliseconds: a store may be held, or hang without a word, as Safari's did. */
const openLimitMs = 5_000;

/** @throws SpokenError where the browser has emptied a known store. */
function open(): Promise<Db> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    let isLost = false;
    const upgrade = (db: Db) => {
      db.createObjectStore(store, { keyPath: ['kind', 'id'] });
      isLost = readDeviceNote() !== null;
    };
    const blocked = () => {
      isLate = true;
      reject(new Error('The store does not open'));
    };
    const limit = setTimeout(blocked, openLimitMs);
    openDB<Schema>('pauta-aberta', 1, { upgrade, blocked }).then((db) => {
      clearTimeout(limit);
      if (!isLate && !isLost) {
        resolve(db);
        return;
      }
      db.close();
      if (!isLost) return;
      forgetDeviceNote();
      notify(deviceTexts.lost, { kind: 'error' });
      reject(new SpokenError(deviceTexts.lost));
    }, reject);
  });
}

/** Closed at once: another tab, or the browser, may delete the store. @throws SpokenError */
async function within<T>(words: string, work: (db: Db) => Promise<T>): Promise<T> {
  try {
    const db = await open();
    try {
      return await work(db);
    } finally {
      db.close();
    }
  } catch (cause) {
    throw cause instanceof SpokenError ? cause : new SpokenError(words, { cause });
  }
}

function isKept(row: object): row is KeptChoice {
  const { nome, foto, partido, uf, mudada_em }: Partial<Record<keyof KeptChoice, unknown>> = row;
  return (
    isChoice(row) &&
    typeof nome === 'string' &&
    [foto, partido, uf].every((text) => typeof (text ?? '') === 'string') &&
    typeof mudada_em === 'number'
  );
}

let isDamageTold = false;

/** Once a page: each return to it reads again. */
function tellDamage(): void {
  if (!isDamageTold) notify(deviceTexts.damaged, { kind: 'error' });
  isDamageTold = true;
}

function readRows(kind?: string): Promise<KeptChoice[]> {
  return within(deviceTexts.unreadable, async (db) => {
    const rows = await db.getAll(store, kind === undefined ? null : IDBKeyRange.bound([kind], [kind, []]));
    const whole = rows.filter(isKept);
    if (whole.length < rows.length) tellDamage();
    return whole;
  });
}

async function eraseKept(): Promise<void> {
  const { discardWaiting } = await import('@/lib/discard-waiting');
  const clear = () => within(deviceTexts.eraseRefused, (db) => db.clear(store));
  await forgetPeople();
  await clear();
  discardWaiting(deviceOwner);
  forgetDeviceNote();
  // What another tab has kept before the note went.
  await clear();
}

const channelName = 'escolhas-no-aparelho';

/**
 * Drops empty choices.
 * @param isFirst the note comes after it. @throws SpokenError where everything was just erased.
 */
export async function keepChoice(
  kind: string,
  target: ChoiceTarget,
  wish: ChoiceFlags,
  isFirst = false,
): Promise<ChoiceFlags> {
  const { id, nome, foto = null, partido = null, uf = null } = target;
  await within(deviceTexts.refused, async (db) => {
    const { store: rows, done } = db.transaction(store, 'readwrite');
    const write = async () => {
      // Answered when its turn has come: what erases has then gone before, or comes after.
      await rows.count();
      if (!isFirst && readDeviceNote() === null) throw new SpokenError(deviceTexts.erased);
      const isSaid = wish.favorito || wish.ignorado;
      const kept = { kind, id, nome, foto, partido, uf, ...wish, mudada_em: Date.now() };
      await (isSaid ? rows.put(kept) : rows.delete([kind, id]));
    };
    await Promise.all([write(), done]);
  });
  tellOtherTabs();
  return wish;
}

/** An open channel would keep pages from being restored. */
function tellOtherTabs(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
}

const following = new WeakSet<QueryClient>();

function forgetReads(queryClient: QueryClient): void {
  if (readDeviceNote() !== null) return;
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(deviceOwner) });
}

/** Keeps what was tapped on a page that was left at once. */
async function keepLeft(): Promise<void> {
  if (waitingKeys(deviceOwner).length === 0) return;
  try {
    const { finishLeft } = await import('@/features/choices/waiting/waiting-store');
    await finishLeft(deviceOwner, ({ kind, target, wish }) =>
      keepChoice(kind, target, { ...noChoice, ...wish }),
    );
  } catch (reason) {
    console.warn('Choices are not kept yet', reason);
  }
}

export async function readKept(kind?: string): Promise<KeptChoice[]> {
  await keepLeft();
  return readRows(kind);
}

const deviceHome: ChoiceHome = {
  list: async (kind) => {
    const rows = await readKept(kind);
    return rows.map(({ id, favorito, ignorado }) => ({ id, favorito, ignorado }));
  },
  listChosen: async (kind, { client }) => {
    const rows = await readKept(kind);
    if (rows.length === 0) return [];
    const people = await fetchPeople(kind, client);
    return inListOrder(
      rows.map(({ id, favorito, ignorado, ...copy }) => ({
        kind,
        rowId: id,
        id,
        person: people ? (people.get(id) ?? null) : personOfCopy(copy),
        favorito,
        ignorado,
      })),
    );
  },
  // The whole choice is one row, which every tab reads anew.
  save: async (kind, target, wish) => keepChoice(kind, target, wish),
  // Undoing finds nothing kept any more: the copy is then that of the list.
  change: async (chosen, flags) => {
    const { kind, id, person } = chosen;
    const kept = (await readRows(kind)).find((one) => one.id === id);
    const target = kept ?? { ...person, id, nome: nameOf(chosen) };
    return keepChoice(kind, target, { ...flagsIn(kept ?? noChoice), ...flags });
  },
  erase: eraseKept,
};

/** @param readers hear of other tabs from then on. */
export function openHome(_owner: string, readers?: QueryClient): ChoiceHome {
  if (readers === undefined || following.has(readers)) return deviceHome;
  following.add(readers);
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = () => void readers.invalidateQueries({ queryKey: choiceQueries.all() });
  // After the screens were rendered without them: one that still shows them would read again.
  followDeviceNote(() => setTimeout(() => forgetReads(readers)));
  return deviceHome;
}
