import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Fragment, type RefCallback, useCallback, useEffect, useState } from 'react';
import { usePrintMoment } from '@/lib/use/use-print-moment';
import { Button } from '@/ui/button';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { AsOf } from './as-of';
import { SourceText } from './compare-cell';
import { CompareHead } from './compare-head';
import { CompareRow } from './compare-row';
import {
  type CompareColumn,
  type CellSource,
  type CompareGroup,
  onlyDifferences,
  withSharedDays,
} from './model';
import { numberedSources } from './numbered-sources';
import { asColumnHeader, asRow, asRowGroup, asTable, type Sight } from './table-style';
import './compare.css';

/** In units of the text's size; narrower columns break words. */
const leastForTwo = 17;

/** Two columns, or one in large text; and the measuring element. */
function usePhoneColumns(): [count: number, measure: RefCallback<HTMLElement>] {
  const [count, setCount] = useState(2);
  const measure = useCallback((table: HTMLElement | null) => {
    if (table === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      const size = Number.parseFloat(getComputedStyle(table).fontSize);
      setCount(table.clientWidth < leastForTwo * size ? 1 : 2);
    });
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return [count, measure];
}

/** A rule of its own, which leaves with it: style sheets stay for later pages. */
function useLandscapePaper(): void {
  useEffect(() => {
    if (!('adoptedStyleSheets' in document)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@page { size: A4 landscape; margin: 7mm; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, []);
}

interface CompareTableProps {
  caption: string;
  columns: readonly CompareColumn[];
  groups: readonly CompareGroup[];
}

/** Neutral: equal rows, no column or value emphasized. */
export function CompareTable({ caption, columns, groups }: CompareTableProps) {
  const [isFiltered, setFiltered] = useState(false);
  const [first, setFirst] = useState(0);
  const [count, measure] = usePhoneColumns();
  const sight = { first, count };
  const dated = withSharedDays(groups);
  const shown = isFiltered ? onlyDifferences(dated) : { groups: dated, hidden: 0 };
  useLandscapePaper();
  const isOnPaper = usePrintMoment() !== null;
  const numbered = isOnPaper ? numberedSources(shown.groups) : null;
  return (
    <>
      <div className="border-text flex flex-wrap items-center justify-between gap-3 border-t-3 py-2 print:hidden">
        <DifferencesSwitch isOn={isFiltered} onChange={setFiltered} />
        <p role="status" className="text-small text-muted">
          {isFiltered ? hiddenText(shown.hidden) : null}
        </p>
      </div>
      <Paging total={columns.length} sight={sight} onMove={setFirst} />
      <div ref={measure} className="compare-table">
        <table {...asTable}>
          <caption className="sr-only">{caption}</caption>
          <colgroup>
            <col />
            {columns.map(({ id }) => (
              <col key={id} />
            ))}
          </colgroup>
          <CompareHead columns={columns} sight={sight} />
          <tbody {...asRowGroup}>
            {shown.groups.map(({ title, asOf, rows }) => (
              <Fragment key={title}>
                <tr {...asRow}>
                  <th scope="colgroup" colSpan={columns.length + 1} {...asColumnHeader}>
                    <span className="font-head text-lead font-bold">{title}</span> <AsOf day={asOf} />
                  </th>
                </tr>
                {rows.map((row) => (
                  <CompareRow key={row.label} row={row} sight={sight} numbered={numbered} />
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      {numbered && numbered.length > 0 ? <PaperSources list={numbered} /> : null}
    </>
  );
}

/** Without addresses, which would take another sheet. */
function PaperSources({ list }: { list: readonly CellSource[] }) {
  return (
    <section aria-label="Fontes" className="compare-sources">
      <h2>Fontes (os endereços estão na página)</h2>
      <ol>
        {list.map((source, index) => (
          <li key={index}>
            <span>{`[${index + 1}] `}</span>
            <SourceText source={source} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function hiddenText(hidden: number): string {
  if (hidden === 0) return 'Nenhuma linha está escondida.';
  return hidden === 1 ? '1 linha igual está escondida.' : `${hidden} linhas iguais estão escondidas.`;
}

function DifferencesSwitch({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className="min-h-target inline-flex items-center gap-2.5 font-semibold"
      onClick={() => onChange(!isOn)}
    >
      <span className="compare-switch" />
      Só diferenças
    </button>
  );
}

interface PagingProps {
  total: number;
  sight: Sight;
  onMove: (first: number) => void;
}

/** Words where both fit on a phone, else arrows. */
function Paging({ total, sight: { first, count }, onMove }: PagingProps) {
  if (total <= count) return null;
  const last = Math.min(first + count, total);
  const arrow = count === 1 ? 'size-5' : 'size-5 max-sm:hidden';
  const word = (text: string) => (count === 1 ? <VisuallyHidden>{text}</VisuallyHidden> : text);
  return (
    <div className="mb-2 flex items-center justify-between gap-2 md:hidden print:hidden">
      <Button disabled={first === 0} onClick={() => onMove(Math.max(0, first - count))}>
        <ArrowLeft className={arrow} />
        {word('Anterior')}
      </Button>
      <span role="status" className="fig text-small">
        {`${last - first === 1 ? last : `${first + 1}–${last}`} de ${total}`}
      </span>
      <Button disabled={last === total} onClick={() => onMove(Math.min(total - count, last))}>
        {word('Próximo')}
        <ArrowRight className={arrow} />
      </Button>
    </div>
  );
}
