import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { unknownWords } from '@/lib/text/unknown-words';
import { AsOf } from './as-of';
import { CellText } from './compare-cell';
import type { CellSource, CompareRow as RowData } from './model';
import { asCell, asRow, asRowHeader, outOfSight, type Sight } from './table-style';

interface CompareRowProps {
  row: RowData;
  sight: Sight;
  /** For paper; null on the screen. */
  numbered: readonly CellSource[] | null;
}

export function CompareRow({ row: { label, note, asOf, cells }, sight, numbered }: CompareRowProps) {
  const [isShowingSources, setShowingSources] = useState(false);
  const id = useId();
  const hasSources = cells.some((cell) => cell?.sources !== undefined);
  return (
    <tr {...asRow}>
      <th scope="row" {...asRowHeader} className="text-small text-muted">
        <span className="md:block">
          <span id={id}>{label}</span>
          {note === undefined ? null : <small>{note}</small>}
          <AsOf day={asOf} />
        </span>
        {hasSources ? (
          <button
            type="button"
            aria-expanded={isShowingSources}
            aria-describedby={id}
            className="min-h-target inline-flex items-center gap-1 underline underline-offset-3 hover:decoration-2 print:hidden"
            onClick={() => setShowingSources(!isShowingSources)}
          >
            Fontes
            <ChevronDown className={isShowingSources ? 'size-4 rotate-180' : 'size-4'} />
          </button>
        ) : null}
      </th>
      {cells.map((cell, index) => (
        // A column is its place: the people of a comparison do not change places.
        <td key={index} {...asCell} className={outOfSight(index, sight)}>
          <CellText
            cell={cell}
            unknown={unknownWords(label)}
            isShowingSources={isShowingSources}
            numbered={numbered}
          />
        </td>
      ))}
    </tr>
  );
}
