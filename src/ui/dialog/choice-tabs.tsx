import { List, Trigger } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';

/** Inside <Tabs>; they stack when the text grows. */
export function ChoiceTabList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <List
      aria-label={label}
      className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.75rem),1fr))] gap-2"
    >
      {children}
    </List>
  );
}

interface ChoiceTabProps {
  value: string;
  title: string;
  hint: string;
}

/** The chosen one has a bar and another ground, not colour alone. */
export function ChoiceTab({ value, title, hint }: ChoiceTabProps) {
  const hintId = `${value}-para-quem`;
  return (
    <Trigger
      value={value}
      aria-describedby={hintId}
      className="rounded-control border-border-strong bg-surface data-[state=active]:border-text data-[state=active]:bg-highlight after:bg-text relative grid min-h-16 content-center overflow-hidden border px-3 py-2 text-left after:absolute after:inset-x-0 after:bottom-0 after:hidden after:h-[3px] data-[state=active]:after:block forced-colors:after:bg-[Highlight]"
    >
      <b className="text-lead">{title}</b>
      <small aria-hidden id={hintId} className="text-small">
        {hint}
      </small>
    </Trigger>
  );
}
