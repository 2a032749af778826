import { afterEach, expect, it } from 'vitest';
import { noChoice } from './model';
import { dropWritten, writeAhead } from './write-ahead';

const key = 'escolha de teste';

afterEach(() => {
  window.localStorage.removeItem(key);
});

it('what was sent takes no tap with it that came meanwhile', () => {
  const tap = { target: { id: '1', nome: 'Ana' }, wish: { ...noChoice, favorito: true }, at: 1 };
  const sent = writeAhead(key, tap);
  const later = writeAhead(key, { ...tap, wish: noChoice, at: 2 });
  if (sent === null || later === null) throw new Error('Nothing is kept here.');
  expect([sent.isBehind, later.isBehind]).toEqual([false, true]);
  dropWritten(sent);
  expect(window.localStorage.getItem(key)).toBe(later.text);
  dropWritten(later);
  expect(window.localStorage.getItem(key)).toBeNull();
});
