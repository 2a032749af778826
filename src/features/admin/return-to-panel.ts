import { paths } from '@/lib/paths';

/** Where in the panel to go after Google has led back to its entrance; kept in this tab alone. */
const storageKey = 'painel:volta';

/** Google leads back to the panel's entrance and nowhere else, so the way on is kept here while the person is away. */
export function rememberPlace(path: string | null): void {
  if (path !== null && isOfPanel(path)) window.sessionStorage.setItem(storageKey, path);
  else window.sessionStorage.removeItem(storageKey);
}

/** The place remembered before leaving for Google, once; null when there is none. */
export function takePlace(): string | null {
  const path = window.sessionStorage.getItem(storageKey);
  window.sessionStorage.removeItem(storageKey);
  return path !== null && isOfPanel(path) ? path : null;
}

function isOfPanel(path: string): boolean {
  return path.startsWith(`${paths.admin}/`) && !path.startsWith(paths.adminLogin) && !path.includes('//');
}
