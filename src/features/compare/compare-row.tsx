import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { cn } from '@/lib/cn';
import { CellText } from './compare-cell';
import type { CompareRow as RowData } from './model';
import { asCell, asRow, asRowHeader, cellStyle, outOfSight, rowStyle } from './table-style';

interface CompareRowProps {
  row: RowData;
  /** The first of the two columns that a phone shows. */
  first: number;
}

/** What is compared, and what it is for each person. */
export function CompareRow({ row: { label, note, cells }, first }: CompareRowProps) {
  const [isShowingSources, setShowingSources] = useState(false);
  const id = useId();
  const hasSources = cells.some((cell) => cell?.sources !== undefined);
  return (
    <tr {...asRow} className={rowStyle}>
      <th
        scope="row"
        {...asRowHeader}
        className="bg-bg text-small text-muted sticky left-0 z-1 py-2.5 pr-3 text-left align-top font-normal max-md:col-span-2 max-md:flex max-md:justify-between max-md:gap-3 max-md:pr-0 max-md:pb-0"
      >
        <span>
          <span id={id}>{label}</span>
          {note === undefined ? null : <span className="block">{note}</span>}
        </span>
        {hasSources ? (
          <button
            type="button"
            aria-expanded={isShowingSources}
            aria-describedby={id}
            className="inline-flex min-h-6 items-center gap-1 self-start underline underline-offset-3 hover:decoration-2 md:mt-1 print:hidden"
            onClick={() => setShowingSources(!isShowingSources)}
          >
            Fontes
            <ChevronDown className={isShowingSources ? 'size-4 rotate-180' : 'size-4'} />
          </button>
        ) : null}
      </th>
      {cells.map((cell, index) => (
        <td
          // A column is its place: the people of a comparison do not change places.
          key={index}
          {...asCell}
          className={cn(cellStyle, 'py-2.5 font-semibold', outOfSight(index, first))}
        >
          <CellText cell={cell} isShowingSources={isShowingSources} />
        </td>
      ))}
    </tr>
  );
}
