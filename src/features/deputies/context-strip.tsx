import { formatMoney } from '@/lib/format';
import { Disclosure } from '@/ui/disclosure';
import { NumberText } from '@/ui/number-text';
import { Table, Td, Th, Tr } from '@/ui/table';
import { axisEnd, ofState, placeOf, stripMarks } from './context-model';
import type { ExpenseContext } from './context-schema';

const gap = 12;
const head = 26;

interface ContextStripProps {
  id: number;
  name: string;
  year: number;
  uf: string;
  median: number;
  deputies: ExpenseContext['deputados'];
}

/** Every deputy of the state as a mark on one axis, with the median and this deputy; the same as a table. */
export function ContextStrip({ id, name, year, uf, median, deputies }: ContextStripProps) {
  const end = axisEnd(Math.max(0, ...deputies.map(({ valor }) => valor)));
  const isCounted = deputies.some((deputy) => deputy.id === id);
  const others = deputies.length - (isCounted ? 1 : 0);
  return (
    <>
      <div className="mt-4 px-2">
        <StripPicture id={id} end={end} median={median} deputies={deputies} />
        <div aria-hidden="true" className="text-small text-muted flex justify-between">
          <span>R$ 0</span>
          <span>{`R$ ${(end / 1000).toLocaleString('pt-BR')} mil`}</span>
        </div>
      </div>
      <p className="text-small text-muted mt-2">
        {`${isCounted ? `Losango cheio: ${name}. ` : ''}Círculos: cada um ${isCounted ? 'dos outros' : 'dos'} ${others} ${ofState(uf)}. Linha: mediana.`}
      </p>
      <Disclosure isPlain summary={`Ver os ${deputies.length} em tabela, em ordem alfabética`}>
        <Table caption={`Reembolsado em ${year}, deputados ${ofState(uf)}`}>
          <thead>
            <tr>
              <Th>Deputado</Th>
              <Th isEnd>Reembolsado</Th>
            </tr>
          </thead>
          <tbody>
            {deputies.map((deputy) => (
              <Tr key={deputy.id}>
                <th scope="row" className="border-border border-b py-2 pr-4 text-left">
                  {`${deputy.nome ?? 'Não informado'}${deputy.id === id ? ' (esta página)' : ''}`}
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
      height={axis + 2}
      overflow="visible"
      className="print-color-exact block"
    >
      <line x1="0" x2="100%" y1={axis} y2={axis} stroke="currentColor" />
      <line x1={middle} x2={middle} y1={head - 8} y2={axis} stroke="currentColor" strokeWidth="2" />
      <text x={middle} y={head - 12} textAnchor="middle" fill="currentColor" className="text-small">
        Mediana
      </text>
      {marks
        .toSorted((a, b) => Number(a.id === id) - Number(b.id === id))
        .map((mark) => (
          <svg key={mark.id} x={`${mark.x}%`} y={axis - gap / 2 - mark.level * gap} overflow="visible">
            {mark.id === id ? (
              <path d="M0-8 8 0 0 8-8 0Z" fill="currentColor" stroke="var(--background)" />
            ) : (
              <circle r="4.5" fill="var(--background)" stroke="currentColor" strokeWidth="1.5" />
            )}
          </svg>
        ))}
    </svg>
  );
}
