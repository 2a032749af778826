import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { useFieldControl } from './field-control';
import { inputStyle } from './input-style';
import { VisuallyHidden } from '@/ui/visually-hidden';

const announceEvery = 50;

type TextAreaProps = ComponentProps<'textarea'> & { count: number; limit: number };

/** `count` and `limit` in characters, read aloud by 50; never cuts. */
export function TextArea({ count, limit, className, ...props }: TextAreaProps) {
  const control = useFieldControl(props);
  const over = count > limit;
  const step = over ? count : Math.floor(count / announceEvery) * announceEvery;
  return (
    <span className={cn('grid gap-1', className)}>
      <textarea
        {...props}
        {...control}
        className={cn(inputStyle, 'min-h-37 resize-y px-3.5 leading-[1.65]')}
      />
      <span
        aria-hidden="true"
        className={cn('text-small text-right', over ? 'text-error font-semibold' : 'text-muted')}
      >
        <span translate="no" className="fig">{`${count}/${limit}`}</span>
      </span>
      <VisuallyHidden role="status">{step > 0 ? `${step} de ${limit} caracteres` : ''}</VisuallyHidden>
    </span>
  );
}
