import { Section } from '@/ui/section';
import { Table, Td, Th, Tr } from '@/ui/table';
import { type BalanceRow, countText, facts } from './balance-model';
import { CellLegend, CellMark } from './balance-parts';

export function BalanceFields({ rows }: { rows: readonly BalanceRow[] }) {
  return (
    <Section
      isFlat
      className="mt-8"
      title="Campos"
      meta={`${facts.length} campos em ${countText(rows.length, 'ficha', 'fichas')}`}
    >
      <CellLegend />
      <Table caption="O que cada ficha tem de cada campo" className="[&_td]:align-middle">
        <thead>
          <tr>
            <Th>Campo</Th>
            {rows.map(({ id, nome }) => (
              <Th key={id} className="text-center">
                <span translate="no" style={{ writingMode: 'vertical-rl', transform: 'rotate(180deg)' }}>
                  {nome}
                </span>
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ name, label }, index) => (
            <Tr key={name}>
              <th scope="row" className="border-border border-b py-2 pr-4 text-left">
                {label}
              </th>
              {rows.map(({ id, cells }) => {
                const cell = cells[index];
                return (
                  <Td key={id} className="text-center">
                    {cell ? <CellMark {...cell} /> : null}
                  </Td>
                );
              })}
            </Tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
