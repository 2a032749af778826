import { withStorage } from '@/lib/page/web-storage';

const prefix = 'rascunho:';

/** Under which key one person's draft lies; another person's never has the same beginning. */
function draftKey(userId: string, name: string): string {
  return `${prefix}${userId}:${name}`;
}

/** The text given to `keepDraft`; null when there is none. Public data only: a draft outlives a session that expired. */
export function readDraft(userId: string, name: string): string | null {
  return withStorage('sessionStorage', null, (storage) => storage.getItem(draftKey(userId, name)));
}

export function keepDraft(userId: string, name: string, text: string): void {
  withStorage('sessionStorage', undefined, (storage) => storage.setItem(draftKey(userId, name), text));
}

export function dropDraft(userId: string, name: string): void {
  withStorage('sessionStorage', undefined, (storage) => storage.removeItem(draftKey(userId, name)));
}

/** Empties this tab's storage, except, where asked, what people wrote and could not save. */
export function clearTabStorage({ keepsDrafts }: { keepsDrafts: boolean }): void {
  withStorage('sessionStorage', undefined, (storage) => {
    const gone = storage.keys().filter((key) => !keepsDrafts || !key.startsWith(prefix));
    for (const key of gone) storage.removeItem(key);
  });
}

/** Takes the drafts of everybody else out of this tab, when somebody signs in. */
export function dropDraftsOfOthers(userId: string): void {
  withStorage('sessionStorage', undefined, (storage) => {
    const others = storage
      .keys()
      .filter((key) => key.startsWith(prefix) && !key.startsWith(draftKey(userId, '')));
    for (const key of others) storage.removeItem(key);
  });
}
