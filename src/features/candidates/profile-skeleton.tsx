import { Skeleton, SkeletonRegion } from '@/ui/skeleton';

/** The profile in waiting, in the shape of what will come, with its heading already there for who listens. */
export function ProfileSkeleton({ name = 'Candidato' }: { name?: string | undefined }) {
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        {name}
      </h1>
      <SkeletonRegion text="Carregando candidato...">
        <div className="grid grid-cols-[43%_minmax(0,1fr)] gap-4 sm:grid-cols-[240px_minmax(0,1fr)] lg:grid-cols-[272px_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] lg:gap-x-12">
          <div className="col-span-2 grid gap-3 lg:order-2 lg:col-span-1">
            <Skeleton className="h-10 w-3/4 lg:h-13" />
            <Skeleton className="h-6.5 w-11/12 lg:w-1/2" />
          </div>
          <div className="lg:order-1 lg:row-span-3">
            <Skeleton className="aspect-3/4" />
            <Skeleton className="mt-px h-6.5" />
            <Skeleton className="mt-3 hidden h-11 lg:block" />
          </div>
          <div className="grid content-start gap-3 lg:order-3 lg:mt-2 lg:grid-cols-4">
            <Skeleton className="h-11" />
            <Skeleton className="h-11" />
            <Skeleton className="h-11" />
            <Skeleton className="h-11" />
          </div>
          <Skeleton className="col-span-2 h-11 lg:hidden" />
          <div className="col-span-2 mt-4 grid content-start gap-3 lg:order-4 lg:col-span-1 lg:mt-6">
            <Skeleton className="h-7 w-40" />
            <Skeleton className="h-5" />
            <Skeleton className="h-5" />
            <Skeleton className="h-5" />
            <Skeleton className="h-5 w-2/3" />
          </div>
        </div>
      </SkeletonRegion>
    </>
  );
}
