import { productName } from '@/lib/text/product-name';

export interface HeadData {
  /** Canonical, without origin and parameters; absent where the page has none. */
  path?: string;
  title?: string;
  description?: string;
  /** Failures are not private: they pass, but robots remember. */
  isPrivate?: boolean;
  image?: string;
  imageAlt?: string;
}

export function fullTitle({ title }: Pick<HeadData, 'title'>): string {
  return title === undefined ? productName : `${title} · ${productName}`;
}
