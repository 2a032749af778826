import { isAbout } from './about.ts';
import type { NewsItem, NewsResult } from './news-item.ts';
import { foldWords } from './person.ts';

const maxItems = 10;

function byMoment(a: NewsItem, b: NewsItem): number {
  return (b.publishedAt ?? '').localeCompare(a.publishedAt ?? '');
}

function pageOf(address: string): string {
  const { host, pathname } = new URL(address);
  return `${host}${pathname.replace(/\/+$/, '')}`;
}

interface Subject {
  name: string;
  party: string;
}

export function selectNews(items: readonly NewsItem[], { name, party }: Subject): NewsResult[] {
  const seen = new Set<string>();
  const chosen = items
    .filter(isAbout(name, party))
    .sort(byMoment)
    .filter(({ title, url }) => {
      const marks = [pageOf(url), foldWords(title)];
      const isNew = marks.every((mark) => !seen.has(mark));
      for (const mark of marks) seen.add(mark);
      return isNew;
    });
  return chosen.slice(0, maxItems).map(({ section: _, ...result }) => result);
}
