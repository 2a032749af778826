import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, use, useState } from 'react';
import { cn } from '@/lib/cn';
import { FieldContext, useFieldControl } from './field-control';
import { IconButton } from '@/ui/icon-button';
import { inputStyle } from './input-style';

/** Pasting works; `autoComplete` needs its exact value. */
export function PasswordInput({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const control = useFieldControl(props);
  return (
    <span className={cn('relative block', className)}>
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        {...control}
        type={shown ? 'text' : 'password'}
        className={cn(inputStyle, 'min-h-12 pr-13 pl-3.5')}
      />
      <IconButton
        label={shown ? 'Ocultar senha' : 'Mostrar senha'}
        icon={shown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
        className="absolute top-0.5 right-0.5"
        aria-describedby={use(FieldContext)?.labelId}
        disabled={props.disabled}
        onClick={() => setShown(!shown)}
      />
    </span>
  );
}
