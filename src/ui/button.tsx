import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { type ButtonStyle, buttonStyle } from './button-style';
import { Spinner } from './spinner';

type ButtonProps = ComponentProps<'button'> & ButtonStyle & { isLoading?: boolean };

/** A button of type "button" unless told otherwise. While `isLoading` it is disabled, busy, and shows the ring before its words. */
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
  return (
    <button
      type="button"
      {...props}
      disabled={isLoading || disabled}
      aria-busy={isLoading || undefined}
      className={cn(buttonStyle({ variant, size, isBlock }), className)}
    >
      {isLoading && <Spinner />}
      {children}
    </button>
  );
}
