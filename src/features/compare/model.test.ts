import { expect, test } from 'vitest';
import { inColumnOrder } from './model';

test('columns stand by name, and who has none behind them, in the order of the address', () => {
  const columns = ['3', 'Zélia', '1', 'Ana', '2'].map((id) => ({ id, name: /\d/.test(id) ? null : id }));
  expect(inColumnOrder(columns).map(({ id }) => id)).toEqual(['Ana', 'Zélia', '3', '1', '2']);
});
