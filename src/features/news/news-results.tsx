import type { UseQueryResult } from '@tanstack/react-query';
import { Newspaper, RotateCw } from 'lucide-react';
import { formatDay } from '@/lib/text/format';
import { formatMoment } from '@/lib/text/format-moment';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/state/empty-state';
import { ErrorState } from '@/ui/state/error-state';
import { Skeleton, SkeletonRegion } from '@/ui/state/skeleton';
import { SourceNote } from '@/ui/source-note';
import { NewsArticle } from './news-item';
import type { NewsAnswer } from './schema';
import { emptyText, newsTexts } from './texts';

interface NewsResultsProps {
  query: UseQueryResult<NewsAnswer>;
  name: string;
  whom: string;
  errorText: string;
  /** Said where nothing was found at all. */
  none: string;
}

export function NewsResults({ query, name, whom, errorText, none }: NewsResultsProps) {
  if (query.isPending) return <NewsSkeleton />;
  if (query.data === undefined) {
    return <ErrorState message={errorText} query={query} />;
  }
  const { results } = query.data;
  return (
    <>
      {results.length === 0 ? (
        <EmptyState
          icon={<Newspaper size={28} />}
          title={emptyText(query.data, { whom, none })}
          action={
            <Button isLoading={query.isFetching} onClick={() => void query.refetch()}>
              {query.isFetching ? null : <RotateCw className="size-5" />}
              <span>Tentar novamente</span>
            </Button>
          }
        />
      ) : (
        <ul className="[&>li]:border-border -mt-4 [&>li]:border-b">
          {results.map((item, index) => (
            <li key={item.url || index}>
              <NewsArticle item={item} name={name} />
            </li>
          ))}
        </ul>
      )}
      <HowFound answer={query.data} whom={whom} readAt={query.dataUpdatedAt} />
    </>
  );
}

interface HowFoundProps {
  answer: NewsAnswer;
  whom: string;
  readAt: number;
}

function HowFound({
  answer: { results, leftOut = 0, unanswered = 0, copyUntil },
  whom,
  readAt,
}: HowFoundProps) {
  const isEmpty = results.length === 0;
  const isCopy = copyUntil !== undefined;
  if (isEmpty && leftOut + unanswered === 0 && !isCopy) return null;
  return (
    <SourceNote>
      {isCopy ? <span>{`Cópia com notícias até ${formatDay(copyUntil)}`}</span> : null}
      {isCopy && (!isEmpty || leftOut + unanswered > 0) ? <span>. </span> : null}
      {isEmpty ? null : (
        <span>{`${isCopy ? '' : 'Busca automática pelo nome: não escolhemos as notícias. '}Pode aparecer alguém com o mesmo nome. `}</span>
      )}
      {leftOut > 0 ? <span>{`${newsTexts.leftOut(leftOut, whom)} `}</span> : null}
      {unanswered > 0 ? <span>{`${newsTexts.unanswered(unanswered)} `}</span> : null}
      {isEmpty || isCopy ? null : (
        <span>
          Consulta de{' '}
          <span translate="no" className="fig">
            {formatMoment(readAt)}
          </span>
          .
        </span>
      )}
    </SourceNote>
  );
}

/** Spec §2: a spinner, its words, and three headlines' shapes. */
function NewsSkeleton() {
  return (
    <SkeletonRegion text="Buscando notícias...">
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className="border-border grid gap-2.5 border-b pt-4 pb-5">
          <Skeleton className="h-5.5 w-3/4" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-3.5 w-1/3" />
        </div>
      ))}
    </SkeletonRegion>
  );
}
