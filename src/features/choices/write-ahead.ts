import { errorCode } from '@/lib/errors';
import { withStorage } from '@/lib/page/web-storage';
import type { ChoiceFlags, ChoiceTarget } from './model';

/** A tap as it is written before it is sent. */
export interface Tap {
  target: ChoiceTarget;
  /** The row that it changes, where a list showed it. */
  rowId?: string | undefined;
  /** What the database last said, where that was known. */
  base?: ChoiceFlags | undefined;
  wish: Partial<ChoiceFlags>;
  /** Milliseconds since 1970. */
  at: number;
  /** What the database says now, where that was changed elsewhere: the user is to decide. */
  elsewhere?: ChoiceFlags | undefined;
}

/** All that is written under a key, a tap a line: any of them may have arrived already. */
export interface Written {
  key: string;
  text: string;
  /** Whether an earlier tap about the same person had not arrived. */
  isBehind: boolean;
}

/** What this page is sending right now. */
const underWay = new Set<string>();

export const isUnderWay = (text: string): boolean => underWay.has(text);

/** Null where the browser keeps nothing. */
export function writeAhead(key: string, tap: Tap): Written | null {
  return withStorage('localStorage', null, (storage) => {
    const former = storage.getItem(key) ?? '';
    const text = `${former}${JSON.stringify(tap)}\n`;
    storage.setItem(key, text);
    return { key, text, isBehind: former !== '' };
  });
}

/** Drops what has arrived or was refused; a tap that came meanwhile stays, with those before it. */
export function dropWritten({ key, text }: Omit<Written, 'isBehind'>): void {
  withStorage('localStorage', undefined, (storage) => {
    if (storage.getItem(key) === text) storage.removeItem(key);
  });
}

/** Runs one work at a time under a name, whichever tab it is of; only secure contexts have such locks. */
export function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work();
}

/** The same, unless a tab is at it already: a page that hangs must hold up no other. */
export async function ifFree(name: string, work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator)
    await navigator.locks.request(name, { ifAvailable: true }, (lock) => lock && work());
  else await work();
}

/** Sends what was written, if it was; nobody else sends it meanwhile. */
export async function sendWritten<T>(written: Written | null, send: () => Promise<T>): Promise<T> {
  if (written === null) return send();
  underWay.add(written.text);
  try {
    return await inTurn(written.key, send);
  } finally {
    underWay.delete(written.text);
  }
}

/** Codes of a broken service, or of a session that is over: neither is a refusal. */
const passing = /^(0|5[378]|XX|PGRST[03]|session_ended)/;

/** Whether nobody has refused it, so that it may be sent again. */
export function isUnanswered(error: unknown): boolean {
  return passing.test(errorCode(error) ?? '0');
}
