import { cva } from 'class-variance-authority';

/** Square target of 44 px around an icon; `isFramed` draws its edge. */
export const iconButtonStyle = cva(
  [
    'inline-grid size-target flex-none place-items-center rounded-control border transition-colors duration-fast',
    'not-disabled:hover:bg-highlight not-disabled:hover:text-text disabled:cursor-default disabled:opacity-60',
    'not-disabled:active:border-border-strong print:hidden',
  ],
  {
    variants: {
      isFramed: { true: 'border-border-strong bg-surface text-text', false: 'border-transparent text-muted' },
    },
    defaultVariants: { isFramed: false },
  },
);
