import type { ComponentProps } from 'react';
import { Field } from './field';
import { NativeSelect } from './native-select';

type SelectFieldProps = Omit<ComponentProps<typeof Field>, 'children'> &
  Pick<ComponentProps<typeof NativeSelect>, 'empty' | 'options' | 'translate'> & {
    value: string;
    onChange: (value: string) => void;
  };

export function SelectField({ label, hint, error, className, onChange, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      <NativeSelect {...select} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}
