import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn';

type FoldProps = Pick<ComponentProps<'details'>, 'onToggle'> & {
  summary: ReactNode;
  children: ReactNode;
  isPlain?: boolean;
  isOpen?: boolean;
  className?: string;
};

/** `isPlain` is a small underlined word instead of a ruled row. */
export function Disclosure({ summary, children, isPlain = false, isOpen, onToggle, className }: FoldProps) {
  return (
    <details
      open={isOpen}
      className={cn('group/fold', !isPlain && 'border-border border-y', className)}
      onToggle={onToggle}
    >
      {isPlain ? (
        <summary className="text-small min-h-target inline-flex items-center underline underline-offset-3 hover:decoration-2">
          {summary}
        </summary>
      ) : (
        <summary className="flex min-h-12 items-center justify-between gap-3 font-semibold hover:underline">
          {summary}
          <ChevronDown className="duration-mid size-5 flex-none transition-transform group-open/fold:rotate-180" />
        </summary>
      )}
      <div className="contents">{children}</div>
    </details>
  );
}
