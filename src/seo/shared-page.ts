import { fullTitle } from './head-data';

/** @param path as `paths` gives it. */
export function sharedPage(title: string, path: string): { title: string; url: string } {
  return { title: fullTitle({ title }), url: path };
}
