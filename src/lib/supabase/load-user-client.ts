import type * as userClient from './user-client';

export type UserClient = typeof userClient;
type Listener = (client: UserClient) => void;

let loaded: UserClient | null = null;
const listeners = new Set<Listener>();

/** The one way to the user's client: its chunk (about 20 kB compressed) loads at the first call. Rejects when it cannot. */
export async function loadUserClient(): Promise<UserClient> {
  const client = await import('./user-client');
  if (loaded === null) {
    loaded = client;
    for (const listener of listeners) listener(client);
  }
  return client;
}

/** Calls back once the client is there, at once if it already is; returns how to stop waiting for it. */
export function onUserClient(listener: Listener): () => void {
  listeners.add(listener);
  if (loaded) listener(loaded);
  return () => listeners.delete(listener);
}
