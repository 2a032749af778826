import { cn } from '@/lib/cn';
import { Skeleton, SkeletonRegion } from '@/ui/state/skeleton';

/** Classes of the grid, then of each part and its lines. */
export interface SkeletonShape {
  grid: string;
  parts: readonly (readonly [part: string, ...lines: string[]])[];
}

interface ProfileSkeletonProps {
  text: string;
  shape: SkeletonShape;
  /** Of the heading, which assistive technology reads before the profile is there. */
  name: string;
}

export function ProfileSkeleton({ text, shape: { grid, parts }, name }: ProfileSkeletonProps) {
  return (
    <>
      <h1 tabIndex={-1} translate="no" className="sr-only">
        {name}
      </h1>
      <SkeletonRegion text={text}>
        <div className="@container">
          <div className={cn('grid gap-4 lg:gap-x-12', grid)}>
            {parts.map(([part, ...lines]) => (
              <div key={part} className={part}>
                {lines.map((line, index) => (
                  <Skeleton key={index} className={line} />
                ))}
              </div>
            ))}
          </div>
        </div>
      </SkeletonRegion>
    </>
  );
}
