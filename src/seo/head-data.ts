import { productName } from '@/lib/text/product-name';

export interface HeadData {
  /** Canonical, without origin and parameters; absent where the page has none. */
  path?: string;
  /** Absent on the home page, whose title is the product's. */
  title?: string;
  description?: string;
  /** Failures are not private: they pass, but robots remember. */
  isPrivate?: boolean;
  /** Absent: the site's own picture. */
  image?: string;
  imageAlt?: string;
}

export function fullTitle({ title }: Pick<HeadData, 'title'>): string {
  return title === undefined ? productName : `${title} · ${productName}`;
}
