import { fullTitle } from './page-head';

/**
 * What is handed over when a page is shared: its title as a tab shows it, and its whole address.
 * @param path on the site, as `paths` gives it.
 */
export function sharedPage(title: string, path: string): { title: string; url: string } {
  return { title: fullTitle({ title }), url: new URL(path, window.location.origin).href };
}
