import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field } from './field';
import { TextInput } from './text-input';

type SearchFieldProps = Pick<ComponentProps<typeof Field>, 'label' | 'className'> &
  Pick<ComponentProps<typeof TextInput>, 'type' | 'placeholder' | 'maxLength'> & {
    value: string;
    onChange: (text: string) => void;
  };

/** Phones would correct the names of people. */
export function SearchField({ label, className, onChange, ...input }: SearchFieldProps) {
  return (
    <Field label={label} className={className}>
      <TextInput
        icon={<Search className="size-5" />}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        {...input}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
