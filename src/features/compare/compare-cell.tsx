import { ExternalLink } from '@/ui/external-link';
import type { CellSource, CompareCell } from './model';

interface CellTextProps {
  cell: CompareCell | undefined;
  isShowingSources: boolean;
}

/** What a cell says, and who states it once that is requested. */
export function CellText({ cell, isShowingSources }: CellTextProps) {
  if (cell === undefined) return <span className="text-muted">—</span>;
  const { lines, note, href, sources } = cell;
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
      {isShowingSources && sources ? <Sources sources={sources} /> : null}
    </>
  );
}

function Sources({ sources }: { sources: readonly CellSource[] }) {
  if (sources.length === 0) return <small>Fonte não informada</small>;
  return (
    <ul className="text-small text-muted font-normal">
      {sources.map(({ title, outlet, day, url }) => (
        <li key={`${outlet} ${title}`} className="mt-1">
          {url === null ? title : <ExternalLink href={url}>{title}</ExternalLink>}, {outlet}
          {day === null ? null : `, ${day}`}
        </li>
      ))}
    </ul>
  );
}
