import { lazy, Suspense } from 'react';
import { RestoredNote } from '@/features/admin/restored-note';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/state/callout';
import { LateLeaveDialog } from '@/ui/dialog/late-leave-dialog';
import { lazyOrError } from '@/ui/state/lazy-or-error';
import { Section } from '@/ui/section';
import { FeedInput } from './feed-input';
import { SourceFields, TotalFields } from './round-fields';
import { type RoundFormOptions, useRoundForm } from './use-round-form';
import { VotesFields } from './votes-fields';

const PublicView = lazy(() => lazyOrError(import('./public-view').then((module) => module.PublicView)));
const ConfirmRound = lazy(() => lazyOrError(import('./confirm-round').then((module) => module.ConfirmRound)));

/** Nothing is sent before a confirmation. */
export function RoundForm(options: RoundFormOptions) {
  const { turno } = options;
  const { form, saved, standing, errors, notice, isSample, isRestored, ...acts } = useRoundForm(options);
  const { propose, unread, startOver, check, ask, leaving } = acts;
  return (
    <form noValidate aria-label={`${String(turno)}º turno`} onSubmit={(event) => void check(event)}>
      {isRestored ? <RestoredNote onDiscard={startOver} /> : null}
      {isSample ? (
        <Callout tone="warning" className="mb-5">
          Exemplo gerado, não um arquivo do TSE: serve para conferir o formulário e não pode ser gravado.
        </Callout>
      ) : null}
      <Section isFlat title="Situação e fonte" meta={<FeedInput onRead={propose} onFailure={unread} />}>
        <SourceFields form={form} saved={saved} errors={errors} />
      </Section>
      <Section title="Totais" meta="comparecimento = válidos + brancos + nulos">
        <TotalFields form={form} saved={saved} errors={errors} />
      </Section>
      <Section
        title="Votos por candidatura"
        meta={`As ${String(standing.length)} do turno, na ordem de votos`}
      >
        <VotesFields form={form} saved={saved} errors={errors} standing={standing} />
      </Section>
      <Suspense>
        <PublicView turno={turno} form={form} standing={standing} />
      </Suspense>
      <div role="status" className="mt-6">
        {notice === null ? null : (
          <Callout tone={notice.tone === 'error' ? 'error' : 'info'}>
            {notice.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Callout>
        )}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="large">
          Conferir e gravar
        </Button>
        <Button size="large" onClick={startOver}>
          Voltar ao que está gravado
        </Button>
      </div>
      {ask.checked === null ? null : (
        <Suspense>
          <ConfirmRound turno={turno} standing={standing} {...ask} />
        </Suspense>
      )}
      <LateLeaveDialog {...leaving} />
    </form>
  );
}
