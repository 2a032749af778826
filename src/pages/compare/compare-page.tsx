import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { comparisonOf, fewest } from '@/features/compare/address';
import { paths } from '@/lib/paths';
import { useBack } from '@/lib/use/use-back';
import { DocumentHead } from '@/seo/document-head';
import type { HeadData } from '@/seo/head-data';
import { BackButton } from '@/ui/back-link';
import { lazyOrError } from '@/ui/state/lazy-or-error';
import { PageHead } from '@/ui/page-head';
import { RowSkeletons } from '@/ui/state/skeleton';
import { LateCompareChoice } from './late-compare-choice';

export const head = { path: paths.compare, title: 'Comparar', isPrivate: true } satisfies HeadData;

const CompareCandidates = lazy(() =>
  lazyOrError(import('./compare-candidates').then((module) => module.CompareCandidates)),
);
const CompareDeputies = lazy(() =>
  lazyOrError(import('./compare-deputies').then((module) => module.CompareDeputies)),
);

/** Two to four people side by side, whom the address names; nobody is ahead. */
export function Component() {
  const [params] = useSearchParams();
  const goBack = useBack(paths.home);
  const { kind, ids, notices } = comparisonOf(params);
  const asked = `${kind}=${ids.join(',')}`;
  const isEnough = ids.length >= fewest;
  const Compared = kind === 'candidatos' ? CompareCandidates : CompareDeputies;
  return (
    <>
      <DocumentHead {...head} />
      <BackButton onClick={goBack} />
      {isEnough ? null : <PageHead title="Comparar" lead="Escolha de 2 a 4 para comparar." />}
      {notices.map((notice) => (
        <p key={notice} role="status" className="text-muted mb-3">
          {notice}
        </p>
      ))}
      <Suspense fallback={<RowSkeletons text="Carregando a comparação..." count={8} />}>
        {isEnough ? (
          <Compared key={asked} ids={ids} />
        ) : (
          <LateCompareChoice key={asked} kind={kind} ids={ids} />
        )}
      </Suspense>
    </>
  );
}
