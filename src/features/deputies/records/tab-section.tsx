import { type ReactNode, useId } from 'react';

interface TabSectionProps {
  title: string;
  meta?: ReactNode;
  children: ReactNode;
}

/** The tabs above draw the rule that other sections draw themselves. */
export function TabSection({ title, meta, children }: TabSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <header className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId}>{title}</h2>
        {meta}
      </header>
      {children}
    </section>
  );
}
