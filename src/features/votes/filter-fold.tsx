import { ChevronDown, ListFilter } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cn } from '@/lib/cn';

interface FilterFoldProps {
  chosen: readonly string[];
  all: string;
  children: ReactNode;
}

/** Narrow screens fold the fields; wide ones always show them. */
export function FilterFold({ chosen, all, children }: FilterFoldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const words = chosen.filter((word) => word !== '');
  return (
    <div className="print:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="rounded-control border-border-strong flex min-h-14 w-full items-center gap-3 border px-3.5 py-1.5 text-left md:hidden"
        onClick={() => setIsOpen((was) => !was)}
      >
        <ListFilter className="size-5 flex-none" />
        <span className="min-w-0 flex-1 wrap-anywhere">
          <b className="block">Filtros</b>{' '}
          <span className="text-small text-muted">{words.join(' ·\xa0') || all}</span>
        </span>
        <ChevronDown className={cn('size-5 flex-none', isOpen && 'rotate-180')} />
      </button>
      <div id={id} className={cn(isOpen ? 'max-lg:mt-3' : 'max-md:hidden')}>
        {children}
      </div>
    </div>
  );
}
