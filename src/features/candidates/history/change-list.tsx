import { unknownWords } from '@/lib/text/unknown-words';
import type { ChangeLine } from './record-changes';

interface ChangeListProps {
  lines: readonly ChangeLine[];
  /** A new record had nothing before. */
  isNew?: boolean;
}

export function ChangeList({ lines, isNew = false }: ChangeListProps) {
  if (lines.length === 0) return null;
  return (
    <dl className="grid gap-3 py-2">
      {lines.map(({ label, before, after }) => (
        <div key={label} className="border-border grid gap-x-4 border-t pt-2 md:grid-cols-[12rem_1fr_1fr]">
          <dt className="font-semibold">{label}</dt>
          {isNew ? null : <Side when="Antes">{before ?? unknownWords(label)}</Side>}
          <Side when={isNew ? null : 'Depois'}>{after ?? unknownWords(label)}</Side>
        </div>
      ))}
    </dl>
  );
}

function Side({ when, children }: { when: 'Antes' | 'Depois' | null; children: string }) {
  return (
    <dd className="wrap-anywhere whitespace-pre-line">
      {when === null ? null : <span className="text-small text-muted block">{when}</span>}
      <span>{children}</span>
    </dd>
  );
}
