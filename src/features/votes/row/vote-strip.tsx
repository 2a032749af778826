import { formatCount } from '@/lib/text/format-count';
import { Disclosure } from '@/ui/dialog/disclosure';
import { NumberText } from '@/ui/number-text';
import { Table, Td, Th, Tr } from '@/ui/table';
import { voteLabels } from '@/features/votes/model';
import type { VoteMonth } from '@/features/votes/schema';
import { monthShapes, type MonthShape, mostOnOneSide, voteKinds } from './strip-model';
import { VoteMark } from './vote-mark';

const sumOf = (months: readonly VoteMonth[], field: (typeof voteKinds)[number]['field']) =>
  months.reduce((sum, month) => sum + month[field], 0);

/** A shape for each label, as tall as its count; also a table. */
export function VoteStrip({ months }: { months: readonly VoteMonth[] }) {
  const most = mostOnOneSide(months);
  const years = [...new Set(months.map(({ mes }) => mes.slice(0, 4)))];
  return (
    <section aria-label="Mês a mês" className="mt-6">
      <h2>Mês a mês</h2>
      <ul className="text-small mt-1 mb-4 flex flex-wrap gap-x-4">
        {voteKinds.map(({ vote, field }) => {
          const total = sumOf(months, field);
          return total === 0 ? null : (
            <li key={vote} className="inline-flex items-center gap-1.5">
              <VoteMark vote={vote} /> {voteLabels[vote]}{' '}
              <NumberText isStrong>{formatCount(total)}</NumberText>
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

/** Half a year's height and a month's width, in the picture's units. */
const half = 30;
const monthWidth = 10;

interface YearProps {
  year: string;
  months: readonly VoteMonth[];
  /** The same scale for all years. */
  most: number;
}

function Year({ year, months, most }: YearProps) {
  const votes = voteKinds.slice(0, 4).reduce((sum, { field }) => sum + sumOf(months, field), 0);
  return (
    <li className="min-w-0">
      <p className="text-small flex flex-wrap justify-between gap-x-2">
        <NumberText isStrong>{year}</NumberText>
        <span className="text-muted">
          <span translate="no" className="fig">
            {formatCount(votes)}
          </span>{' '}
          <span>{votes === 1 ? 'voto' : 'votos'}</span>
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
  return monthShapes(month, scale).map((shape) => (
    <path key={shape.vote} transform={`translate(${left} ${half + 10 + shape.top})`} {...outlineOf(shape)} />
  ));
}

const barWidth = 8;
const hollow = { stroke: 'currentColor', fill: 'none' };

/** Full for Sim and Não, whose side differs; others like their marks. */
function outlineOf({ vote, height }: MonthShape) {
  const box = `M0 0H${barWidth}V${height}H0Z`;
  if (vote <= 2) return { d: box, fill: 'currentColor' };
  if (vote === 3) return { d: box, ...hollow };
  if (vote === 4) return { d: `${box}L${barWidth} ${height}M${barWidth} 0L0 ${height}`, ...hollow };
  return { d: `M${barWidth / 2} 0V${height}`, ...hollow, strokeWidth: barWidth, strokeDasharray: '1 1' };
}

function MonthTable({ months }: { months: readonly VoteMonth[] }) {
  return (
    <Table caption="Votos por mês">
      <thead>
        <tr>
          <Th>Mês</Th>
          {voteKinds.map(({ vote }) => (
            <Th key={vote} isEnd>
              <span className="inline-block whitespace-normal">{voteLabels[vote]}</span>
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <Tr key={month.mes}>
            <Td isHead>
              <NumberText>{month.mes.split('-').reverse().join('/')}</NumberText>
            </Td>
            {voteKinds.map(({ vote, field }) => (
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
