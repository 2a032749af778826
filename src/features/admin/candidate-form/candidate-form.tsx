import { type ComponentProps, lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify } from '@/lib/notify';
import { partyColorOf } from '@/features/politicians/party-legend';
import { paths } from '@/lib/paths';
import { useMediaQuery } from '@/lib/use/use-media-query';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/state/callout';
import { Field } from '@/ui/form/field';
import { LateLeaveDialog } from '@/ui/dialog/late-leave-dialog';
import { lazyOrError } from '@/ui/state/lazy-or-error';
import { TextArea } from '@/ui/form/text-area';
import { ConflictNote } from './conflict-note';
import type { Edit } from './edit-model';
import { FormFields } from './form-fields';
import { noteKey, noteRow } from './form-keys';
import { FormPreview } from './form-preview';
import { ReadonlyFields } from './readonly-fields';
import type { CandidateRecord } from '@/features/admin/candidate-record';
import { RestoredNote } from '@/features/admin/restored-note';
import { adminTexts, reasons } from '@/features/admin/texts';
import { lengthOf } from './text-rules';
import { type CandidateForm as Form, useCandidateForm } from './use-candidate-form';

const BalanceWarnings = lazy(() =>
  lazyOrError(import('@/features/admin/balance/balance-warnings').then((module) => module.BalanceWarnings)),
);

interface CandidateFormProps {
  userId: string;
  record: CandidateRecord | null;
  opened: Edit;
  isRestored: boolean;
  onDiscard: () => void;
}

/** The saved photo first, then the button's choice, and nothing after a failure. */
function usePreview(saved: string) {
  const [preview, setPreview] = useState({ address: saved || null, attempt: 0 });
  return {
    ...preview,
    show: (typed: string) => setPreview(({ attempt }) => ({ address: typed || null, attempt: attempt + 1 })),
    clear: () => {
      notify(navigator.onLine ? adminTexts.imageError : adminTexts.imageOffline, { kind: 'error' });
      setPreview(({ attempt }) => ({ address: null, attempt: attempt + 1 }));
    },
  };
}

export function CandidateForm({ userId, record, opened, isRestored, onDiscard }: CandidateFormProps) {
  const navigate = useNavigate();
  const isWide = useMediaQuery('(min-width: 64em)');
  const state = useCandidateForm({ userId, id: record?.id ?? null, opened });
  const { form, values, edit, submit, isSaving } = state;
  const photo = usePreview(opened.values['foto_url'] ?? '');
  const textOf = (name: string) => values[name] ?? '';
  const reviews = record && new Map(record.revisoes?.map(({ campo, revisado_em }) => [campo, revisado_em]));
  const fieldProps = { form, values, userId, reviews, onPreview: () => void tryPhoto() };
  const preview = (
    <FormPreview
      address={photo.address}
      attempt={photo.attempt}
      nome={textOf('nome')}
      sigla={textOf('partido_sigla')}
      color={record?.partido_cor_hex ?? partyColorOf(textOf('partido_sigla'))}
      onLost={photo.clear}
    />
  );
  async function tryPhoto() {
    if (await form.trigger('foto_url', { shouldFocus: true })) photo.show(textOf('foto_url').trim());
  }
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start lg:gap-12">
      <form noValidate aria-label="Candidato" onSubmit={(event) => void submit(event)}>
        {isRestored ? <RestoredNote onDiscard={onDiscard} /> : null}
        <FormAlerts
          conflict={edit.conflict}
          isRevoked={state.isRevoked}
          onUseSaved={(field, saved) => {
            form.setValue(field, saved, { shouldValidate: true });
            form.setFocus(field);
          }}
        />
        <FormPart title="Identificação">
          <FormFields {...fieldProps} part="Identificação" />
        </FormPart>
        <FormPart title="Foto e texto">
          <FormFields {...fieldProps} part="Foto e texto" />
          {isWide ? null : preview}
          <ReadonlyFields {...fieldProps} record={record} />
        </FormPart>
        <FormPart title="Fatos">
          {record ? <FormFields {...fieldProps} part="Fatos" /> : <p>{adminTexts.factsLater}</p>}
        </FormPart>
        {record ? (
          <>
            <Suspense>
              <BalanceWarnings userId={userId} id={record.id} values={values} />
            </Suspense>
            <NoteField form={form} text={textOf(noteKey)} />
          </>
        ) : null}
        <FormButtons isSaving={isSaving} onCancel={() => void navigate(paths.adminCandidates)} />
      </form>
      {isWide ? <aside className="lg:sticky lg:top-6">{preview}</aside> : null}
      <LateLeaveDialog {...state.leaving} />
    </div>
  );
}

interface FormAlertsProps extends Pick<ComponentProps<typeof ConflictNote>, 'onUseSaved'> {
  conflict: Edit['conflict'];
  isRevoked: boolean;
}

/** The toast has said aloud that the role is gone. */
function FormAlerts({ conflict, isRevoked, onUseSaved }: FormAlertsProps) {
  return (
    <>
      <div role="alert">{conflict ? <ConflictNote conflict={conflict} onUseSaved={onUseSaved} /> : null}</div>
      {isRevoked ? (
        <Callout tone="error" className="mb-6">
          {reasons.revokedInForm}
        </Callout>
      ) : null}
    </>
  );
}

/** The public reads the note in the record's history. */
function NoteField({ form, text }: { form: Form; text: string }) {
  return (
    <FormPart title={noteRow.label}>
      <Field
        label="Motivo"
        hint="Aparece no histórico público da ficha."
        error={form.formState.errors[noteKey]?.message}
      >
        <TextArea count={lengthOf(text)} limit={noteRow.max} {...form.register(noteKey)} />
      </Field>
    </FormPart>
  );
}

function FormButtons({ isSaving, onCancel }: { isSaving: boolean; onCancel: () => void }) {
  return (
    <div className="border-border-strong mt-6 grid gap-2 border-t pt-4 sm:flex">
      <Button type="submit" variant="primary" size="field" isLoading={isSaving}>
        {isSaving ? 'Salvando...' : 'Salvar Candidato'}
      </Button>
      <Button size="field" onClick={onCancel}>
        Cancelar
      </Button>
    </div>
  );
}

/** Screen readers repeat the title with every field. */
function FormPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="border-text mb-8 border-t-3 pt-3">
      <h2 id={id} className="mb-3">
        {title}
      </h2>
      <div className="grid gap-5">{children}</div>
    </div>
  );
}
