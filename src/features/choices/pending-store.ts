import { parseJson } from '@/lib/text/parse-json';
import { withStorage } from '@/lib/page/web-storage';
import type { ChoiceKind } from './kinds';
import type { ChoiceFlag, ChoiceTarget } from './model';

interface Waiting {
  kind: ChoiceKind;
  target: ChoiceTarget;
  flag: ChoiceFlag;
  path: string;
}

export const pendingKey = 'escolha-a-fazer';

let inMemory: string | null = null;

/** In this tab alone, never in an address: it is a political opinion. */
export function keepPending(waiting: Waiting): void {
  putPending(JSON.stringify({ ...waiting, keptAt: Date.now() }));
}

export function putPending(text: string): void {
  const isStored = withStorage('sessionStorage', false, (storage) => {
    storage.setItem(pendingKey, text);
    return true;
  });
  inMemory = isStored ? null : text;
}

export function readPending(): string | null {
  return inMemory ?? withStorage('sessionStorage', null, (storage) => storage.getItem(pendingKey));
}

export function dropPending(): void {
  inMemory = null;
  withStorage('sessionStorage', undefined, (storage) => storage.removeItem(pendingKey));
}

/** `before` in ms; taps held until hydration stay. */
export function dropPendingFrom(before: number): void {
  const kept = parseJson(readPending() ?? 'null');
  const isNew =
    typeof kept === 'object' &&
    kept !== null &&
    'keptAt' in kept &&
    typeof kept.keptAt === 'number' &&
    kept.keptAt > before;
  if (!isNew) dropPending();
}
