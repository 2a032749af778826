import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { useFieldControl } from './field-control';
import { inputStyle } from './input-style';

/** The browser's own select in the kit's clothes, for short lists. Children are option elements. */
export function NativeSelect({ className, ...props }: ComponentProps<'select'>) {
  const control = useFieldControl(props);
  return (
    <span className={cn('relative block', className)}>
      <select {...props} {...control} className={cn(inputStyle, 'min-h-12 appearance-none pr-11 pl-3.5')} />
      <ChevronDown className="text-muted pointer-events-none absolute top-3.5 right-3.5 size-5" />
    </span>
  );
}
