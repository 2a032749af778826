import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { Button } from './button';

/** Unless the person moves on, the first row that a press brings has the focus next, where it is. */
function followNewRows(button: HTMLElement): void {
  const place = button.closest('section, [role="dialog"], main') ?? document.body;
  const rows = () => [...place.querySelectorAll<HTMLElement>('li, tbody tr')];
  const known = new Set(rows());
  const observer = new MutationObserver(() => {
    const isAbove = (row: Node) =>
      !button.isConnected || row.compareDocumentPosition(button) === Node.DOCUMENT_POSITION_FOLLOWING;
    const first = rows().find((row) => !known.has(row) && isAbove(row));
    if (first === undefined) return;
    observer.disconnect();
    const { activeElement } = document;
    if (activeElement !== button && activeElement?.contains(first) !== true) return;
    first.tabIndex = -1;
    // A link out of the site is the end of its row.
    (first.querySelector<HTMLElement>('a:not([target]), button') ?? first).focus({ preventScroll: true });
  });
  observer.observe(place, { childList: true, subtree: true });
}

/** For every button that brings more rows of the list over it. */
export function MoreButton({ onClick, ...props }: ComponentProps<typeof Button>) {
  return (
    <Button
      {...props}
      onClick={(event) => {
        followNewRows(event.currentTarget);
        onClick?.(event);
      }}
    />
  );
}

export function LoadMore(props: Pick<ComponentProps<typeof Button>, 'isLoading' | 'onClick'>) {
  return (
    // What the rows would push leaves the screen at the press, not when they come.
    <div className={cn('mt-6 grid items-start justify-items-center', props.isLoading && 'min-h-screen')}>
      <MoreButton size="large" {...props}>
        Carregar Mais
      </MoreButton>
    </div>
  );
}

interface NextPageProps {
  query: {
    isFetchNextPageError: boolean;
    isFetchingNextPage: boolean;
    hasNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  isWhole?: boolean;
}

/** The same for a read in pages; a failure leaves what is there. */
export function NextPage({ query, isWhole = false }: NextPageProps) {
  return (
    <>
      {query.isFetchNextPageError ? (
        <p className="text-error py-2">Não foi possível carregar mais. Tente novamente.</p>
      ) : null}
      {query.hasNextPage && !isWhole ? (
        <LoadMore isLoading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()} />
      ) : null}
    </>
  );
}
