import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDay } from '@/lib/text/format';
import { formatMoment } from '@/lib/text/format-moment';
import { ErrorState } from '@/ui/state/error-state';
import { Skeleton, SkeletonRegion } from '@/ui/state/skeleton';
import { SourceNote } from '@/ui/source-note';
import { NewsArticle } from './news-item';
import type { NewsAnswer } from './schema';
import { newsTexts } from './texts';

interface NewsResultsProps {
  query: UseQueryResult<NewsAnswer>;
  name: string;
  whom: string;
  errorText: string;
  /** Shown where nothing is certain to be about the person. */
  empty: (answer: NewsAnswer) => ReactNode;
}

export function NewsResults({ query, name, whom, errorText, empty }: NewsResultsProps) {
  if (query.isPending) return <NewsSkeleton />;
  if (query.data === undefined) {
    return <ErrorState message={errorText} query={query} />;
  }
  const { results } = query.data;
  return (
    <>
      {results.length === 0 ? (
        empty(query.data)
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
