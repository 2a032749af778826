import { escapeMarkup } from '@/lib/text/escape-markup';
import { instantOf } from '@/lib/day/instant';
import { addressesOf, siteMap } from '@/lib/site-map';

export interface SitemapPage {
  path: string;
  /** ISO 8601; left out where no record dates the page. */
  updatedAt?: string | undefined;
}

/** Sitemaps.org protocol 0.9, whole addresses. */
export function sitemapText(pages: readonly SitemapPage[], siteUrl: string): string {
  const entries = pages.map(({ path, updatedAt }) => {
    const lastmod =
      updatedAt === undefined ? '' : `<lastmod>${new Date(instantOf(updatedAt)).toISOString()}</lastmod>`;
    return `  <url><loc>${escapeMarkup(siteUrl + path)}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

const { pages, folders } = addressesOf(siteMap.filter(({ robots }) => robots === 'closed'));

/** Beginnings cover longer addresses, which need no line. */
const closed = [...pages, ...folders].filter(
  (path, _, all) => !all.some((other) => other !== path && path.startsWith(other)),
);

/** RFC 9309; names the sitemap only when there is one. */
export function robotsText(siteUrl: string | null): string {
  const sitemap = siteUrl === null ? [] : ['', `Sitemap: ${siteUrl}/sitemap.xml`];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), ...sitemap, ''].join('\n');
}
