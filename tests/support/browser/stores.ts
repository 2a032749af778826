const storages = ['localStorage', 'sessionStorage'] as const;

export const badStores = {
  'denies every storage': () => {
    throw new DOMException('Access is denied for this document', 'SecurityError');
  },
  // Firefox, for a file that is damaged: no DOMException.
  'has damaged storages': () => {
    throw Object.assign(new Error('NS_ERROR_FILE_CORRUPTED'), { result: 2_152_857_611 });
  },
  // Browsers inside other apps whose WebView was given no DOM storage.
  'has null for storages': () => null,
} as const;

/** Works while the browser's stores, the caches and the databases included, are like that. */
export async function amidStores(name: keyof typeof badStores, work: () => Promise<void>): Promise<void> {
  const get = badStores[name];
  const doors = storages.map((storage) => {
    const own = Object.getOwnPropertyDescriptor(window, storage);
    Object.defineProperty(window, storage, { get, configurable: true });
    return () => Object.defineProperty(window, storage, own ?? {});
  });
  const rare = ['caches', 'indexedDB'].map((store) => {
    Object.defineProperty(window, store, { get, configurable: true });
    return () => Reflect.deleteProperty(window, store);
  });
  try {
    await work();
  } finally {
    // What cleans up after the test needs the storage.
    for (const restore of [...doors, ...rare]) restore();
  }
}

export const badStoreNames = [
  'denies every storage',
  'has damaged storages',
  'has null for storages',
] as const;
