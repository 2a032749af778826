import { afterEach, expect, it } from 'vitest';
import { noChoice } from './model';
import { dropWritten, isUnanswered, writeAhead } from './write-ahead';

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

const failure = (code: string) => Object.assign(new Error('failed'), { code });

it.each([
  ['nobody answered', new TypeError('Failed to fetch')],
  ['the gateway gave no code', failure('')],
  ['the service loads its schema', failure('PGRST002')],
  ['the token was refused', failure('PGRST301')],
  ['the database has no place', failure('53300')],
  ['the answer took too long', failure('57014')],
  ['the database restarts', failure('57P01')],
  ['two acts crossed', failure('40P01')],
  ['the database broke', failure('XX000')],
  ['the session ended', failure('session_ended')],
])('a choice waits where %s', (_, error) => {
  expect(isUnanswered(error)).toBe(true);
});

it.each(['42501', '404', '23503', '23505', '23514', '22P02', 'P0001', 'PGRST116', 'PGRST204'])(
  'a choice is refused by %s',
  (code) => {
    expect(isUnanswered(failure(code))).toBe(false);
  },
);
