import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { usePrintMoment } from '@/lib/use/use-print-moment';
import { NumberText } from '@/ui/number-text';

interface FoldSectionProps {
  title: string;
  /** In a line. */
  about: ReactNode;
  count?: string;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** Always open on paper. */
export function FoldSection({ title, about, count, isOpenAtFirst = false, children }: FoldSectionProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const isOnPaper = usePrintMoment() !== null;
  return (
    <section aria-labelledby={id} className="border-border border-b">
      <details
        className="group/fold"
        open={isOpen || isOnPaper}
        onToggle={({ currentTarget }) => {
          if (!isOnPaper) setIsOpen(currentTarget.open);
        }}
      >
        <summary className="flex min-h-14 flex-wrap items-center gap-x-3 py-2">
          <h2 id={id} className="text-h3 flex-1">
            {title}
          </h2>
          {count === undefined ? null : <NumberText>{count}</NumberText>}
          <ChevronDown className="size-5 flex-none group-open/fold:rotate-180" />
          <span className="text-small text-muted w-full">{about}</span>
        </summary>
        <div className="pb-5">{children}</div>
      </details>
    </section>
  );
}
