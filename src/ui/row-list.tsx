import { Children, type ComponentProps, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cn } from '@/lib/cn';

/** Without boxes; `columns` counts them on wide screens. Nothing makes no list. */
export function RowList({
  columns = 1,
  className,
  ...props
}: ComponentProps<'ul'> & { columns?: 1 | 2 | 3 }) {
  if (Children.toArray(props.children).length === 0) return null;
  return (
    <ul
      {...props}
      className={cn(
        'border-border-strong [&>li]:border-border border-t [&>li]:border-b',
        columns !== 1 && 'sm:grid sm:gap-x-8',
        columns === 2 && 'sm:grid-cols-[repeat(auto-fill,minmax(max(13rem,40%),1fr))]',
        columns === 3 && 'sm:grid-cols-3 print:columns-3',
        className,
      )}
    />
  );
}

type RowProps = { photo: ReactNode; action?: ReactNode; children: ReactNode; className?: string };

/** Small photo that says its own width, words, one action. */
export function Row({ photo, action, children, className }: RowProps) {
  return (
    <div
      className={cn(
        'group/row relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 py-2 text-left',
        className,
      )}
    >
      {photo}
      <div className="min-w-0">{children}</div>
      {action && <div className="relative z-1 print:hidden">{action}</div>}
    </div>
  );
}

type RowNameProps = { id?: string; to?: string; level?: 'h3' | 'h4' | 'p'; children: ReactNode };

/** The row's name in serif; with `to` it is a link stretched over the row. */
export function RowName({ id, to, level: Level = 'h3', children }: RowNameProps) {
  return (
    <Level
      id={id}
      translate="no"
      className="font-head text-[1.125rem] leading-[1.2] font-bold group-hover/row:decoration-2"
    >
      {to ? (
        <Link to={to} className="stretched group-hover/row:underline">
          {children}
        </Link>
      ) : (
        children
      )}
    </Level>
  );
}

/** Second line of a row: chip and place, wrapping. */
export function RowMeta({ children }: { children: ReactNode }) {
  return (
    <p className="text-small text-muted mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1">{children}</p>
  );
}
