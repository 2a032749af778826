import { escapeMarkup } from '@/lib/escape-markup';
import { fullTitle, type PageHead } from './page-head';
import { type HeadTag, shareTags } from './share-tags';
import { scriptJson } from './script-json';
import type { StructuredData } from './structured-data';

/** Between these two the head of a page stands in index.html, so that other pages can be made from it. */
const begin = '<!-- head -->';
const end = '<!-- /head -->';

/** Where index.html leaves room for the head of a page. */
const place = new RegExp(`${begin}(?:[\\s\\S]*?${end})?`);

function tagText({ tag, attributes }: HeadTag): string {
  const pairs = Object.entries(attributes).map(([name, value]) => `${name}="${escapeMarkup(value)}"`);
  return `<${tag} ${pairs.join(' ')} data-head />`;
}

/**
 * The tags that the browser would write for a page (see `DocumentHead`), as text: its title, whether search engines may
 * keep it, what it says when shared, and facts for machines. The last are marked with the page they are about.
 */
export function headText(
  head: PageHead,
  siteUrl: string | null,
  data: readonly StructuredData[] = [],
): string {
  const robots: HeadTag[] = head.isPrivate
    ? [{ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }]
    : [];
  const facts = data.map(
    (one) =>
      `<script type="application/ld+json" data-head="${escapeMarkup(head.path ?? '')}">${scriptJson(one)}</script>`,
  );
  return [
    `<title>${escapeMarkup(fullTitle(head))}</title>`,
    ...[...robots, ...shareTags(head, siteUrl)].map(tagText),
    ...facts,
  ].join('\n    ');
}

/** The same document with the given head. Throws when the document has no place for one. */
export function withHead(html: string, head: string): string {
  if (!place.test(html)) throw new Error(`index.html has no place for a page's head: ${begin}`);
  return html.replace(place, () => `${begin}\n    ${head}\n    ${end}`);
}
