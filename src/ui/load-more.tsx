import type { ComponentProps } from 'react';
import { Button } from './button';

export function LoadMore(props: Pick<ComponentProps<typeof Button>, 'isLoading' | 'onClick'>) {
  return (
    <div className="mt-6 grid justify-items-center">
      <Button size="large" {...props}>
        Carregar Mais
      </Button>
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
  isWhole: boolean;
}

/** The same for a read in pages; a failure leaves what is there. */
export function NextPage({ query, isWhole }: NextPageProps) {
  return (
    <>
      {query.isFetchNextPageError ? (
        <p className="text-error py-2">Não foi possível carregar mais. Tente de novo.</p>
      ) : null}
      {query.hasNextPage && !isWhole ? (
        <LoadMore isLoading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()} />
      ) : null}
    </>
  );
}
