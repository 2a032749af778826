import { useQuery } from '@tanstack/react-query';
import { Newspaper, RotateCw } from 'lucide-react';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/state/empty-state';
import { type NewsSubject, ofWhom } from './model';
import { NewsResults } from './news-results';
import { newsQueries } from './queries';
import { emptyText, newsTexts } from './texts';

interface DeputyNewsTabProps extends NewsSubject {
  /** 'M' or 'F', where the Chamber states it. */
  sex: string | null;
}

/** Searches when first opened (spec §2). */
export function DeputyNewsTab({ sex, ...deputy }: DeputyNewsTabProps) {
  const whom = ofWhom(sex);
  const query = useQuery({
    ...newsQueries.aboutDeputy(deputy, whom),
    meta: { reloadToast: newsTexts.deputyError },
  });
  return (
    <>
      <h2 className="print-title sr-only">Notícias</h2>
      <NewsResults
        query={query}
        name={deputy.name}
        whom={whom}
        errorText={newsTexts.deputyError}
        empty={(answer) => (
          <EmptyState
            icon={<Newspaper size={28} />}
            title={emptyText(answer, { whom, none: newsTexts.deputyEmpty })}
            action={
              <Button isLoading={query.isFetching} onClick={() => void query.refetch()}>
                {query.isFetching ? null : <RotateCw className="size-5" />}
                <span>Tentar novamente</span>
              </Button>
            }
          />
        )}
      />
    </>
  );
}
