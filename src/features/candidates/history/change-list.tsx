import { unknownWords } from '@/lib/text/unknown-words';
import type { ChangeLine } from './record-changes';

export function ChangeList({ lines }: { lines: readonly ChangeLine[] }) {
  return (
    <dl className="grid gap-3 py-2">
      {lines.map(({ label, before, after }) => (
        <div key={label} className="border-border grid gap-x-4 border-t pt-2 md:grid-cols-[12rem_1fr_1fr]">
          <dt className="font-semibold">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">
            <span className="text-small text-muted block">Antes</span>
            {before ?? unknownWords(label)}
          </dd>
          <dd className="wrap-anywhere whitespace-pre-line">
            <span className="text-small text-muted block">Depois</span>
            {after ?? unknownWords(label)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
