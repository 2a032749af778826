import { ChevronDown, ListFilter } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import './votes.css';

interface FilterFoldProps {
  /** What is chosen, in words; empty for nothing. */
  chosen: readonly string[];
  /** What is said while nothing is. */
  all: string;
  children: ReactNode;
}

/** Fields that a narrow screen folds under one word and what is chosen; a wide one always shows them. */
export function FilterFold({ chosen, all, children }: FilterFoldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const words = chosen.filter((word) => word !== '');
  return (
    <div className="filter-fold print:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen((was) => !was)}
      >
        <ListFilter className="size-5" />
        <span>
          <b>Filtros</b> <span className="text-small text-muted">{words.join(' · ') || all}</span>
        </span>
        <ChevronDown className="size-5" />
      </button>
      <div id={id}>{children}</div>
    </div>
  );
}
