import { cn } from '@/lib/cn';

const base = [
  'inline-flex max-w-full min-w-0 items-center justify-center gap-2 rounded-control border px-4 py-[9px]',
  'text-center leading-tight font-semibold wrap-anywhere no-underline transition-colors duration-fast',
  'disabled:cursor-default disabled:border-border disabled:bg-surface-2 disabled:text-muted',
  'print:hidden',
];

const variants = {
  primary:
    'border-primary bg-primary text-on-primary not-disabled:hover:border-primary-hover not-disabled:hover:bg-primary-hover not-disabled:active:border-text',
  outline:
    'border-border-strong bg-surface text-text not-disabled:hover:bg-highlight not-disabled:active:border-text not-disabled:active:bg-highlight',
  text: 'border-transparent text-text not-disabled:hover:bg-highlight not-disabled:active:border-border-strong',
  quiet:
    'border-transparent text-muted not-disabled:hover:bg-highlight not-disabled:hover:text-text not-disabled:active:border-border-strong',
  danger:
    'border-error bg-error text-on-error not-disabled:hover:border-error-hover not-disabled:hover:bg-error-hover not-disabled:active:border-text',
  'danger-outline':
    'border-error bg-surface text-error not-disabled:hover:bg-highlight not-disabled:active:border-text',
};

const sizes = { regular: 'min-h-target', field: 'min-h-12', large: 'min-h-13 px-6 text-lead' };

export interface ButtonStyle {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
  isBlock?: boolean | undefined;
}

export function buttonStyle({ variant = 'outline', size = 'regular', isBlock }: ButtonStyle = {}): string {
  return cn(base, variants[variant], sizes[size], isBlock && 'w-full');
}
