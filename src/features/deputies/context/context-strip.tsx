import type { ReactNode } from 'react';
import { formatMoney } from '@/lib/text/format';
import { Disclosure } from '@/ui/dialog/disclosure';
import { NumberText } from '@/ui/number-text';
import { Table, Td, Th, Tr } from '@/ui/table';
import { axisEnd, axisTicks, ofState, placeOf, stripMarks } from './context-model';
import type { ExpenseContext } from './context-schema';
import { expensesName } from '@/features/deputies/expenses/expense-words';

const gap = 12;
const head = 26;
const foot = 24;

const ownMark = <path d="M0-8 8 0 0 8-8 0Z" fill="currentColor" stroke="var(--background)" />;
const otherMark = <circle r="4.5" fill="var(--background)" stroke="currentColor" strokeWidth="1.5" />;

interface ContextStripProps {
  id: number;
  name: string;
  year: number;
  uf: string;
  median: number;
  deputies: ExpenseContext['deputados'];
}

export function ContextStrip({ id, name, year, uf, median, deputies }: ContextStripProps) {
  const end = axisEnd(Math.max(0, ...deputies.map(({ valor }) => valor)));
  const isCounted = deputies.some((deputy) => deputy.id === id);
  const others = deputies.length - (isCounted ? 1 : 0);
  return (
    <>
      <div className="mt-4 px-2">
        <StripPicture id={id} end={end} median={median} deputies={deputies} />
      </div>
      <ul className="text-small mt-2 flex flex-wrap gap-x-4">
        {isCounted ? (
          <Meaning mark={ownMark}>
            <span translate="no">{name}</span>
          </Meaning>
        ) : null}
        <Meaning
          mark={otherMark}
        >{`cada um ${isCounted ? 'dos outros' : 'dos'} ${others} ${ofState(uf)}`}</Meaning>
        <Meaning mark={<path d="M0-8V8" stroke="currentColor" strokeWidth="2" />}>
          o do meio (mediana)
        </Meaning>
      </ul>
      <Disclosure isPlain summary={`Ver os ${deputies.length} em tabela, em ordem alfabética`}>
        <Table caption={`${expensesName} em ${year}, deputados ${ofState(uf)}`}>
          <thead>
            <tr>
              <Th>Deputado</Th>
              <Th isEnd>Valor</Th>
            </tr>
          </thead>
          <tbody>
            {deputies.map((deputy) => (
              <Tr key={deputy.id}>
                <th scope="row" className="border-border border-b py-2 pr-4 text-left">
                  <span translate={deputy.nome === null ? undefined : 'no'}>
                    {deputy.nome ?? 'Não informado'}
                  </span>
                  {deputy.id === id ? <span> (esta página)</span> : null}
                </th>
                <Td isEnd>
                  <NumberText>{formatMoney(deputy.valor)}</NumberText>
                </Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      </Disclosure>
    </>
  );
}

function Meaning({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <svg aria-hidden="true" width="18" height="18" viewBox="-9 -9 18 18" className="flex-none">
        {mark}
      </svg>
      <span className="wrap-anywhere">{children}</span>
    </li>
  );
}

/** 'R$ 0' where there is room, '100 mil' or '2 mi' after it. */
function tickText(amount: number): string {
  return amount === 0 ? 'R$ 0' : amount.toLocaleString('pt-BR', { notation: 'compact' });
}

type StripPictureProps = Pick<ContextStripProps, 'id' | 'median' | 'deputies'> & { end: number };

function StripPicture({ id, end, median, deputies }: StripPictureProps) {
  const marks = stripMarks(deputies, end);
  const levels = Math.max(...marks.map(({ level }) => level)) + 1;
  const axis = head + levels * gap;
  const middle = `${placeOf(median, end)}%`;
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={axis + foot}
      overflow="visible"
      className="print-color-exact text-small block"
      fill="currentColor"
    >
      <line x1="0" x2="100%" y1={axis} y2={axis} stroke="currentColor" />
      {axisTicks(end).map(({ amount, hasWords }) => (
        <svg key={amount} x={`${placeOf(amount, end)}%`} y={axis} overflow="visible">
          <path d="M0 0v5" stroke="currentColor" />
          {hasWords ? (
            <text y="20" textAnchor={amount === 0 ? 'start' : amount === end ? 'end' : 'middle'}>
              {tickText(amount)}
            </text>
          ) : null}
        </svg>
      ))}
      <line x1={middle} x2={middle} y1={head - 8} y2={axis} stroke="currentColor" strokeWidth="2" />
      <text x={middle} y={head - 12} textAnchor="middle">
        o do meio
      </text>
      {marks
        .toSorted((a, b) => Number(a.id === id) - Number(b.id === id))
        .map((mark) => (
          <svg key={mark.id} x={`${mark.x}%`} y={axis - gap / 2 - mark.level * gap} overflow="visible">
            {mark.id === id ? ownMark : otherMark}
          </svg>
        ))}
    </svg>
  );
}
