import { withStorage } from '@/lib/page/web-storage';

const prefix = 'rascunho:';

/** Nobody's key begins another person's. */
function draftKey(userId: string, name: string): string {
  return `${prefix}${userId}:${name}`;
}

/** Null without one. Public data only: drafts outlive an expired session. */
export function readDraft(userId: string, name: string): string | null {
  return withStorage('sessionStorage', null, (storage) => storage.getItem(draftKey(userId, name)));
}

export function keepDraft(userId: string, name: string, text: string): void {
  withStorage('sessionStorage', undefined, (storage) => storage.setItem(draftKey(userId, name), text));
}

export function dropDraft(userId: string, name: string): void {
  withStorage('sessionStorage', undefined, (storage) => storage.removeItem(draftKey(userId, name)));
}

export function clearTabStorage({ keepsDrafts }: { keepsDrafts: boolean }): void {
  withStorage('sessionStorage', undefined, (storage) => {
    const gone = storage.keys().filter((key) => !keepsDrafts || !key.startsWith(prefix));
    for (const key of gone) storage.removeItem(key);
  });
}

export function dropDraftsOfOthers(userId: string): void {
  withStorage('sessionStorage', undefined, (storage) => {
    const others = storage
      .keys()
      .filter((key) => key.startsWith(prefix) && !key.startsWith(draftKey(userId, '')));
    for (const key of others) storage.removeItem(key);
  });
}
