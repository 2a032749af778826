import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/state/error-state';
import { LinkButton } from '@/ui/link-button';
import { Callout } from '@/ui/state/callout';
import { paths } from '@/lib/paths';
import { TextSkeleton } from '@/ui/state/line-skeletons';
import type { AnalysisFailure } from './mutations';
import { analysisTexts } from './texts';

interface GeneratePanelProps {
  isGenerating: boolean;
  failure: AnalysisFailure | null;
  onGenerate: () => void;
  onCancel: () => void;
}

export function GeneratePanel({ isGenerating, failure, onGenerate, onCancel }: GeneratePanelProps) {
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          size="large"
          className="max-sm:w-full"
          disabled={isGenerating}
          onClick={onGenerate}
        >
          {isGenerating ? 'Gerando análise...' : 'Gerar Minha Análise'}
        </Button>
        {isGenerating ? (
          <Button size="large" className="max-sm:w-full" onClick={onCancel}>
            Cancelar
          </Button>
        ) : null}
      </div>
      {/* Under the buttons, so that an answer which comes late moves none. */}
      {isGenerating ? (
        <div className="min-h-screen">
          <TextSkeleton text="Gerando análise..." lines={8} />
        </div>
      ) : null}
      {!isGenerating && failure !== null ? <Failure failure={failure} /> : null}
    </div>
  );
}

function Failure({ failure: { kind, serverMessage } }: { failure: AnalysisFailure }) {
  if (kind !== 'needs-choices') {
    const details = kind === 'login-required' ? analysisTexts.sessionRefused : (serverMessage ?? undefined);
    return <ErrorState message={analysisTexts.failed} details={details} />;
  }
  return (
    <Callout tone="warning">
      <p className="font-bold">{serverMessage ?? analysisTexts.needsChoices}</p>
      <LinkButton to={paths.candidates} className="mt-3">
        Candidatos 2026
      </LinkButton>
    </Callout>
  );
}
