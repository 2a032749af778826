import { useQuery } from '@tanstack/react-query';
import { Newspaper, RotateCw } from 'lucide-react';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import type { NewsSubject } from './model';
import { NewsResults } from './news-results';
import { newsQueries } from './queries';
import { newsTexts } from './texts';

/** The Notícias tab of a deputy; it searches when it is first opened (spec §2). */
export function DeputyNewsTab(deputy: NewsSubject) {
  const query = useQuery({
    ...newsQueries.aboutDeputy(deputy),
    meta: { reloadToast: newsTexts.deputyError },
  });
  return (
    <>
      <h2 className="print-title sr-only">Notícias</h2>
      <NewsResults
        query={query}
        name={deputy.name}
        errorText={newsTexts.deputyError}
        empty={
          <EmptyState
            icon={<Newspaper size={28} />}
            title={newsTexts.deputyEmpty}
            action={
              <Button isLoading={query.isFetching} onClick={() => void query.refetch()}>
                {query.isFetching ? null : <RotateCw className="size-5" />}
                <span>Tentar novamente</span>
              </Button>
            }
          />
        }
      />
    </>
  );
}
