import type { SkeletonShape } from '@/features/politicians/profile-skeleton';

/** The profile's own grid, with the toggles under the portrait from 1024 px. */
export const candidateSkeleton: SkeletonShape = {
  grid: 'grid-cols-[min(43%,10rem)_minmax(0,1fr)] lg:grid-cols-[272px_minmax(0,1fr)] grid-rows-[auto_1fr]',
  parts: [
    ['order-1 grid gap-3 @max-[25rem]:col-span-full', 'h-10 w-3/4 lg:h-13', 'h-6.5 w-4/5 lg:w-1/2'],
    ['row-span-2 @max-[25rem]:order-2', 'aspect-3/4', 'mt-px h-6.5', 'mt-3 hidden h-11 lg:block'],
    [
      'order-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.75rem),1fr))] content-start gap-2 lg:hidden @max-[25rem]:row-span-2 @max-[25rem]:self-end',
      'h-11',
      'h-11',
    ],
    [
      'order-4 col-span-full mt-4 grid content-start gap-3 lg:col-span-1 lg:mt-6',
      'h-7 w-40',
      'h-5',
      'h-5',
      'h-5',
      'h-5 w-2/3',
    ],
  ],
};
