import { Skeleton, SkeletonRegion } from '@/ui/skeleton';

/** The profile in waiting, in the shape of what will come. */
export function ProfileSkeleton() {
  return (
    <SkeletonRegion text="Carregando candidato...">
      <div className="grid grid-cols-[43%_minmax(0,1fr)] gap-4 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-12">
        <Skeleton className="col-span-2 h-11 w-3/4 lg:order-2 lg:col-span-1" />
        <Skeleton className="aspect-3/4 lg:order-1 lg:row-span-3" />
        <div className="grid content-start gap-3 lg:order-3">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
        <div className="col-span-2 grid gap-3 lg:order-4 lg:col-span-1">
          <Skeleton className="h-5" />
          <Skeleton className="h-5" />
          <Skeleton className="h-5 w-2/3" />
        </div>
      </div>
    </SkeletonRegion>
  );
}
