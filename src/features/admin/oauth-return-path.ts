import { paths } from '@/lib/paths';
import { withStorage } from '@/lib/page/web-storage';

/** Google leads only to the panel's entrance; this tab keeps the way on. */
const storageKey = 'painel:volta';

export function rememberPlace(path: string | null): void {
  withStorage('sessionStorage', undefined, (storage) => {
    if (path !== null && isOfPanel(path)) storage.setItem(storageKey, path);
    else storage.removeItem(storageKey);
  });
}

/** Once; null when there is none. */
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
