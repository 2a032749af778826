import { cn } from '@/lib/cn';

/** Square target of 44 px around an icon. */
export const iconButtonStyle = cn(
  'inline-grid size-target flex-none place-items-center rounded-control border transition-colors duration-fast',
  'not-disabled:hover:bg-highlight not-disabled:hover:text-text disabled:cursor-default disabled:opacity-60',
  'not-disabled:active:border-border-strong print:hidden border-transparent text-muted',
);
