import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ComparedKind, comparisonOf, fewest } from '@/features/compare/address';
import { useIsHydrated } from '@/lib/page/hydration';
import { paths } from '@/lib/paths';
import { useBack } from '@/lib/use/use-back';
import { DocumentHead } from '@/seo/document-head';
import { BackButton } from '@/ui/back-link';
import { lazyOrError } from '@/ui/state/lazy-or-error';
import { PageHead } from '@/ui/page-head';
import { PrintFrame } from '@/pages/print-frame';
import { compareHead } from './compare-head';
import { ComparePending } from './compare-pending';
import { LateCompareChoice } from './late-compare-choice';

export const head = compareHead;

const CompareCandidates = lazy(() =>
  lazyOrError(import('./compare-candidates').then((module) => module.CompareCandidates)),
);
const CompareDeputies = lazy(() =>
  lazyOrError(import('./compare-deputies').then((module) => module.CompareDeputies)),
);

export function Component() {
  const [params] = useSearchParams();
  const goBack = useBack(paths.home);
  const isKnown = useIsHydrated();
  const { kind, ids, notices } = comparisonOf(params);
  const asked = `${kind}=${ids.join(',')}`;
  const isEnough = ids.length >= fewest;
  const Compared = kind === 'candidatos' ? CompareCandidates : CompareDeputies;
  return (
    <>
      {isKnown && isEnough ? <PrintFrame /> : null}
      <BackButton onClick={goBack} />
      <div className="md:grid md:grid-cols-[1fr_fit-content(54%)] md:items-end">
        <PageHead
          title="Comparar"
          // Not before hydration: one file answers for all addresses.
          lead={leadOf(isKnown ? { kind, count: ids.length } : null)}
        />
        {isKnown ? (
          <>
            {notices.map((notice) => (
              <p key={notice} role="status" className="text-muted col-span-full mb-3">
                {notice}
              </p>
            ))}
            <Suspense fallback={<ComparePending />}>
              {isEnough ? (
                <Compared key={asked} ids={ids} />
              ) : (
                <div className="col-span-full">
                  <DocumentHead {...compareHead} />
                  <LateCompareChoice key={asked} kind={kind} ids={ids} />
                </div>
              )}
            </Suspense>
          </>
        ) : (
          <ComparePending />
        )}
      </div>
    </>
  );
}

function leadOf(known: { kind: ComparedKind; count: number } | null): string {
  if (known !== null && known.count < fewest) return 'Escolha de 2 a 4 para comparar.';
  const who = known === null ? 'De 2 a 4 pessoas' : `${known.count} ${known.kind}`;
  return `${who}, em ordem alfabética. Sem nota e sem vencedor.`;
}
