import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ufs } from '@/features/politicians/state/states';
import { readElectedFilters, readElectedPages } from './elected-model';

const words = fc.constantFrom('uf', 'nome', 'partido', 'paginas', '__proto__');
const near = fc.constantFrom(
  'BA',
  'ba',
  'PT',
  'P',
  '0',
  '12',
  '99',
  '-1',
  '1e3',
  '<script>',
  '__proto__',
  ' ',
);
const query = fc.dictionary(words, fc.oneof(fc.string({ unit: 'binary', maxLength: 100 }), near));

test('whatever an address asks for, the filters of the elected are of the kind that is searched', () => {
  fc.assert(
    fc.property(query, (wanted) => {
      const params = new URLSearchParams(wanted);
      const { uf, nome, partido } = readElectedFilters(params);
      expect(['', ...ufs]).toContain(uf);
      expect([...nome].length).toBeLessThanOrEqual(80);
      expect(nome).toBe(nome.trim());
      expect(partido).toMatch(/^$|^[\p{L}.]{2,20}$/u);
      const pages = readElectedPages(params);
      expect(Number.isInteger(pages) && pages >= 1 && pages <= 12).toBe(true);
    }),
  );
});
