import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn';

export function CounterStrip({
  label,
  children,
  className,
}: {
  label: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div
      role="group"
      aria-label={label}
      className={cn(
        'border-t-text border-b-border-strong [&>*+*]:border-border grid grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] border-t-3 border-b [&>*+*]:border-l',
        className,
      )}
    >
      {children}
    </div>
  );
}

type CounterProps = Omit<ComponentProps<'button'>, 'value'> & {
  value: number | string | null;
  word: string;
  isSelected: boolean;
};

/** Number and word are its name; a dash is unknown. */
export function Counter({ value, word, isSelected, className, ...props }: CounterProps) {
  return (
    <button
      type="button"
      {...props}
      aria-pressed={isSelected}
      className={cn(
        'hover:bg-surface-2 active:bg-highlight aria-pressed:bg-highlight relative grid content-start gap-0.5 p-3 pr-2 text-left lg:p-4',
        'after:bg-text after:absolute after:inset-x-0 after:-bottom-px after:hidden after:h-[3px] aria-pressed:after:block forced-colors:after:bg-[Highlight]',
        'contrast-more:aria-pressed:outline-text contrast-more:aria-pressed:outline-2 contrast-more:aria-pressed:-outline-offset-2',
        className,
      )}
    >
      <span className="font-head text-figure font-bold tracking-[-0.02em] lining-nums tabular-nums">
        {value ?? '—'}
      </span>{' '}
      <span className={cn('text-small', isSelected ? 'text-text font-semibold' : 'text-muted')}>{word}</span>
    </button>
  );
}

/** The same figure when it is only read: `value` may be '—'. */
export function CounterFact({ value, word }: { value: ReactNode; word: string }) {
  return (
    <p className="grid content-start gap-0.5 p-3 pr-2 first:pl-0 lg:p-4 lg:first:pl-0">
      <span className="font-head text-figure font-bold tracking-[-0.02em] lining-nums tabular-nums">
        {value}
      </span>
      <span className="text-small text-muted">{word}</span>
    </p>
  );
}
