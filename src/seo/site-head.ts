import type { HeadData } from './head-data';
import { paths } from '@/lib/paths';
import { productName } from '@/lib/text/product-name';

/** Pages without their own description or picture use these. */
export const siteHead = {
  path: paths.home,
  description:
    'Conheça os candidatos à Presidência 2026 e faça suas escolhas. Em ordem alfabética, com fonte e data, sem recomendar voto.',
  image: '/og/site.png',
  imageAlt: `${productName}: conheça os candidatos à Presidência 2026 e faça suas escolhas.`,
} as const satisfies HeadData;
