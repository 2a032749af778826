import { vi } from 'vitest';

type Row = Record<string, unknown>;

class FakeRequest extends EventTarget {
  result: unknown;

  answer(type: string, result: unknown): this {
    this.result = result;
    queueMicrotask(() => this.dispatchEvent(new Event(type)));
    return this;
  }
}

const answering = (result: unknown) => new FakeRequest().answer('success', result);
const startsWith = (key: readonly unknown[], start: readonly unknown[]) =>
  start.every((part, place) => key[place] === part);

class FakeStore {
  readonly #keyPath: readonly string[];
  #rows: Row[] = [];

  constructor(keyPath: readonly string[]) {
    this.#keyPath = keyPath;
  }

  readonly #keyOf = (row: Row) => this.#keyPath.map((part) => row[part]);

  count(): FakeRequest {
    return answering(this.#rows.length);
  }

  getAll(range: { lower: unknown[] } | null): FakeRequest {
    return answering(this.#rows.filter((row) => startsWith(this.#keyOf(row), range?.lower ?? [])));
  }

  put(row: Row): FakeRequest {
    this.delete(this.#keyOf(row));
    this.#rows.push(structuredClone(row));
    return answering(undefined);
  }

  delete(key: unknown[]): FakeRequest {
    this.#rows = this.#rows.filter((row) => !startsWith(this.#keyOf(row), key));
    return answering(undefined);
  }

  clear(): FakeRequest {
    this.#rows = [];
    return answering(undefined);
  }
}

class FakeTransaction extends EventTarget {
  readonly objectStoreNames: string[];
  readonly #store: FakeStore;

  constructor(name: string, store: FakeStore) {
    super();
    this.objectStoreNames = [name];
    this.#store = store;
    setTimeout(() => this.dispatchEvent(new Event('complete')));
  }

  objectStore(): FakeStore {
    return this.#store;
  }
}

class FakeDatabase extends EventTarget {
  readonly #stores = new Map<string, FakeStore>();

  createObjectStore(name: string, { keyPath }: { keyPath: string[] }): void {
    this.#stores.set(name, new FakeStore(keyPath));
  }

  transaction(name: string): FakeTransaction {
    const store = this.#stores.get(name);
    if (store === undefined) throw new DOMException(name, 'NotFoundError');
    return new FakeTransaction(name, store);
  }

  close(): void {}
}

/** Empty, unlike jsdom's missing one: compound keys, found by their beginning. */
export function hasDatabase(): void {
  let kept: FakeDatabase | null = null;
  const open = () => {
    const request = new FakeRequest();
    if (kept === null) request.answer('upgradeneeded', (kept = new FakeDatabase()));
    return request.answer('success', kept);
  };
  vi.stubGlobal('indexedDB', { open });
  vi.stubGlobal('IDBKeyRange', { bound: (lower: unknown[]) => ({ lower }) });
  vi.stubGlobal('IDBRequest', FakeRequest);
  vi.stubGlobal('IDBDatabase', FakeDatabase);
  vi.stubGlobal('IDBObjectStore', FakeStore);
  vi.stubGlobal('IDBTransaction', FakeTransaction);
  for (const unused of ['IDBIndex', 'IDBCursor']) vi.stubGlobal(unused, class extends EventTarget {});
}
