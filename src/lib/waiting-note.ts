import { withStorage } from '@/lib/page/web-storage';

/** What is said of a choice that could not be sent yet. */
export const waitingWords = 'Aguardando rede';

const start = (owner: string) => `escolha-a-enviar ${owner} `;

/** Where a choice of an account lies on this device until it has arrived: a key for each person it is about. */
export function waitingKey(owner: string, kind: string, id: string): string {
  return `${start(owner)}${kind} ${id}`;
}

/** The keys of all that waits for an account, without reading it. */
export function waitingKeys(owner: string): string[] {
  return withStorage<string[]>('localStorage', [], (storage) =>
    storage.keys().filter((key) => key.startsWith(start(owner))),
  );
}
