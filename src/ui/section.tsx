import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/cn';

type SectionHeadProps = { id?: string; title: ReactNode; meta?: ReactNode; isFlat?: boolean };

/** Title under a thick rule, with a note or link at the right. `isFlat` leaves the rule out, for use right under tabs. */
function SectionHead({ id, title, meta, isFlat = false }: SectionHeadProps) {
  return (
    <header
      className={cn(
        'flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2',
        isFlat ? 'mb-2' : 'border-text mb-4 border-t-3 pt-3',
      )}
    >
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {meta && <div className="text-small text-muted">{meta}</div>}
    </header>
  );
}

type SectionProps = Omit<SectionHeadProps, 'id'> & { children: ReactNode; className?: string };

/** Named by its own title; a flat one has no rule above it. */
export function Section({ title, meta, isFlat = false, children, className }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cn(!isFlat && 'mt-8 lg:mt-12', className)}>
      <SectionHead id={id} title={title} meta={meta} isFlat={isFlat} />
      {children}
    </section>
  );
}
