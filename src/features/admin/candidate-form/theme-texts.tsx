import { useId } from 'react';
import { themes } from '@/features/candidates/themes';
import { Field } from '@/ui/form/field';
import { TextArea } from '@/ui/form/text-area';
import { themesAsText, themesOfText } from './field-kinds';
import { lengthOf } from './text-rules';
import type { CandidateForm } from './use-candidate-form';

interface ThemeTextsProps {
  form: CandidateForm;
  name: string;
  value: string;
  label: string;
  limit: number;
  error: string | undefined;
}

/** Six texts in the page's order; an empty one is a theme not found. */
export function ThemeTexts({ form, name, value, label, limit, error }: ThemeTextsProps) {
  const id = useId();
  const texts = themesOfText(value);
  return (
    <div role="group" aria-labelledby={id} className="grid gap-5">
      <h3 id={id}>{label}</h3>
      {themes.map(({ key, title }) => (
        <Field key={key} label={title} error={error?.startsWith(title) ? error : undefined}>
          <TextArea
            value={texts.get(key) ?? ''}
            count={lengthOf(texts.get(key) ?? '')}
            limit={limit}
            onChange={({ target }) => {
              const next = themesAsText(new Map([...texts, [key, target.value]]));
              form.setValue(name, next, { shouldValidate: form.formState.isSubmitted });
            }}
          />
        </Field>
      ))}
    </div>
  );
}
