import type { ComponentType, ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { CardGrid } from '@/ui/person/card';
import { Loading } from './loading';

/** One grey shape; give it its size by class. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={cn('breathe rounded-chip bg-surface-2 block forced-colors:border', className)} />;
}

/** Shapes are hidden from assistive technology and shown after 150 ms. */
export function SkeletonRegion({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div>
      <Loading className="mb-3">{text}</Loading>
      <div aria-busy="true">
        <div aria-hidden="true" className="late">
          {children}
        </div>
      </div>
    </div>
  );
}

function PortraitCardSkeleton() {
  return (
    <li className="rounded-card border-border bg-surface border">
      <div className="grid grid-cols-[7.25rem_minmax(0,1fr)] gap-x-3.5 p-3">
        <div className="grid gap-px">
          <Skeleton className="aspect-3/4" />
          <Skeleton className="h-6.5" />
        </div>
        <div className="flex flex-col gap-2.5">
          <Skeleton className="h-5.5 w-4/5" />
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-3.5 w-1/2" />
          <Skeleton className="rounded-pill mt-auto h-6.5 w-1/2" />
        </div>
      </div>
      <div className="border-border grid h-14.25 grid-cols-2 items-center border-t px-8">
        <Skeleton className="mr-8 h-4.5" />
        <Skeleton className="ml-8 h-4.5" />
      </div>
    </li>
  );
}

interface CardSkeletonsProps {
  text: string;
  count: number;
  Shape?: ComponentType;
}

export function CardSkeletons({ text, count, Shape = PortraitCardSkeleton }: CardSkeletonsProps) {
  return (
    <SkeletonRegion text={text}>
      <CardGrid>
        {Array.from({ length: count }, (_, index) => (
          <Shape key={index} />
        ))}
      </CardGrid>
    </SkeletonRegion>
  );
}
