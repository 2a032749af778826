import { cn } from '@/lib/cn';
import { Skeleton, SkeletonRegion } from './skeleton';

export function RowSkeletons({ text, count }: { text: string; count: number }) {
  return (
    <SkeletonRegion text={text}>
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          className="border-border grid grid-cols-[56px_minmax(0,1fr)] items-center gap-3 border-b py-3"
        >
          <Skeleton className="aspect-3/4" />
          <div className="grid gap-2">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4 w-1/3" />
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
