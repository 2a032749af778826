import { fullTitle } from './head-data';

/**
 * What is handed over when a page is shared: its title as a tab shows it, and its address on the site.
 * @param path as `paths` gives it.
 */
export function sharedPage(title: string, path: string): { title: string; url: string } {
  return { title: fullTitle({ title }), url: path };
}
