import { errorCode, isPassing } from '@/lib/errors';
import { withStorage } from '@/lib/page/web-storage';
import type { ChoiceFlags, ChoiceTarget } from './model';

export interface Tap {
  target: ChoiceTarget;
  rowId?: string | undefined;
  base?: ChoiceFlags | undefined;
  wish: Partial<ChoiceFlags>;
  at: number;
  elsewhere?: ChoiceFlags | undefined;
}

/** A tap a line: any of them may have arrived already. */
export interface Written {
  key: string;
  text: string;
  /** An earlier tap about the person had not arrived. */
  isBehind: boolean;
}

const underWay = new Set<string>();

export const isUnderWay = (text: string): boolean => underWay.has(text);

export function writeAhead(key: string, tap: Tap): Written | null {
  return withStorage('localStorage', null, (storage) => {
    const former = storage.getItem(key) ?? '';
    const text = `${former}${JSON.stringify(tap)}\n`;
    storage.setItem(key, text);
    return { key, text, isBehind: former !== '' };
  });
}

/** A tap that came meanwhile stays, with those before it. */
export function dropWritten({ key, text }: Omit<Written, 'isBehind'>): void {
  withStorage('localStorage', undefined, (storage) => {
    if (storage.getItem(key) === text) storage.removeItem(key);
  });
}

/** Across tabs; only secure contexts have such locks. */
export function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work();
}

export async function sendWritten<T>(written: Written | null, send: () => Promise<T>): Promise<T> {
  if (written === null) return send();
  underWay.add(written.text);
  try {
    return await inTurn(written.key, send);
  } finally {
    underWay.delete(written.text);
  }
}

/** A broken service or an ended session is no refusal. */
const broken = /^(0|5[78]|XX|PGRST[03]|session_ended)/;

export function isUnanswered(error: unknown): boolean {
  return isPassing(error) || broken.test(errorCode(error) ?? '0');
}
