import { noop, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef } from 'react';
import { Explanation } from '@/features/analysis/explanation';
import { GeneratePanel } from '@/features/analysis/generate-panel';
import { type AnalysisFailure, useAnalysis } from '@/features/analysis/mutations';
import { analysisQueries } from '@/features/analysis/queries';
import { reasonText } from '@/features/analysis/reasons';
import type { Analysis } from '@/features/analysis/schema';
import { analysisTexts } from '@/features/analysis/texts';
import { choiceKinds, kinds } from '@/features/choices/kinds';
import { DocumentHead } from '@/seo/document-head';
import type { HeadData } from '@/seo/head-data';
import { momentText } from '@/lib/day/data-day';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { useSessionStore } from '@/lib/session/session-context';
import { useSession } from '@/lib/session/use-session';
import { formatDate } from '@/lib/text/format';
import { MoreLink } from '@/ui/more-link';
import { lazyOrError } from '@/ui/state/lazy-or-error';
import { Callout } from '@/ui/state/callout';
import { PageHead } from '@/ui/page-head';
import { TextSkeleton } from '@/ui/state/line-skeletons';
import { AnalysisConsent } from './analysis-consent';
import { PrintFrame } from './print-frame';

export const head = { path: paths.analysis, title: 'Análise Política', isPrivate: true } satisfies HeadData;

const loadResult = () => import('@/features/analysis/analysis-result');
const AnalysisResult = lazy(() => lazyOrError(loadResult().then((module) => module.AnalysisResult)));

function pageOf(word: string, id: string): string | null {
  const kind = choiceKinds.find((own) => kinds[own].word === word);
  return kind === undefined ? null : kinds[kind].page(id);
}

export function Component() {
  const frame = useRef<HTMLDivElement>(null);
  const analysis = useSpokenAnalysis();
  const session = useSession();
  const userId = session.status === 'user' ? session.user.id : null;
  const { analysis: result } = analysis;

  /** The result's chunk loads during the request; its failure is shown in its place. */
  function generate() {
    loadResult().catch(noop);
    analysis.generate();
  }

  /** The button that was pressed is gone; reading goes on from the top. */
  function startOver() {
    analysis.clear();
    frame.current?.querySelector('h1')?.focus();
  }

  return (
    <div ref={frame} className="max-w-reading mx-auto">
      <DocumentHead {...head} />
      <PrintFrame data={readOn(result)} />
      <PageHead title="Análise Política" />
      {result === null ? (
        <div className="grid gap-6">
          <Preparation userId={userId} />
          <GeneratePanel
            isGenerating={analysis.isGenerating}
            failure={analysis.failure}
            onGenerate={generate}
            onCancel={analysis.cancel}
          />
          <Related />
        </div>
      ) : (
        <Suspense fallback={<TextSkeleton text="Gerando análise..." lines={8} />}>
          <AnalysisResult userId={userId} analysis={result} pageOf={pageOf} onStartOver={startOver} />
        </Suspense>
      )}
    </div>
  );
}

/** Only the lack of favourites uses the server's words. */
function failureText({ kind, serverMessage }: AnalysisFailure, hasSession: boolean): string {
  if (kind === 'needs-choices') return serverMessage ?? analysisTexts.needsChoices;
  return kind === 'login-required' && !hasSession ? analysisTexts.loginRequired : analysisTexts.failed;
}

function readOn(result: Analysis | null): string | undefined {
  return result?.geradoEm ? momentText('asked', formatDate(result.geradoEm)) : undefined;
}

function useSpokenAnalysis() {
  const store = useSessionStore();
  return useAnalysis((failure) => {
    notify(failureText(failure, store.read().status === 'user'), { kind: 'error' });
  });
}

function Preparation({ userId }: { userId: string | null }) {
  const { data } = useQuery({
    ...analysisQueries.situation(userId),
    meta: { errorToast: analysisTexts.situationError },
  });
  const recipient = data?.provedor ?? null;
  return (
    <>
      <Explanation hasProvider={recipient !== null} />
      {recipient !== null && data?.periodoEleitoral === true ? (
        <Callout tone="info">{reasonText('periodo_eleitoral')}</Callout>
      ) : null}
      {recipient !== null && data?.periodoEleitoral === false && userId !== null ? (
        <AnalysisConsent userId={userId} recipient={recipient} />
      ) : null}
    </>
  );
}

function Related() {
  return (
    <nav
      aria-label="Relacionados"
      className="border-border mt-2 flex flex-wrap gap-x-6 gap-y-1 border-t pt-4 print:hidden"
    >
      <MoreLink to={paths.candidates}>Candidatos 2026</MoreLink>
      <MoreLink to={paths.deputies}>Deputados federais</MoreLink>
      <MoreLink to={paths.choices}>Minhas Escolhas</MoreLink>
    </nav>
  );
}
