import { expect, it } from 'vitest';
import { isUnanswered } from './write-ahead';

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

it.each(['42501', '23503', '23505', '23514', '22P02', 'P0001', 'PGRST116', 'PGRST204'])(
  'a choice is refused by %s',
  (code) => {
    expect(isUnanswered(failure(code))).toBe(false);
  },
);
