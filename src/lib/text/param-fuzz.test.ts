import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordIn } from '@/lib/use/use-search-param';

const words = ['perfil', 'despesas', 'constructor'] as const;

test('a word of an address is one of the known ones, and the default for any other text', () => {
  const near = fc.constantFrom(
    '',
    'Perfil',
    'despesas ',
    'perfil,despesas',
    '__proto__',
    'length',
    '0',
    'despesas',
  );
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), near, fc.constant(null)), (given) => {
      expect(wordIn(given, words)).toBe(words.find((known) => known === given) ?? 'perfil');
    }),
    { numRuns: 300 },
  );
});
