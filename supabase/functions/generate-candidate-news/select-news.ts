import { isAbout } from './about.ts';
import type { NewsItem, NewsResult } from './news-item.ts';
import { foldWords, mayName } from './person.ts';

const maxItems = 10;

function byMoment(a: NewsItem, b: NewsItem): number {
  return (b.publishedAt ?? '').localeCompare(a.publishedAt ?? '');
}

/** They tell where a reader came from, not which page it is. */
const tracking = /^(?:utm\w*|(?:at|pk|mc)_\w+|[a-z]{0,3}clid|igshid|ref|origin|cmp(?:id)?|oc|xtor)$/;

/** Many newspapers tell their pages apart by '?id=' alone. */
function pageOf(address: string): string {
  const { host, pathname, searchParams } = new URL(address);
  const asked = [...searchParams].filter(([name]) => !tracking.test(name.toLowerCase()));
  return `${host}${pathname.replace(/\/+$/, '')}?${new URLSearchParams(asked.toSorted()).toString()}`;
}

function eachOnce(items: readonly NewsItem[]): NewsItem[] {
  const seen = new Set<string>();
  return items.toSorted(byMoment).filter(({ title, url }) => {
    const marks = [pageOf(url), foldWords(title)];
    const isNew = marks.every((mark) => !seen.has(mark));
    for (const mark of marks) seen.add(mark);
    return isNew;
  });
}

interface Subject {
  name: string;
  party: string;
}

export interface Found {
  isSearch: boolean;
  items: readonly NewsItem[];
}

export interface Selection {
  results: NewsResult[];
  /** Found for the person, or with their name, and not about them with certainty. */
  leftOut: number;
}

export function selectNews(found: readonly Found[], { name, party }: Subject): Selection {
  const isNamed = mayName(name);
  const perhaps = found.flatMap(({ isSearch, items }) =>
    items.filter(({ title, description }) => isSearch || isNamed(title) || isNamed(description)),
  );
  const isSure = isAbout(name, party);
  const sure = eachOnce(perhaps.filter(isSure));
  return {
    results: sure.slice(0, maxItems).map(({ section: _, ...result }) => result),
    leftOut: eachOnce(perhaps.filter((item) => !isSure(item))).length,
  };
}
