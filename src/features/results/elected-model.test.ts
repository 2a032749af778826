import { expect, it } from 'vitest';
import { electedUntil } from './elected-model';

const in2027 = { fontes: ['congresso-2027'] };

it('the elected are as old as the oldest of the newest lists that name each', () => {
  expect(electedUntil([in2027, { fontes: ['congresso-e-governos', 'estudo-pos-1turno'] }])).toBe(
    '2026-10-07',
  );
});

it('the elected are of no day where one is in undated lists alone', () => {
  expect(electedUntil([in2027, { fontes: ['agregador-br'] }])).toBeNull();
});
