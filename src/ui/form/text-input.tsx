import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { useFieldControl } from './field-control';
import { inputStyle } from './input-style';

type TextInputProps = ComponentProps<'input'> & { icon?: ReactNode };

/** `icon` is 20 px and decorative, at the left. */
export function TextInput({ icon, className, ...props }: TextInputProps) {
  const control = useFieldControl(props);
  return (
    <span className={cn('relative block', className)}>
      {icon && (
        <span className="text-muted pointer-events-none absolute inset-y-0 grid place-items-center pl-3.5">
          {icon}
        </span>
      )}
      <input
        type="text"
        {...props}
        {...control}
        className={cn(inputStyle, 'min-h-12 pr-3.5', icon ? 'pl-11' : 'pl-3.5')}
      />
    </span>
  );
}
