import { isAbout } from './about.ts';
import type { NewsItem, NewsResult } from './news-item.ts';
import { foldWords, mayName } from './person.ts';

const maxItems = 10;

function byMoment(a: NewsItem, b: NewsItem): number {
  return (b.publishedAt ?? '').localeCompare(a.publishedAt ?? '');
}

/** They tell where a reader came from (campaign, click, visitor, place), not which page. */
const tracking = new RegExp(
  `^(?:${[
    'utm\\w*|(?:at|fb|gad|hsa|itm|mc|mkt|mtm|ns|pk|wt)_\\w+|cmp(?:id)?|xtor',
    '\\w*cl(?:ic)?k?id|[gw]braid|igsh(?:id)?|mibextid|srsltid',
    '_\\w+|[a-z]{2,3}_fat_id|epik',
    'ref(?:_?src|errer|_url)?|origin|oc|src|share\\w*|ncid|s_?cid|smid|tblci',
    'amp|outputtype',
  ].join('|')})$`,
);

/** One page has editions for phones and for search engines. */
const editionOfHost = /^(?:www|m|mobile|amp)\./;
const editionOfPath = /^(?:\/google)?\/amp(?=\/)|(?:\/amp|\/index\.(?:html?|php))?\/*$/gi;

/** Many newspapers tell their pages apart by '?id=' alone. */
function pageOf(address: string): string {
  const { host, pathname, searchParams } = new URL(address);
  const asked = [...searchParams].filter(([name]) => !tracking.test(name.toLowerCase()));
  const place = pathname.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase()).replace(editionOfPath, '');
  return `${host.replace(editionOfHost, '')}${place}?${new URLSearchParams(asked.toSorted()).toString()}`;
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
