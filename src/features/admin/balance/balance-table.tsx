import { formatDay } from '@/lib/text/format';
import { NumberText } from '@/ui/number-text';
import { Table, Td, Th, Tr } from '@/ui/table';
import { type BalanceRow, distanceText } from './balance-model';
import { BalanceStrip, Marked, RecordLink } from './balance-parts';

export function BalanceTable({ rows }: { rows: readonly BalanceRow[] }) {
  return (
    <Table
      caption="Tamanho da biografia, pautas, fontes e revisão de cada ficha"
      className="[&_td]:align-middle"
    >
      <thead>
        <tr>
          <Th>Ficha</Th>
          <Th isEnd>Biografia</Th>
          <Th isEnd>Distância</Th>
          <Th className="w-1/3">
            <span className="sr-only">Na faixa</span>
          </Th>
          <Th isEnd>Pautas</Th>
          <Th isEnd>Fontes</Th>
          <Th isEnd>Última revisão</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Tr key={row.id}>
            <th scope="row" className="border-border border-b py-2 pr-4 text-left whitespace-nowrap">
              <RecordLink row={row} />
            </th>
            <Td isEnd>
              <Marked isMarked={row.isLengthMarked}>
                {row.length === null ? 'vazia' : <NumberText>{row.length}</NumberText>}
              </Marked>
            </Td>
            <Td isEnd className="whitespace-nowrap">
              {row.share === null ? '—' : <NumberText>{distanceText(row.share)}</NumberText>}
            </Td>
            <Td>
              <BalanceStrip share={row.share} />
            </Td>
            <Td isEnd className="whitespace-nowrap">
              <NumberText>{`${row.themes} de 6`}</NumberText>
            </Td>
            <Td isEnd>
              <NumberText>{row.sources}</NumberText>
            </Td>
            <Td isEnd className="whitespace-nowrap">
              <Marked isMarked={row.isReviewMarked}>
                {row.reviewed === null ? 'nenhuma' : <NumberText>{formatDay(row.reviewed)}</NumberText>}
              </Marked>
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
