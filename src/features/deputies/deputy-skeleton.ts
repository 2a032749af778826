import type { SkeletonShape } from '@/features/politicians/profile-skeleton';

export const deputySkeleton: SkeletonShape = {
  grid: 'grid-cols-[96px_minmax(0,1fr)] lg:grid-cols-[272px_minmax(0,1fr)]',
  parts: [
    ['lg:row-span-3', 'aspect-3/4'],
    ['grid content-start gap-3', 'h-10 w-3/4', 'h-5 w-1/2'],
    ['col-span-2 lg:col-span-1', 'h-11'],
    ['col-span-2 grid gap-3 lg:col-span-1', 'h-10', 'h-10', 'h-10'],
  ],
};
