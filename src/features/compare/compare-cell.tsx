import { usePrintMoment } from '@/lib/use-print-moment';
import { ExternalLink } from '@/ui/external-link';
import { AsOf } from './as-of';
import type { CellSource, CompareCell } from './model';

interface CellTextProps {
  cell: CompareCell | undefined;
  isShowingSources: boolean;
}

/** What a cell says, and who states it once that is asked for. */
export function CellText({ cell, isShowingSources }: CellTextProps) {
  if (cell === undefined) return <span className="text-muted">—</span>;
  const { lines, note, href, sources, asOf } = cell;
  return (
    <>
      {lines === null ? (
        <small>Não informado</small>
      ) : (
        lines.map((line, index) => (
          <span key={`${index}-${line}`} className="block">
            {href === undefined ? line : <ExternalLink href={href}>{line}</ExternalLink>}
          </span>
        ))
      )}
      {note ? <small>{note}</small> : null}
      <AsOf day={asOf} />
      {sources ? <Sources sources={sources} isShown={isShowingSources} /> : null}
    </>
  );
}

/** Asked for on the screen, and always on paper. */
function Sources({ sources, isShown }: { sources: readonly CellSource[]; isShown: boolean }) {
  const isOnPaper = usePrintMoment() !== null;
  if (!isShown && !isOnPaper) return null;
  if (sources.length === 0) return <small>Fonte não informada</small>;
  return (
    <ul className="text-small text-muted font-normal">
      {sources.map(({ title, outlet, day, url }) => (
        <li key={`${outlet ?? ''} ${title}`} className="mt-1">
          {url === null ? title : <ExternalLink href={url}>{title}</ExternalLink>}
          {[outlet, day].map((part) => (part === null ? '' : `, ${part}`))}
        </li>
      ))}
    </ul>
  );
}
