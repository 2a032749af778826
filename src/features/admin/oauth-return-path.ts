import { paths } from '@/lib/paths';
import { withStorage } from '@/lib/page/web-storage';

/** Where in the panel to go after Google has led back to its entrance; kept in this tab alone. */
const storageKey = 'painel:volta';

/** Google leads back to the panel's entrance only, so the way on is kept here. */
export function rememberPlace(path: string | null): void {
  withStorage('sessionStorage', undefined, (storage) => {
    if (path !== null && isOfPanel(path)) storage.setItem(storageKey, path);
    else storage.removeItem(storageKey);
  });
}

/** The place remembered before leaving for Google, once; null when there is none. */
export function takePlace(): string | null {
  const path = withStorage('sessionStorage', null, (storage) => {
    const kept = storage.getItem(storageKey);
    storage.removeItem(storageKey);
    return kept;
  });
  return path !== null && isOfPanel(path) ? path : null;
}

function isOfPanel(path: string): boolean {
  return path.startsWith(`${paths.admin}/`) && !path.startsWith(paths.adminLogin) && !path.includes('//');
}
