import type { ReactNode } from 'react';
import { RestoredNote } from '@/features/admin/restored-note';
import { formatDay } from '@/lib/text/format';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/state/callout';
import { Disclosure } from '@/ui/dialog/disclosure';
import { ExternalLink } from '@/ui/external-link';
import { LateLeaveDialog } from '@/ui/dialog/late-leave-dialog';
import { Section } from '@/ui/section';
import { ExplanationActs } from './explanation-acts';
import { ExplanationFields } from './explanation-fields';
import { type ExplainedRollCall, type PanelExplanation, stateWords } from './model';
import { type CheckedExplanation, explanationSchema } from './schema';
import { panelTexts } from './texts';
import { type ExplanationFormOptions, useExplanationForm } from './use-explanation-form';

interface ExplanationFormProps extends ExplanationFormOptions {
  kind: string;
  preview: (explanation: CheckedExplanation) => ReactNode;
}

export function ExplanationForm({ kind, preview, ...options }: ExplanationFormProps) {
  const { userId, rollCall, saved } = options;
  const state = useExplanationForm(options);
  const { form, base, values, errors, refusal, isDirty, isBusy } = state;
  const whole = explanationSchema.safeParse(values).data;
  return (
    <div className="grid gap-8 lg:grid-cols-2 lg:items-start lg:gap-12">
      <ChamberText rollCall={rollCall} kind={kind} />
      <div>
        <form noValidate aria-label="Explicação" onSubmit={(event) => void state.submit(event)}>
          <Section isFlat title="Explicação" meta={stateLine(saved, userId)}>
            {state.isRestored ? <RestoredNote onDiscard={state.discard} /> : null}
            {saved?.situacao === 'publicada' ? (
              <Callout tone="warning" className="mb-6">
                {panelTexts.onAir}
              </Callout>
            ) : null}
            <div role="alert">
              {refusal === null ? null : (
                <Callout tone="error" className="mb-6">
                  {refusal}
                </Callout>
              )}
            </div>
            <ExplanationFields form={form} base={base} values={values} errors={errors} />
            <div className="border-border-strong mt-6 grid gap-2 border-t pt-4 sm:flex">
              <Button type="submit" variant="primary" size="field" isLoading={isBusy}>
                Salvar rascunho
              </Button>
            </div>
          </Section>
        </form>
        <Disclosure summary="Como fica na página pública" className="mt-6">
          {whole === undefined ? <p className="py-2">{panelTexts.notWhole}</p> : preview(whole)}
        </Disclosure>
        {saved === null ? null : (
          <div className="mt-4">
            <ExplanationActs
              userId={userId}
              saved={saved}
              isDirty={isDirty}
              isBusy={isBusy}
              onAct={state.act}
            />
          </div>
        )}
      </div>
      <LateLeaveDialog {...state.leaving} />
    </div>
  );
}

function authorWords({ redigida_por }: PanelExplanation, userId: string): string {
  if (redigida_por === null) return 'ninguém responde pelo texto';
  return redigida_por === userId ? 'escrita por você' : 'escrita por outra pessoa';
}

function stateLine(saved: PanelExplanation | null, userId: string): string {
  if (saved === null) return 'Ainda não escrita';
  return `${stateWords[saved.situacao]}, ${authorWords(saved, userId)}`;
}

/** Without another source an explanation may rest on this text alone. */
function ChamberText({ rollCall, kind }: { rollCall: ExplainedRollCall; kind: string }) {
  const { id_camara, titulo, ementa, descricao, dia } = rollCall;
  return (
    <Section isFlat title="Texto da Câmara" className="lg:sticky lg:top-6">
      <p className="font-head font-bold">{titulo ?? 'Proposição não informada'}</p>
      <p className="text-small text-muted mt-1">{`${formatDay(dia)} ·\xa0${kind}`}</p>
      {ementa === null ? null : <p className="mt-3 wrap-anywhere">{ementa}</p>}
      <blockquote className="border-border-strong mt-3 border-l-2 pl-3 wrap-anywhere">
        <p className="whitespace-pre-line">{descricao}</p>
      </blockquote>
      <p className="text-small mt-3">
        <ExternalLink href={`https://dadosabertos.camara.leg.br/api/v2/votacoes/${id_camara}`}>
          Ver o registro nos Dados Abertos da Câmara
        </ExternalLink>
      </p>
    </Section>
  );
}
