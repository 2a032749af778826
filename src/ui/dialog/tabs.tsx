import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { watchScrollEdges } from './watch-scroll-edges';
import { VisuallyHidden } from '@/ui/visually-hidden';

/** Tabs controlled by `value` and `onValueChange`; arrow keys, Home and End move between them. */
export function Tabs(props: ComponentProps<typeof Root>) {
  return <Root {...props} />;
}

const fade =
  'before:pointer-events-none before:absolute before:inset-y-0 before:left-0 before:z-1 before:mb-px before:hidden before:w-11 before:bg-linear-to-r before:from-background before:from-25% before:to-transparent data-before:before:block ' +
  'after:pointer-events-none after:absolute after:inset-y-0 after:right-0 after:z-1 after:mb-px after:hidden after:w-11 after:bg-linear-to-l after:from-background after:from-25% after:to-transparent data-after:after:block';

type TabListProps = { label: string; isFilled?: boolean; children: ReactNode };

function watch(wrapper: HTMLDivElement | null) {
  const strip = wrapper?.querySelector<HTMLElement>('[role="tablist"]');
  return wrapper && strip ? watchScrollEdges(wrapper, strip) : undefined;
}

/** The policy refuses inline styles in prerendered markup; neither is missed. */
const unstyled = { outline: undefined, animationDuration: undefined };

/** Scrolls sideways, fading at the hidden side; `isFilled` shares the width. */
export function TabList({ label, isFilled = false, children }: TabListProps) {
  return (
    <div ref={watch} className={cn('relative mb-6 print:hidden', fade)}>
      <List
        aria-label={label}
        style={unstyled}
        className={cn(
          'no-scrollbar border-border-strong relative flex overflow-x-auto border-b outline-none',
          isFilled && '*:flex-1 *:px-1',
        )}
      >
        {children}
      </List>
    </div>
  );
}

type TabProps = ComponentProps<typeof Trigger> & { count?: string };

/** `count` is read as 'Favoritos (7)'; bar and weight mark the chosen one. */
export function Tab({ count, className, children, ...props }: TabProps) {
  return (
    <Trigger
      {...props}
      className={cn(
        'group/tab text-muted hover:bg-surface-2 hover:text-text relative min-h-12 flex-none px-3 font-semibold whitespace-nowrap min-[25em]:px-4',
        'data-[state=active]:text-text data-[state=active]:font-bold',
        'after:bg-text after:absolute after:inset-x-0 after:bottom-0 after:hidden after:h-[3px] data-[state=active]:after:block forced-colors:after:bg-[Highlight]',
        className,
      )}
    >
      <span>{children}</span>
      {count !== undefined && (
        <>
          {' '}
          <VisuallyHidden>{`(${count})`}</VisuallyHidden>
          <span
            aria-hidden="true"
            className="rounded-pill bg-surface-2 font-head text-body text-text group-data-[state=active]/tab:bg-primary group-data-[state=active]/tab:text-on-primary ml-0.5 inline-block min-w-6 px-[7px] text-center leading-[22px] font-bold"
          >
            {count}
          </span>
        </>
      )}
    </Trigger>
  );
}

export function TabPanel({ className, children, ...props }: ComponentProps<typeof Content>) {
  return (
    <Content {...props} asChild>
      <div style={unstyled} className={cn('min-w-0', className)}>
        {children}
      </div>
    </Content>
  );
}
