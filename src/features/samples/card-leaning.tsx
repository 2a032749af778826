import { cn } from '@/lib/cn';
import { cardLeaningOf } from './model';

const colors = { left: 'bg-lean-left', right: 'bg-lean-right', centre: 'bg-lean-centre' } as const;

/** The card's three colours; elsewhere the site's badge applies. */
export function CardLeaning({ value }: { value: string }) {
  return (
    <span
      className={cn(
        'rounded-pill border-badge-edge text-on-badge text-small print-color-exact inline-flex min-h-6.5 max-w-full items-center border px-2.5 py-px font-semibold max-[22em]:px-2',
        colors[cardLeaningOf(value)],
      )}
    >
      {value}
    </span>
  );
}
