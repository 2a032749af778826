import { paths } from '@/lib/paths';
import type { HeadData } from '@/seo/head-data';

/** Until those compared have names. */
export const compareHead = { path: paths.compare, title: 'Comparar', isPrivate: true } satisfies HeadData;
