import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

export function Container({
  isReading = false,
  className,
  ...props
}: ComponentProps<'div'> & { isReading?: boolean }) {
  return (
    <div
      {...props}
      className={cn(
        'px-gutter mx-auto w-full',
        isReading ? 'max-w-[calc(44rem+2*var(--gutter))]' : 'max-w-[calc(72rem+2*var(--gutter))]',
        className,
      )}
    />
  );
}
