import { ArrowRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { cn } from '@/lib/cn';

export function MoreLink({ className, children, ...props }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...props}
      className={cn(
        'min-h-target inline-flex items-center gap-1.5 font-semibold hover:decoration-2',
        className,
      )}
    >
      {children}
      <ArrowRight className="size-4.5 flex-none" />
    </Link>
  );
}
