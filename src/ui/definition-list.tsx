import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/cn';

type ListProps = { isStacked?: boolean; children: ReactNode; className?: string };

/** Terms and values parted by rules: side by side, or `isStacked` in narrow columns. */
export function DefinitionList({ isStacked = false, children, className }: ListProps) {
  return (
    <dl
      className={cn(
        '*:border-border [&>:first-child]:border-t-border-strong @container *:grid *:items-baseline *:gap-x-3 *:border-b [&>:first-child]:border-t',
        isStacked
          ? '*:gap-y-px *:py-2'
          : '*:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] *:py-[11px] @max-[18rem]:*:grid-cols-1',
        className,
      )}
    >
      {children}
    </dl>
  );
}

/** Two columns, four from 680 px; one where the text is large. */
export function FactList({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={cn('@container', className)}>
      <dl className="border-border-strong text-lead *:border-border grid grid-cols-2 border-t *:border-b *:py-3 *:pr-3 sm:grid-cols-4 md:*:not-first:border-l md:*:not-first:pl-6 @max-[18rem]:grid-cols-1">
        {children}
      </dl>
    </div>
  );
}

/** One term with its value; `help` is a plain explanation that opens on demand. */
export function Definition({ term, help, children }: { term: string; help?: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className="min-w-0">
      <dt id={help && id} className="text-small text-muted">
        {term}
      </dt>
      <dd className="leading-[1.35] font-semibold wrap-anywhere">
        <div className="contents">{children}</div>
        {help && (
          <details className="text-small text-muted font-normal">
            <summary
              aria-describedby={id}
              className="min-h-target -my-3 inline-flex items-center underline underline-offset-3"
            >
              O que é
            </summary>
            <p>{help}</p>
          </details>
        )}
      </dd>
    </div>
  );
}
