import { expect, test } from 'vitest';
import { inColumnOrder, onlyDifferences, withSharedDays } from './model';

test('columns stand by name, and who has none behind them, in the order of the address', () => {
  const columns = ['3', 'Zélia', '1', 'Ana', '2'].map((id) => ({ id, name: /\d/.test(id) ? null : id }));
  expect(inColumnOrder(columns).map(({ id }) => id)).toEqual(['Ana', 'Zélia', '3', '1', '2']);
});

test('rows that differ by their notes or their addresses alone are differences', () => {
  const row = (...cells: object[]) => ({
    label: 'Site',
    cells: cells.map((cell) => ({ lines: ['Site'], ...cell })),
  });
  const of = (...rows: ReturnType<typeof row>[]) => onlyDifferences([{ title: 'Sites', rows }]).hidden;
  expect(of(row({ href: 'https://a.example' }, { href: 'https://b.example' }))).toBe(0);
  expect(of(row({ note: 'em 2022' }, { note: 'em 2026' }))).toBe(0);
  expect(of(row({ href: 'https://a.example' }, { href: 'https://a.example' }))).toBe(1);
});

test('a row that is known of nobody says no likeness', () => {
  const unknown = { label: 'Bens', cells: [{ lines: null }, { lines: null }] };
  const unread = { label: 'Site', cells: [undefined, undefined] };
  const group = { title: 'Registro', rows: [unknown, unread] };
  expect(onlyDifferences([group])).toEqual({ groups: [group], hidden: 0 });
});

test('a group whose rows are all the same leaves with them, title and all', () => {
  const row = (...texts: string[]) => ({ label: 'x', cells: texts.map((text) => ({ lines: [text] })) });
  const groups = [
    { title: 'Iguais', rows: [row('a', 'a')] },
    { title: 'Diferentes', rows: [row('a', 'b'), row('c', 'c')] },
  ];
  expect(onlyDifferences(groups)).toEqual({
    groups: [{ title: 'Diferentes', rows: [row('a', 'b')] }],
    hidden: 2,
  });
});

test('a row of another day than its group says its own', () => {
  const row = (label: string, asOf: string) => ({ label, cells: [{ lines: ['x'], asOf }] });
  const [group] = withSharedDays([
    { title: 'Votos', rows: [row('Sim', '2026-01-02'), row('Não', '2026-03-04')] },
  ]);
  expect([group?.asOf, group?.rows.map(({ asOf }) => asOf)]).toEqual([
    '2026-01-02',
    [undefined, '2026-03-04'],
  ]);
});

test('rows whose people have one day each keep it for the row where their group shares none', () => {
  const row = (label: string, ...days: string[]) => ({
    label,
    cells: days.map((asOf) => ({ lines: ['x'], asOf })),
  });
  const [group] = withSharedDays([
    {
      title: 'Votos',
      rows: [row('Sim', '2026-01-02', '2026-01-05'), row('Não', '2026-03-04', '2026-03-04')],
    },
  ]);
  expect(group?.asOf).toBeUndefined();
  expect(group?.rows.map(({ asOf, cells }) => [asOf, cells.map((cell) => cell?.asOf)])).toEqual([
    [undefined, ['2026-01-02', '2026-01-05']],
    ['2026-03-04', [undefined, undefined]],
  ]);
});
