import { Skeleton, SkeletonRegion } from '@/ui/skeleton';

/** The profile in waiting, in the shape of what will come. */
export function DeputySkeleton() {
  return (
    <SkeletonRegion text="Carregando deputado...">
      <div className="grid grid-cols-[96px_minmax(0,1fr)] gap-4 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-12">
        <Skeleton className="aspect-3/4 lg:row-span-3" />
        <div className="grid content-end gap-3 lg:content-start">
          <Skeleton className="h-10 w-3/4" />
          <Skeleton className="h-5 w-1/2" />
        </div>
        <Skeleton className="col-span-2 h-11 lg:col-span-1" />
        <div className="col-span-2 grid gap-3 lg:col-span-1">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      </div>
    </SkeletonRegion>
  );
}
