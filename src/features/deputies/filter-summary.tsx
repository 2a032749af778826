import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import type { Ref } from 'react';

interface FilterSummaryProps {
  values: readonly string[];
  panelId: string;
  onOpen: () => void;
  ref: Ref<HTMLButtonElement>;
}

/** What is filtered, in one row on narrow screens; it opens the filters again. */
export function FilterSummary({ values, panelId, onOpen, ref }: FilterSummaryProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={false}
      aria-controls={panelId}
      onClick={onOpen}
      className="rounded-control border-border-strong bg-surface hover:bg-highlight flex min-h-13 w-full items-center gap-3 border px-4 py-1.5 text-left font-semibold lg:hidden"
    >
      <SlidersHorizontal className="size-5 flex-none" />
      <span className="min-w-0 flex-1">
        Filtros ({values.length}){' '}
        <span className="text-small text-muted block font-normal wrap-anywhere">{values.join(', ')}</span>
      </span>
      <ChevronDown className="size-5 flex-none" />
    </button>
  );
}
