import type { SkeletonShape } from '@/features/politicians/profile-skeleton';

/** From 1024 px the portrait has its own column. */
export const candidateSkeleton: SkeletonShape = {
  grid: 'grid-cols-[43%_minmax(0,1fr)] sm:grid-cols-[240px_minmax(0,1fr)] lg:grid-cols-[272px_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]',
  parts: [
    ['col-span-2 grid gap-3 lg:order-2 lg:col-span-1', 'h-10 w-3/4 lg:h-13', 'h-6.5 w-11/12 lg:w-1/2'],
    ['lg:order-1 lg:row-span-3', 'aspect-3/4', 'mt-px h-6.5', 'mt-3 hidden h-11 lg:block'],
    ['grid content-start gap-3 lg:order-3 lg:mt-2 lg:grid-cols-4', 'h-11', 'h-11', 'h-11', 'h-11'],
    ['col-span-2 lg:hidden', 'h-11'],
    [
      'col-span-2 mt-4 grid content-start gap-3 lg:order-4 lg:col-span-1 lg:mt-6',
      'h-7 w-40',
      'h-5',
      'h-5',
      'h-5',
      'h-5 w-2/3',
    ],
  ],
};
