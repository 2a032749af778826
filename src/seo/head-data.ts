import { productName } from '@/lib/text/product-name';

/** What search engines and shared links show of a page. */
export interface HeadData {
  /** Its one address on the site, without origin and parameters; left out where the page has none of its own. */
  path?: string;
  /** The page's own words; left out on the home page, whose title is the product's. */
  title?: string;
  description?: string;
  /** Account, panel, samples and unknown pages. A failure is not: it passes, and what a robot was told stays told. */
  isPrivate?: boolean;
  /** Address on the site of the page's own sharing picture; the others share the site's. */
  image?: string;
  imageAlt?: string;
}

/** The title as tabs, search engines and shared links show it. */
export function fullTitle({ title }: Pick<HeadData, 'title'>): string {
  return title === undefined ? productName : `${title} · ${productName}`;
}
