import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { type ButtonStyle, buttonStyle } from './button-style';
import { Spinner } from '@/ui/state/spinner';
import { useWhileHydrating } from './use-while-hydrating';

type ButtonProps = ComponentProps<'button'> & ButtonStyle & { isLoading?: boolean };

/** Type "button" by default; submit waits, or the browser would send by address. */
export function Button({
  variant,
  size,
  isBlock,
  isLoading = false,
  className,
  children,
  disabled,
  ...props
}: ButtonProps) {
  const isTooEarly = useWhileHydrating(props.type === 'submit', false);
  return (
    <button
      type="button"
      {...props}
      disabled={isLoading || isTooEarly || disabled}
      aria-busy={isLoading || undefined}
      className={cn(buttonStyle({ variant, size, isBlock }), className)}
    >
      {isLoading && <Spinner />}
      <span className="contents">{children}</span>
    </button>
  );
}
