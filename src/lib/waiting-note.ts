import { withStorage } from '@/lib/page/web-storage';

const prefix = 'escolha-a-enviar ';

export function waitingKey(owner: string, kind: string, id: string): string {
  return `${prefix}${owner} ${kind} ${id}`;
}

export function waitingKeys(owner = ''): string[] {
  return withStorage<string[]>('localStorage', [], (storage) =>
    storage.keys().filter((key) => key.startsWith(prefix + owner)),
  );
}
