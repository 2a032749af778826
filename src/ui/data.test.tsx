import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { StatusBadge } from '@/ui/person/badge';
import { ProgressBar } from './bar-chart';
import { Counter } from '@/ui/person/counters';
import { SortTh, Table, Td } from './table';

test.each([
  ['active', 'Ativo'],
  ['archived', 'Arquivado'],
  ['deleted', 'Excluído'],
] as const)('the status %s reads %s', (status, word) => {
  render(<StatusBadge status={status} />);
  expect(screen.getByText(word)).toBeInTheDocument();
});

test('a counter is a button named by number and word', async () => {
  const choose = vi.fn();
  render(<Counter value={2} word="favoritos" isSelected onClick={choose} />);
  await userEvent.click(screen.getByRole('button', { name: '2 favoritos', pressed: true }));
  expect(choose).toHaveBeenCalledTimes(1);
});

test.each([
  [72.4, '72%', '72'],
  [-5, '0%', '0'],
  [140, '100%', '100'],
])('a measure of %s reads %s', (percent, text, now) => {
  render(<ProgressBar label="Transparência" percent={percent} />);
  const bar = screen.getByRole('progressbar', { name: 'Transparência' });
  expect(bar).toHaveAttribute('aria-valuenow', now);
  expect(bar).toHaveAttribute('aria-valuetext', text);
  expect(bar).toHaveTextContent(text);
});

test('a table has its caption, says its order and can be sorted', async () => {
  const sort = vi.fn();
  render(
    <Table caption="Despesas">
      <thead>
        <tr>
          <SortTh order="descending" onSort={sort}>
            Data
          </SortTh>
        </tr>
      </thead>
      <tbody>
        <tr>
          <Td>23/06/2026</Td>
        </tr>
      </tbody>
    </Table>,
  );
  expect(screen.getByRole('table', { name: 'Despesas' })).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'Data' })).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(screen.getByRole('button', { name: 'Data' }));
  expect(sort).toHaveBeenCalledTimes(1);
});

test('the region of a table is in the tab order only while something is out of sight', () => {
  const wide = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  render(<Table caption="Despesas">{null}</Table>);
  const region = screen.getByRole('region', { name: 'Despesas' });
  expect(region).toHaveAttribute('tabindex', '0');
  wide.mockReturnValue(0);
  window.dispatchEvent(new Event('resize'));
  expect(region).not.toHaveAttribute('tabindex');
  wide.mockRestore();
});
