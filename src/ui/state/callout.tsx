import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

const tones = {
  info: { icon: Info, edge: 'border-l-info', ink: 'text-info' },
  warning: { icon: TriangleAlert, edge: 'border-l-warning', ink: 'text-warning' },
  error: { icon: CircleAlert, edge: 'border-l-error', ink: 'text-error' },
  success: { icon: CircleCheck, edge: 'border-l-success', ink: 'text-success' },
} as const;

type NoteProps = { tone: keyof typeof tones; icon?: ReactNode; children: ReactNode; className?: string };

/** For what must not be missed; `icon` is 20 px. */
export function Callout({ tone, icon, children, className }: NoteProps) {
  const { icon: Icon, edge, ink } = tones[tone];
  return (
    <div
      className={cn(
        'rounded-r-card border-border bg-surface grid grid-cols-[20px_minmax(0,1fr)] gap-3 border border-l-4 px-4 py-3.5 leading-normal',
        edge,
        className,
      )}
    >
      <span className={cn('mt-0.5', ink)}>{icon ?? <Icon className="size-5" />}</span>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
