import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { useFieldControl } from './field-control';
import { inputStyle } from './input-style';

type NativeSelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  /** What the empty value says, where it may be chosen. */
  empty?: string;
  /** A word alone is its own value; `translate` is theirs. */
  options: readonly (string | readonly [value: string, word: string])[];
};

/** The browser's own select in the kit's clothes, for short lists. */
export function NativeSelect({ className, empty, options, translate, ...props }: NativeSelectProps) {
  const control = useFieldControl(props);
  return (
    <span className={cn('relative block', className)}>
      <select {...props} {...control} className={cn(inputStyle, 'min-h-12 appearance-none pr-11 pl-3.5')}>
        {empty === undefined ? null : <option value="">{empty}</option>}
        {options.map((option) => {
          const [value, word] = typeof option === 'string' ? [option, option] : option;
          return (
            <option key={value} value={value} translate={translate}>
              {word}
            </option>
          );
        })}
      </select>
      <ChevronDown className="text-muted pointer-events-none absolute top-3.5 right-3.5 size-5" />
    </span>
  );
}
