import { withStorage } from '@/lib/page/web-storage';

const prefix = 'escolha-a-enviar ';

/** Where a choice lies on this device until its home has it: a key for each person it is about. */
export function waitingKey(owner: string, kind: string, id: string): string {
  return `${prefix}${owner} ${kind} ${id}`;
}

/** The keys of all that waits for an account, or for any, without reading it. */
export function waitingKeys(owner = ''): string[] {
  return withStorage<string[]>('localStorage', [], (storage) =>
    storage.keys().filter((key) => key.startsWith(prefix + owner)),
  );
}
