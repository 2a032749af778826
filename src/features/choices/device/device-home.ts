import type { QueryClient } from '@tanstack/react-query';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { deviceOwner, followDeviceNote, readDeviceNote } from '@/lib/device-note';
import { notify } from '@/lib/notify';
import { SpokenError } from '@/lib/spoken-error';
import { waitingKeys } from '@/lib/waiting-note';
import { forgetDeviceNote } from '@/lib/write-device-note';
import { requireChoices } from '@/features/choices/choice-rows';
import { personOfCopy } from '@/features/choices/chosen-person';
import { deviceTexts } from './device-texts';
import type { ChoiceHome } from '@/features/choices/home';
import { type ChoiceFlags, type ChoiceTarget, flagsIn, noChoice } from '@/features/choices/model';
import { inListOrder, nameOf } from '@/features/choices/my-choices-model';
import { fetchPeople } from './people-reads';
import { choiceQueries } from '@/features/choices/queries';

/** A choice on the device: the flags, the copy of whom it is about, and when it was last changed. */
export interface KeptChoice extends ChoiceFlags, Required<ChoiceTarget> {
  kind: string;
  /** Milliseconds since 1970. */
  mudada_em: number;
}

const store = 'escolhas';

interface Schema extends DBSchema {
  [store]: { key: [kind: string, id: string]; value: KeptChoice };
}

type Db = IDBPDatabase<Schema>;

/** A store that is made anew where one was known of has been emptied by the browser. */
function makeStore(db: Db): void {
  db.createObjectStore(store, { keyPath: ['kind', 'id'] });
  if (readDeviceNote() === null) return;
  forgetDeviceNote();
  notify(deviceTexts.lost, { kind: 'error' });
}

function open(): Promise<Db> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const blocked = () => {
      isLate = true;
      reject(new Error('Another tab holds the store'));
    };
    openDB<Schema>('pauta-aberta', 1, { upgrade: makeStore, blocked }).then((db) => {
      if (isLate) db.close();
      else resolve(db);
    }, reject);
  });
}

/** Opened for each act and closed at once: nothing is held while another tab, or the browser, deletes it. @throws SpokenError */
async function within<T>(words: string, work: (db: Db) => Promise<T>): Promise<T> {
  try {
    const db = await open();
    try {
      return await work(db);
    } finally {
      db.close();
    }
  } catch (cause) {
    throw new SpokenError(words, { cause });
  }
}

/** Every choice on the device, or those about one kind of people. */
export function readKept(kind?: string): Promise<KeptChoice[]> {
  return within(deviceTexts.unreadable, async (db) => {
    const rows = await db.getAll(store, kind === undefined ? null : IDBKeyRange.bound([kind], [kind, []]));
    requireChoices(rows);
    return rows;
  });
}

/** Keeps a choice, or drops one that says nothing any more. */
async function keep(choice: Omit<KeptChoice, 'mudada_em'>): Promise<void> {
  const { kind, id, favorito, ignorado } = choice;
  await within(deviceTexts.refused, async (db) => {
    if (favorito || ignorado) await db.put(store, { ...choice, mudada_em: Date.now() });
    else await db.delete(store, [kind, id]);
  });
}

async function eraseKept(): Promise<void> {
  await within(deviceTexts.refused, (db) => db.clear(store));
  forgetDeviceNote();
}

const channelName = 'escolhas-no-aparelho';

async function save(kind: string, target: ChoiceTarget, wish: ChoiceFlags): Promise<ChoiceFlags> {
  const { id, nome, foto = null, partido = null, uf = null } = target;
  await keep({ kind, id, nome, foto, partido, uf, ...wish });
  tellOtherTabs();
  return wish;
}

/** A channel for each message: one that is kept open keeps a page from being restored. */
function tellOtherTabs(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
}

/** Clients that hear of other tabs. */
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
    await finishLeft(deviceOwner, ({ kind, target, wish }) => save(kind, target, { ...noChoice, ...wish }));
  } catch (reason) {
    console.warn('Choices are not kept yet', reason);
  }
}

/** The choices kept in this browser; nothing of them is ever sent. */
const deviceHome: ChoiceHome = {
  list: async (kind) => {
    await keepLeft();
    const rows = await readKept(kind);
    return rows.map(({ id, favorito, ignorado }) => ({ id, favorito, ignorado }));
  },
  listChosen: async (kind, signal) => {
    await keepLeft();
    const rows = await readKept(kind);
    if (rows.length === 0) return [];
    const people = await fetchPeople(kind, signal);
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
  save,
  // Undoing finds nothing kept any more: the copy is then that of the list.
  change: async (chosen, flags) => {
    const { kind, id, person } = chosen;
    const kept = (await readKept(kind)).find((one) => one.id === id);
    const target = kept ?? { ...person, id, nome: nameOf(chosen) };
    return save(kind, target, { ...flagsIn(kept ?? noChoice), ...flags });
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
