import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { deviceNote } from '@/lib/device-note';
import { SpokenError } from '@/lib/errors';
import { notify } from '@/lib/notify';
import { requireChoices } from './choice-rows';
import { deviceTexts } from './device-texts';
import type { ChoiceFlags, ChoiceTarget } from './model';

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
  if (deviceNote.read() === null) return;
  deviceNote.forget();
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
export async function keep(choice: Omit<KeptChoice, 'mudada_em'>): Promise<void> {
  const { kind, id, favorito, ignorado } = choice;
  await within(deviceTexts.refused, async (db) => {
    if (favorito || ignorado) await db.put(store, { ...choice, mudada_em: Date.now() });
    else await db.delete(store, [kind, id]);
  });
}

export async function eraseKept(): Promise<void> {
  await within(deviceTexts.refused, (db) => db.clear(store));
  deviceNote.forget();
}
