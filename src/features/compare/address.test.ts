import { expect, it } from 'vitest';
import { comparisonOf, comparisonSearch } from './address';

const read = (count: number) =>
  comparisonOf(new URLSearchParams(comparisonSearch('deputados', ['1', '2', '3', '4', '5'].slice(0, count))));

it('an address of four people is read whole and without a notice', () => {
  expect(read(4)).toEqual({ kind: 'deputados', ids: ['1', '2', '3', '4'], notices: [] });
});

it('an address of five people is cut to the first four, which is said', () => {
  expect(read(5)).toEqual({
    kind: 'deputados',
    ids: ['1', '2', '3', '4'],
    notices: ['O endereço tem mais de 4 pessoas: aqui estão as 4 primeiras.'],
  });
});
