import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn';

/** Keyboards reach the region only while something in it is out of sight. */
function watchOverflow(region: HTMLElement | null) {
  if (!region) return undefined;
  const overflowing = region;
  function mark() {
    if (overflowing.scrollWidth > overflowing.clientWidth) overflowing.tabIndex = 0;
    else overflowing.removeAttribute('tabindex');
  }
  mark();
  window.addEventListener('resize', mark);
  return () => window.removeEventListener('resize', mark);
}

type TableProps = { caption: string; children: ReactNode; className?: string };

/** The region alone scrolls sideways. */
export function Table({ caption, children, className }: TableProps) {
  return (
    <div
      ref={(region) => watchOverflow(region)}
      role="region"
      aria-label={caption}

      className={cn('relative overflow-x-auto', className)}
    >
      <table className="w-full border-collapse text-[0.9375rem] leading-[1.4]">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

type HeaderProps = ComponentProps<'th'> & { isEnd?: boolean };

export function Th({ isEnd = false, className, ...props }: HeaderProps) {
  return (
    <th
      scope="col"
      {...props}
      className={cn(
        'border-t-text border-b-border-strong text-small text-muted border-t-3 border-b py-2.5 pr-4 align-bottom font-semibold whitespace-nowrap last:pr-0',
        isEnd ? 'text-right' : 'text-left',
        className,
      )}
    />
  );
}

type CellProps = ComponentProps<'td'> & { isEnd?: boolean; isHead?: boolean };

/** `isHead`: says which row its others belong to. */
export function Td({ isEnd = false, isHead = false, className, ...props }: CellProps) {
  const Cell = isHead ? 'th' : 'td';
  return (
    <Cell
      scope={isHead ? 'row' : undefined}
      {...props}
      className={cn(
        'border-border border-b py-[11px] pr-4 align-top last:pr-0',
        isEnd && 'text-right',
        isHead && 'text-left font-normal',
        className,
      )}
    />
  );
}

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown } as const;

type SortProps = { order: keyof typeof arrows; isEnd?: boolean; onSort: () => void; children: ReactNode };

/** `order` is the present one, for aria-sort. */
export function SortTh({ order, isEnd = false, onSort, children }: SortProps) {
  const Arrow = arrows[order];
  return (
    <Th isEnd={isEnd} aria-sort={order}>
      <button
        type="button"
        onClick={onSort}
        className="text-text min-h-target -my-3 inline-flex items-center gap-1 font-bold hover:underline"
      >
        {children}
        <Arrow className="size-4" />
      </button>
    </Th>
  );
}

export function Tr(props: ComponentProps<'tr'>) {
  return <tr {...props} className={cn('hover:bg-surface-2', props.className)} />;
}
