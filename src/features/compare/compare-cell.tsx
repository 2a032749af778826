import { cn } from '@/lib/cn';
import { ExternalLink } from '@/ui/external-link';
import { AsOf } from './as-of';
import type { CellSource, CompareCell } from './model';
import { numbersOf } from './numbered-sources';

interface CellTextProps {
  /** Of a cell that nobody states. */
  unknown: string;
  cell: CompareCell | undefined;
  isShowingSources: boolean;
  /** For paper; null on the screen. */
  numbered: readonly CellSource[] | null;
}

/** A number is set as on every page: a count, an age, a sum. */
const isNumber = /^(R\$\s*)?\d/;

export function CellText({ cell, unknown, isShowingSources, numbered }: CellTextProps) {
  if (cell === undefined) return <span className="text-muted">—</span>;
  const { lines, note, href, sources, asOf, isName } = cell;
  return (
    <>
      {lines === null ? (
        <small>{unknown}</small>
      ) : (
        lines.map((line, index) => (
          <span
            key={`${index}-${line}`}
            translate={isName && 'no'}
            className={cn('block', isNumber.test(line) && 'font-head font-bold lining-nums tabular-nums')}
          >
            {href === undefined ? line : <ExternalLink href={href}>{line}</ExternalLink>}
          </span>
        ))
      )}
      {note ? <small>{note}</small> : null}
      <AsOf day={asOf} />
      {sources && numbered ? <Numbers sources={sources} list={numbered} /> : null}
      {sources && !numbered && isShowingSources ? <Sources sources={sources} /> : null}
    </>
  );
}

const unknownSource = 'Fonte não informada';

function Sources({ sources }: { sources: readonly CellSource[] }) {
  if (sources.length === 0) return <small>{unknownSource}</small>;
  return (
    <ul className="text-small text-muted font-normal">
      {sources.map((source) => (
        <li key={JSON.stringify(source)} className="mt-1">
          <SourceText source={source} />
        </li>
      ))}
    </ul>
  );
}

/** 'Registro de candidatura, TSE, 15/08/2026', linked. */
export function SourceText({ source: { title, outlet, day, url } }: { source: CellSource }) {
  return (
    <>
      {url === null ? title : <ExternalLink href={url}>{title}</ExternalLink>}
      {[outlet, day].map((part) => (part === null ? '' : `, ${part}`))}
    </>
  );
}

function Numbers({ sources, list }: { sources: readonly CellSource[]; list: readonly CellSource[] }) {
  return (
    <small>{sources.length === 0 ? unknownSource : `[${numbersOf(sources, list).join(',\u00A0')}]`}</small>
  );
}
