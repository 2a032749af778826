import { fullTitle } from './head-data';

export function sharedPage(title: string, path: string): { title: string; url: string } {
  return { title: fullTitle({ title }), url: path };
}
