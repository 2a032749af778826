import { escapeMarkup } from '@/lib/text/escape-markup';
import { fullTitle, type HeadData } from '../../seo/head-data';
import { type HeadTag, shareTags } from '../../seo/share-tags';
import { scriptJson } from './script-json.ts';
import type { StructuredData } from './structured-data.ts';

function tagText({ tag, attributes }: HeadTag): string {
  const pairs = Object.entries(attributes).map(([name, value]) => `${name}="${escapeMarkup(value)}"`);
  return `<${tag} ${pairs.join(' ')} data-head />`;
}

export function factsText(head: HeadData, data: readonly StructuredData[]): string {
  return data
    .map(
      (one) =>
        `<script type="application/ld+json" data-head="${escapeMarkup(head.path ?? '')}">${scriptJson(one)}</script>`,
    )
    .join('\n    ');
}

/** Text for files that are not prerendered; the browser replaces it. */
export function headText(head: HeadData, siteUrl: string | null): string {
  const robots: HeadTag[] = head.isPrivate
    ? [{ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }]
    : [];
  return [
    `<title data-head>${escapeMarkup(fullTitle(head))}</title>`,
    ...[...robots, ...shareTags(head, siteUrl)].map(tagText),
  ].join('\n    ');
}
