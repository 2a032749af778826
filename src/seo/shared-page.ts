import { fullTitle } from './head-data';

/** The title as a tab shows it, and the address on the site. @param path as `paths` gives it. */
export function sharedPage(title: string, path: string): { title: string; url: string } {
  return { title: fullTitle({ title }), url: path };
}
