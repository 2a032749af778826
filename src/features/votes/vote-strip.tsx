import { Disclosure } from '@/ui/disclosure';
import { NumberText } from '@/ui/number-text';
import { Table, Td, Th, Tr } from '@/ui/table';
import { type Vote, voteLabels } from './model';
import type { VoteMonth } from './schema';
import { VoteMark } from './vote-mark';

/** A month's records by kind, in the order of the labels. */
const kinds: readonly { vote: Vote; field: Exclude<keyof VoteMonth, 'mes'> }[] = [
  { vote: 1, field: 'sim' },
  { vote: 2, field: 'nao' },
  { vote: 3, field: 'abstencao' },
  { vote: 4, field: 'obstrucao' },
  { vote: 5, field: 'presidiu' },
];

const sumOf = (months: readonly VoteMonth[], field: (typeof kinds)[number]['field']) =>
  months.reduce((sum, month) => sum + month[field], 0);

/** The records month by month: Sim stands above the line, Não below it, the rest as marks; all of it again as a table. */
export function VoteStrip({ months }: { months: readonly VoteMonth[] }) {
  const most = Math.max(1, ...months.flatMap(({ sim, nao }) => [sim, nao]));
  const years = [...new Set(months.map(({ mes }) => mes.slice(0, 4)))];
  return (
    <section aria-label="Mês a mês" className="mt-6">
      <h2>Mês a mês</h2>
      <ul className="text-small mt-1 mb-4 flex flex-wrap gap-x-4">
        {kinds.map(({ vote, field }) => {
          const total = sumOf(months, field);
          return total === 0 ? null : (
            <li key={vote} className="inline-flex items-center gap-1.5">
              <VoteMark vote={vote} /> {voteLabels[vote]} <NumberText isStrong>{total}</NumberText>
            </li>
          );
        })}
      </ul>
      <ol className="grid grid-cols-2 gap-4 md:grid-cols-4">
        {years.map((year) => (
          <Year
            key={year}
            year={year}
            months={months.filter(({ mes }) => mes.startsWith(year))}
            most={most}
          />
        ))}
      </ol>
      <Disclosure isPlain summary="Ver os meses em tabela">
        <MonthTable months={months} />
      </Disclosure>
    </section>
  );
}

/** Half the height of a year's picture, and the width of a month, in its own units. */
const half = 40;
const monthWidth = 10;

interface YearProps {
  year: string;
  months: readonly VoteMonth[];
  /** The most Sim or Não that any month has: all years have one scale. */
  most: number;
}

function Year({ year, months, most }: YearProps) {
  const votes = kinds.slice(0, 4).reduce((sum, { field }) => sum + sumOf(months, field), 0);
  return (
    <li className="min-w-0">
      <p className="text-small flex flex-wrap justify-between gap-x-2">
        <NumberText isStrong>{year}</NumberText>
        <span className="text-muted">
          <span className="fig">{votes}</span> {votes === 1 ? 'voto' : 'votos'}
        </span>
      </p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${monthWidth * 12} ${half * 2 + 20}`}
        className="text-bar print-color-exact w-full forced-colors:text-[CanvasText]"
      >
        <path d={`M0 ${half + 10}H${monthWidth * 12}`} stroke="currentColor" />
        {months.map((month) => (
          <MonthMarks key={month.mes} month={month} scale={half / most} />
        ))}
      </svg>
    </li>
  );
}

function MonthMarks({ month, scale }: { month: VoteMonth; scale: number }) {
  const left = (Number(month.mes.slice(5)) - 1) * monthWidth + 1;
  const line = half + 10;
  const up = month.sim * scale;
  const middle = left + 4;
  return (
    <g stroke="currentColor" fill="none">
      <rect x={left} y={line - up} width="8" height={up} fill="currentColor" stroke="none" />
      <rect x={left} y={line + 2} width="8" height={month.nao * scale} fill="currentColor" stroke="none" />
      {month.abstencao > 0 ? <circle cx={middle} cy={line - up - 5} r="2.5" /> : null}
      {month.obstrucao > 0 ? <path d={`M${left + 1} ${line + month.nao * scale + 4}l6 5m0 -5l-6 5`} /> : null}
      {month.presidiu > 0 && month.sim + month.nao === 0 ? (
        <path d={`M${left} ${line - 4}h8`} strokeWidth="2" />
      ) : null}
    </g>
  );
}

function MonthTable({ months }: { months: readonly VoteMonth[] }) {
  return (
    <Table caption="Votos por mês">
      <thead>
        <tr>
          <Th>Mês</Th>
          {kinds.map(({ vote }) => (
            <Th key={vote} isEnd>
              <span className="inline-block whitespace-normal">{voteLabels[vote]}</span>
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <Tr key={month.mes}>
            <Td>
              <NumberText>{month.mes.split('-').reverse().join('/')}</NumberText>
            </Td>
            {kinds.map(({ vote, field }) => (
              <Td key={vote} isEnd>
                <NumberText>{month[field]}</NumberText>
              </Td>
            ))}
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
