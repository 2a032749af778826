import type * as userClient from './user-client';

export type UserClient = typeof userClient;
type Listener = (client: UserClient) => void;

let loaded: UserClient | null = null;
const listeners = new Set<Listener>();

export async function loadUserClient(): Promise<UserClient> {
  const client = await import('./user-client');
  if (loaded === null) {
    loaded = client;
    for (const listener of listeners) listener(client);
  }
  return client;
}

export function onUserClient(listener: Listener): () => void {
  listeners.add(listener);
  if (loaded) listener(loaded);
  return () => listeners.delete(listener);
}
