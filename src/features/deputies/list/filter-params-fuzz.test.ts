import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ufs } from '@/features/politicians/state/states';
import { mostPages, paramsOf, readPages } from '@/features/politicians/people-params';
import { readFilters } from './filter-params';

/** Near misses, other scripts, broken escapes, markup. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.string({ unit: 'grapheme', minLength: 70, maxLength: 120 }),
  fc.constantFrom(
    'BA',
    'ba',
    'BR',
    'XX',
    'PT',
    'P',
    'PT ',
    '0',
    '1',
    '12',
    '13',
    '99',
    '-1',
    '1e3',
    '٣',
    '%00',
  ),
  fc.constantFrom('<script>', "' or 1=1", '__proto__', 'constructor', '../..', ' ', '\u202e', '\u0000'),
);
const query = fc.dictionary(fc.constantFrom('uf', 'nome', 'partido', 'paginas', 'x', '__proto__'), text);

test('whatever an address asks for, the filters are of the kind that is searched', () => {
  fc.assert(
    fc.property(query, (wanted) => {
      const params = new URLSearchParams(wanted);
      const { uf, nome, partido } = readFilters(params);
      expect(['', ...ufs]).toContain(uf);
      expect([...nome].length).toBeLessThanOrEqual(80);
      expect(nome).toBe(nome.trim());
      expect(partido).toMatch(/^$|^[\p{L}.]{2,20}$/u);
      const pages = readPages(params);
      expect(Number.isInteger(pages) && pages >= 1 && pages <= mostPages).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('an address written from what was read is read the same again', () => {
  fc.assert(
    fc.property(query, (wanted) => {
      const params = new URLSearchParams(wanted);
      const written = paramsOf(readFilters(params), readPages(params));
      const again = new URLSearchParams(written.toString());
      expect(readFilters(again)).toEqual(readFilters(params));
      expect(readPages(again)).toBe(readPages(params));
    }),
    { numRuns: 500 },
  );
});

test('no text of an address, but for encoding, breaks the reading', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (search) => {
      const params = new URLSearchParams(search);
      expect(() => [readFilters(params), readPages(params)]).not.toThrow();
    }),
  );
});

test.each([
  ['uf=sp&partido=pt', 'SP', 'PT'],
  ['uf=Ba&partido=pcdob', 'BA', 'PCdoB'],
  ['uf=RJ&partido=PCdoB', 'RJ', 'PCdoB'],
  ['uf=rj&partido=união', 'RJ', 'UNIÃO'],
])('an address with %s asks for %s and %s', (search, uf, partido) => {
  expect(readFilters(new URLSearchParams(search))).toEqual({ uf, partido, nome: '' });
});
