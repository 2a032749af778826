import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { cn } from '@/lib/cn';

interface FilterBoxProps {
  label: string;
  /** '' for all. */
  value: string;
  isOpen: boolean;
  /** Ids of what it opens. */
  controls: string;
  onToggle: () => void;
  ref: Ref<HTMLButtonElement>;
}

/** For narrow screens. */
export function FilterBox({ label, value, isOpen, controls, onToggle, ref }: FilterBoxProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      className={cn(
        'rounded-control hover:bg-highlight flex min-h-13 max-w-full flex-[1_1_8rem] items-center justify-between gap-2 border px-3.5 py-1.5 text-left leading-tight',
        isOpen || value !== '' ? 'border-text bg-highlight' : 'border-border-strong bg-surface',
      )}
    >
      <span className="min-w-0">
        <span className="block font-semibold">{label}</span>{' '}
        <span className={cn('text-small', value === '' ? 'text-muted' : 'font-bold')}>
          {value || 'Todos'}
        </span>
      </span>
      <ChevronDown className={cn('text-muted size-5 flex-none', isOpen && 'rotate-180')} />
    </button>
  );
}
