import { expect, it } from 'vitest';
import { lastOutcome } from './election-outcome';

const published = (...words: string[]) => words.map((situacao) => ({ situacao }));

it('the outcome is nothing before a round is published, and of a copy that is older than results', () => {
  expect(lastOutcome([])).toBeNull();
  expect(lastOutcome(undefined)).toBeNull();
  expect(lastOutcome(published('outra palavra'))).toBeNull();
});

it('the outcome is the second round’s once that is published, in whatever order the rounds come', () => {
  expect(lastOutcome(published('segundo_turno'))).toBe('segundo_turno');
  expect(lastOutcome(published('segundo_turno', 'nao_eleito'))).toBe('nao_eleito');
  expect(lastOutcome(published('eleito', 'segundo_turno'))).toBe('eleito');
  expect(lastOutcome(published('nao_eleito'))).toBe('nao_eleito');
});
