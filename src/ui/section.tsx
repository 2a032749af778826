import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/cn';

interface SectionProps {
  title: ReactNode;
  /** Follows the title and is no part of the section's name. */
  beside?: ReactNode;
  meta?: ReactNode;
  isFlat?: boolean;
  children: ReactNode;
  className?: string;
}

/** Thick rule and title; a flat one, under tabs, has no rule. */
export function Section({ title, beside, meta, isFlat = false, children, className }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cn(!isFlat && 'mt-8 lg:mt-12', className)}>
      <header
        className={cn(
          'flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2',
          isFlat ? 'mb-2' : 'border-text mb-4 border-t-3 pt-3',
        )}
      >
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {beside}
        {meta && <div className="text-small text-muted">{meta}</div>}
      </header>
      {children}
    </section>
  );
}
