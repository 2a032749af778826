import { cn } from '@/lib/cn';
import { Skeleton, SkeletonRegion } from './skeleton';

/** In the place of a deputy's card. */
export function CompactCardSkeleton() {
  return (
    <li className="rounded-card border-border bg-surface min-h-40 border">
      <div className="grid grid-cols-[72px_minmax(0,1fr)_44px] gap-x-3 p-3">
        <Skeleton className="aspect-3/4" />
        <div className="flex flex-col gap-2.5">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="mt-auto h-6 w-14" />
          <Skeleton className="h-3.5 w-1/2" />
        </div>
      </div>
    </li>
  );
}

/** As high as a short list; longer ones say how long. */
export function RowSkeletons({ text, count = 6 }: { text: string; count?: number }) {
  return (
    <SkeletonRegion text={text}>
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          className="border-border grid grid-cols-[48px_minmax(0,1fr)] items-center gap-3 border-b py-2"
        >
          <Skeleton className="aspect-3/4" />
          <div className="grid gap-2">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </SkeletonRegion>
  );
}

export function TextSkeleton({ text, lines = 4 }: { text: string; lines?: number }) {
  return (
    <SkeletonRegion text={text}>
      <div className="max-w-measure grid gap-3">
        {Array.from({ length: lines }, (_, index) => (
          <Skeleton key={index} className={cn('h-4.5', index % 4 === 3 ? 'w-2/3' : 'w-full')} />
        ))}
      </div>
    </SkeletonRegion>
  );
}
