import { vi } from 'vitest';

/** As far as the site uses it. Returns contents by cache and address. */
export function installCaches(): Map<string, Map<string, string>> {
  const stores = new Map<string, Map<string, string>>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, string>();
    stores.set(name, store);
    return {
      match: async (address: string) => {
        const text = store.get(address);
        return text === undefined ? undefined : new Response(text);
      },
      put: async (address: string, response: Response) => {
        store.delete(address);
        store.set(address, await response.text());
      },
      keys: async () => [...store.keys()],
      delete: async (address: string) => store.delete(address),
    };
  };
  vi.stubGlobal('caches', {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  });
  return stores;
}
