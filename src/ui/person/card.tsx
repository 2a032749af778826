import type { ComponentProps, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { cn } from '@/lib/cn';

type CardGridProps = ComponentProps<'ul'> & { isRevealed?: boolean };

/** The rem width drops columns for large text; `isRevealed`: 0.1 s apart. */
export function CardGrid({ isRevealed = false, className, ...props }: CardGridProps) {
  return (
    <ul
      {...props}
      className={cn(
        'grid grid-cols-[repeat(auto-fill,minmax(min(100%,18.5rem),1fr))] gap-4 lg:gap-5 [&>li]:@container [&>li]:grid',
        isRevealed && 'reveal',
        className,
      )}
    />
  );
}

const shapes = {
  portrait:
    'grid grid-cols-[7.25rem_minmax(0,1fr)] grid-rows-[1fr_auto] gap-x-3.5 px-3 pt-3 print:pb-3 @max-[15rem]:block @max-[15rem]:*:first:w-[7.25rem]',
  compact:
    'grid grid-cols-[72px_minmax(0,1fr)_44px] gap-x-3 py-3 pr-2 pl-3 @max-[15rem]:grid-cols-[minmax(0,1fr)_44px] @max-[15rem]:*:first:col-span-2 @max-[15rem]:*:first:w-18',
} as const;

type CardProps = ComponentProps<'article'> & { shape: keyof typeof shapes };

/** One link, its name. `portrait` has a foot, `compact` a column of toggles. */
export function Card({ shape, className, ...props }: CardProps) {
  return (
    <article
      {...props}
      className={cn(
        'group/card rounded-card border-border bg-surface duration-fast hover:border-border-strong relative border transition-colors',
        shapes[shape],
        className,
      )}
    />
  );
}

type CardNameProps = { id?: string; to: string; isCompact?: boolean; children: ReactNode };

/** Its area covers the card; toggles take `id` as description. */
export function CardName({ id, to, isCompact = false, children }: CardNameProps) {
  const here = useLocation();
  return (
    <h3
      id={id}
      translate="no"
      className={cn(
        'tracking-[-0.008em]',
        isCompact ? 'text-[1.1875rem] leading-[1.2]' : 'text-[1.3125rem] leading-[1.15]',
      )}
    >
      <Link
        to={to}
        state={{ from: here.pathname + here.search }}
        className="stretched group-hover/card:underline group-hover/card:decoration-2"
      >
        {children}
      </Link>
    </h3>
  );
}

/** Words beside the photo; BadgeRow or a chip inside CardFoot is on the plate's baseline. */
export function CardBody(props: ComponentProps<'div'>) {
  return <div {...props} className={cn('flex min-w-0 flex-col py-0.5', props.className)} />;
}

/** Pushes its content to the bottom of CardBody. */
export function CardFoot({ children }: { children: ReactNode }) {
  return <div className="mt-auto pt-3">{children}</div>;
}

/** Full-width foot under a rule, above the stretched link. It holds a ChoiceButtons. */
export function CardActions({ children }: { children: ReactNode }) {
  return (
    <div className="border-border before:bg-border relative z-1 col-span-full -mx-3 mt-3 border-t p-1.5 before:absolute before:inset-y-3 before:left-1/2 before:w-px has-data-on:before:hidden @max-[18rem]:before:hidden print:hidden">
      {children}
    </div>
  );
}

/** Column of icon toggles at the right of a compact card, above the stretched link. */
export function CardTools({ children }: { children: ReactNode }) {
  return <div className="relative z-1 grid content-between gap-2 print:hidden">{children}</div>;
}
