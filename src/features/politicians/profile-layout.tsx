import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { ChoiceButtons } from './choice-buttons';

interface ProfileLayoutProps extends Omit<ComponentProps<typeof ChoiceButtons>, 'isFramed' | 'describedBy'> {
  /** Of the name in `header`. */
  nameId: string;
  /** Of its grid, toggles and main part. */
  shape: { grid: string; toggles?: string; main?: string };
  header: ReactNode;
  portrait: ReactNode;
  belowToggles?: ReactNode;
  children: ReactNode;
}

/** Name first; phones get one grid, 1024 px a fixed left column. */
export function ProfileLayout({
  nameId,
  shape,
  header,
  portrait,
  belowToggles,
  children,
  ...toggles
}: ProfileLayoutProps) {
  return (
    <article className={cn('grid grid-rows-[auto_1fr] gap-4 lg:gap-x-12 print:block', shape.grid)}>
      {header}
      <div className="contents lg:sticky lg:top-6 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:block lg:self-start">
        {portrait}
        <div className={cn('order-3 min-w-0 lg:mt-3', shape.toggles)}>
          <ChoiceButtons isFramed describedBy={nameId} {...toggles} />
        </div>
        {belowToggles}
      </div>
      <div className={cn('order-5 col-span-full min-w-0 lg:col-span-1 lg:col-start-2', shape.main)}>
        {children}
      </div>
    </article>
  );
}
