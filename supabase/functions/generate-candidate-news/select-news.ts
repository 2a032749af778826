import type { NewsItem } from './news-item.ts';
import { foldText, names } from './person.ts';

const mostItems = 10;

/** Newest first; what has no date comes last. */
function byMoment(a: NewsItem, b: NewsItem): number {
  return (b.publishedAt ?? '').localeCompare(a.publishedAt ?? '');
}

/** The same page, whatever followed it in the address. */
function pageOf(address: string): string {
  const { host, pathname } = new URL(address);
  return `${host}${pathname.replace(/\/+$/, '')}`;
}

/** Of all items those that name the person in title or description, each once, the newest ten. */
export function selectNews(items: readonly NewsItem[], name: string): NewsItem[] {
  const isAbout = names(name);
  const seen = new Set<string>();
  const chosen = items
    .filter(({ title, description }) => isAbout(title) || isAbout(description))
    .sort(byMoment)
    .filter(({ title, url }) => {
      const marks = [pageOf(url), foldText(title)];
      const isNew = marks.every((mark) => !seen.has(mark));
      for (const mark of marks) seen.add(mark);
      return isNew;
    });
  return chosen.slice(0, mostItems);
}
