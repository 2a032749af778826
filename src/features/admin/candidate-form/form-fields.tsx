import { Image } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { Field } from '@/ui/form/field';
import { NativeSelect } from '@/ui/form/native-select';
import { TextArea } from '@/ui/form/text-area';
import { TextInput } from '@/ui/form/text-input';
import { FactSources } from './fact-sources';
import { type FormValues, sourcesKey } from './form-keys';
import { fields, type FormRow } from './form-rows';
import { statusWords } from '@/features/admin/model';
import { unrestated } from './source-choice';
import { lengthOf } from './text-rules';
import { ThemeTexts } from './theme-texts';
import type { CandidateForm } from './use-candidate-form';

interface PartProps {
  form: CandidateForm;
  values: FormValues;
  userId: string;
  part: NonNullable<FormRow['part']>;
  /** Days by fact; null for a new record, whose sources come later. */
  reviews: ReadonlyMap<string, string> | null;
  onPreview: () => void;
}

/** Fields that belong together share a row on wide screens. */
export function FormFields(props: PartProps) {
  const names = Object.keys(fields).filter((name) => fields[name]?.part === props.part);
  const rows = names.reduce<string[][]>((all, name) => {
    const last = all.at(-1);
    return fields[name]?.isBeside && last ? [...all.slice(0, -1), [...last, name]] : [...all, [name]];
  }, []);
  return rows.map((row) => (
    <div key={row.join()} className={row.length > 1 ? 'grid gap-5 sm:grid-cols-2' : undefined}>
      {row.map((name) => (
        <OneField key={name} {...props} name={name} />
      ))}
    </div>
  ));
}

function OneField({ form, values, userId, reviews, onPreview, name }: PartProps & { name: string }) {
  const row = fields[name];
  if (row === undefined) return null;
  const { label, mark, hint, kind, sources } = row;
  const error = form.formState.errors[name]?.message;
  const words: ReactNode = mark ? (
    <>
      {label} <span className="text-muted font-normal">{`(${mark})`}</span>
    </>
  ) : (
    label
  );
  const input = <Input form={form} name={name} text={values[name] ?? ''} row={row} />;
  const field =
    kind === 'themes' ? (
      <ThemeTexts
        form={form}
        name={name}
        value={values[name] ?? ''}
        label={label}
        limit={row.max ?? 0}
        error={error}
      />
    ) : (
      <Field label={words} hint={hint} error={error}>
        {kind === 'photo' ? (
          <div className="flex flex-wrap gap-2">
            <div className="flex-[1_8rem]">{input}</div>
            <Button size="field" onClick={onPreview}>
              <Image aria-hidden className="size-5" />
              Preview
            </Button>
          </div>
        ) : (
          input
        )}
      </Field>
    );
  return (
    <div className="min-w-0">
      {field}
      {sources === undefined || reviews === null ? null : (
        <FactSources
          form={form}
          userId={userId}
          fact={sources}
          value={values[sourcesKey(sources)] ?? ''}
          label={label}
          reviewedOn={reviews.get(sources)}
          field={name}
          isAsked={error !== undefined && (row.needsSource === true || error === unrestated)}
          isRestatable={error === unrestated}
        />
      )}
    </div>
  );
}

const addresses = new Set(['photo', 'url', 'tse', 'wikipedia']);
const modes = { year: 'numeric', digits: 'numeric', money: 'decimal' } as const;

function Input({ form, name, text, row }: { form: CandidateForm; name: string; text: string; row: FormRow }) {
  const { kind, isRequired, max, options = [] } = row;
  const registered = form.register(name);
  if (kind === 'status') {
    return <NativeSelect options={Object.entries(statusWords)} {...registered} />;
  }
  if (kind === 'choice') {
    const known = text === '' || options.includes(text) ? options : [...options, text];
    return <NativeSelect empty="Não informada" options={known} {...registered} />;
  }
  if (kind === 'text') return <TextArea count={lengthOf(text)} limit={max ?? 0} {...registered} />;
  const isAddress = addresses.has(kind);
  return (
    <TextInput
      type={kind === 'date' ? 'date' : 'text'}
      required={isRequired}
      inputMode={isAddress ? 'url' : Object.entries(modes).find(([one]) => one === kind)?.[1]}
      autoComplete="off"
      spellCheck={isAddress ? false : undefined}
      {...registered}
    />
  );
}
