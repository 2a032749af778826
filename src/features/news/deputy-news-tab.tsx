import { useQuery } from '@tanstack/react-query';
import { type NewsSubject, ofWhom } from './model';
import { NewsResults } from './news-results';
import { newsQueries } from './queries';
import { newsTexts } from './texts';

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
        none={newsTexts.deputyEmpty}
      />
    </>
  );
}
