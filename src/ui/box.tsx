import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

export function Box({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div {...props} className={cn('rounded-card border-border bg-surface border p-4 lg:p-5', className)} />
  );
}
