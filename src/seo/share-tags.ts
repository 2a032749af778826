import { fullTitle, type HeadData } from './head-data';
import { productName } from '@/lib/text/product-name';
import { siteHead } from './site-head';

export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Readonly<Record<string, string>>;
}

/** Pixels; networks show 1.91:1 uncut. */
export const imageSize = { width: 1200, height: 630 } as const;

type Pair = readonly [name: string, content: string];

function descriptionOf({ description = siteHead.description }: HeadData): string {
  return description;
}

function pictureOf(
  { image = siteHead.image, imageAlt = siteHead.imageAlt }: HeadData,
  siteUrl: string | null,
) {
  return siteUrl === null ? null : { url: siteUrl + image, alt: imageAlt };
}

function openGraph(head: HeadData, siteUrl: string | null, address: string | null): Pair[] {
  const picture = pictureOf(head, siteUrl);
  return [
    ['og:type', 'website'],
    ['og:site_name', productName],
    ['og:locale', 'pt_BR'],
    ['og:title', fullTitle(head)],
    ['og:description', descriptionOf(head)],
    ...(address === null ? [] : [['og:url', address] as const]),
    ...(picture === null
      ? []
      : ([
          ['og:image', picture.url],
          ['og:image:type', 'image/png'],
          ['og:image:width', String(imageSize.width)],
          ['og:image:height', String(imageSize.height)],
          ['og:image:alt', picture.alt],
        ] as const)),
  ];
}

function twitterCard(head: HeadData, siteUrl: string | null): Pair[] {
  const picture = pictureOf(head, siteUrl);
  return [
    ['twitter:card', picture === null ? 'summary' : 'summary_large_image'],
    ['twitter:title', fullTitle(head)],
    ['twitter:description', descriptionOf(head)],
    ...(picture === null
      ? []
      : ([
          ['twitter:image', picture.url],
          ['twitter:image:alt', picture.alt],
        ] as const)),
  ];
}

/** Build and browser share this list; private pages have no description or canonical address. */
export function shareTags(head: HeadData, siteUrl: string | null): HeadTag[] {
  const { path, isPrivate = false } = head;
  const address = siteUrl === null || path === undefined || isPrivate ? null : siteUrl + path;
  return [
    ...(isPrivate ? [] : [meta({ name: 'description', content: descriptionOf(head) })]),
    ...(address === null ? [] : [link({ rel: 'canonical', href: address })]),
    ...openGraph(head, siteUrl, address).map(([property, content]) => meta({ property, content })),
    ...twitterCard(head, siteUrl).map(([name, content]) => meta({ name, content })),
  ];
}

function meta(attributes: HeadTag['attributes']): HeadTag {
  return { tag: 'meta', attributes };
}

function link(attributes: HeadTag['attributes']): HeadTag {
  return { tag: 'link', attributes };
}
