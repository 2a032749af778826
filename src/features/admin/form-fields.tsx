import { Image } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Control, type UseFormReturn, useWatch } from 'react-hook-form';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { NativeSelect } from '@/ui/native-select';
import { TextArea } from '@/ui/text-area';
import { TextInput } from '@/ui/text-input';
import { statuses, statusWords } from './model';
import { type CandidateValues, type FieldName, type FormValues, limits } from './schema';
import { lengthOf } from './text-rules';

export type CandidateForm = UseFormReturn<FormValues, unknown, CandidateValues>;

function errorOf(form: CandidateForm, field: FieldName): string | undefined {
  return form.formState.errors[field]?.message;
}

const optional = (label: string): ReactNode => (
  <>
    {label} <span className="text-muted font-normal">(opcional)</span>
  </>
);

/** Name, party, coalition, year and status. */
export function IdentityFields({ form }: { form: CandidateForm }) {
  const { register } = form;
  return (
    <>
      <Field label="Nome" error={errorOf(form, 'nome')}>
        <TextInput required autoComplete="off" {...register('nome')} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <Field label="Sigla do partido" error={errorOf(form, 'partido_sigla')}>
          <TextInput required autoComplete="off" {...register('partido_sigla')} />
        </Field>
        <Field label="Nome do partido" error={errorOf(form, 'partido_nome')}>
          <TextInput required autoComplete="off" {...register('partido_nome')} />
        </Field>
      </div>
      <Field label={optional('Coligação')} error={errorOf(form, 'coalition')}>
        <TextInput autoComplete="off" {...register('coalition')} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Ano da eleição" error={errorOf(form, 'election_year')}>
          <TextInput required inputMode="numeric" autoComplete="off" {...register('election_year')} />
        </Field>
        <Field label="Status" error={errorOf(form, 'status')}>
          <NativeSelect {...register('status')}>
            {statuses.map((status) => (
              <option key={status} value={status}>
                {statusWords[status]}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
      <Field
        label={optional('Motivo de estar fora da urna')}
        hint="Aparece no alto da página de um registro arquivado."
        error={errorOf(form, 'motivo_fora_da_urna')}
      >
        <TextInput autoComplete="off" {...register('motivo_fora_da_urna')} />
      </Field>
    </>
  );
}

/** The photo's address with the button that tries it. */
export function PhotoField({ form, onPreview }: { form: CandidateForm; onPreview: () => void }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2">
      <Field label="URL da foto" error={errorOf(form, 'foto_url')}>
        <TextInput
          required
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          {...form.register('foto_url')}
        />
      </Field>
      <Button size="field" className="mt-[calc(1.35em+0.375rem)] self-start" onClick={onPreview}>
        <Image aria-hidden className="size-5" />
        Preview
      </Button>
    </div>
  );
}

/** The encyclopedia's link and the biography with its live counter. */
export function TextFields({ form }: { form: CandidateForm }) {
  return (
    <>
      <Field label={optional('Link da Wikipédia')} error={errorOf(form, 'link_wikipedia')}>
        <TextInput
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          {...form.register('link_wikipedia')}
        />
      </Field>
      <Field label={optional('Biografia')} error={errorOf(form, 'bio_summary')}>
        <Biography form={form} control={form.control} />
      </Field>
    </>
  );
}

function Biography({
  form,
  control,
}: {
  form: CandidateForm;
  control: Control<FormValues, unknown, CandidateValues>;
}) {
  const text = useWatch({ control, name: 'bio_summary' });
  return <TextArea count={lengthOf(text)} limit={limits.bio_summary.max} {...form.register('bio_summary')} />;
}
