import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { pillStyle } from './pill-style';

const statusFaces = {
  active: {
    word: 'Ativo',
    mark: 'rounded-pill size-2 border-4 border-current',
    tone: 'border-border-strong text-text',
  },
  archived: {
    word: 'Arquivado',
    mark: 'rounded-pill border-2 border-current size-2',
    tone: 'border-border-strong text-text',
  },
  deleted: { word: 'Excluído', mark: 'w-2 border-t-2 border-current', tone: 'border-current text-error' },
} as const;

interface StatusBadgeProps {
  status: keyof typeof statusFaces;
  /** Replaces the panel's word. */
  word?: ReactNode;
}

/** Shape tells the state too: full, hollow or struck. */
export function StatusBadge({ status, word }: StatusBadgeProps) {
  const face = statusFaces[status];
  return (
    <span className={cn(pillStyle, 'bg-surface px-2.5', face.tone)}>
      <span aria-hidden="true" className={face.mark} />
      <span>{word ?? face.word}</span>
    </span>
  );
}

export function KindBadge({ children }: { children: ReactNode }) {
  return (
    <span className="rounded-chip border-border-strong text-small text-text inline-flex min-h-6 max-w-full items-center gap-1.5 border px-2 font-semibold">
      {children}
    </span>
  );
}

export function BadgeRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-1.5">{children}</div>;
}
