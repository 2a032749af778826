import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareTexts, foldText } from './text-order';

const collator = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true });

it('the order of texts takes accents and capitals away', () => {
  expect(foldText('ANTÔNIO Conceição')).toBe('antonio conceicao');
});

it('the order of texts sorts any name of letters, digits and spaces as the collator does', () => {
  const unit = fc.constantFrom(...Array.from('aAáÂbcCçeéÉiíoõuüz 0129'));
  const name = fc.string({ unit, maxLength: 8 }).map((text) => text.trim());
  fc.assert(
    fc.property(name, name, (a, b) => {
      expect(Math.sign(compareTexts(a, b))).toBe(Math.sign(collator.compare(a, b)));
    }),
    { numRuns: 500 },
  );
});

it('the order of texts takes an apostrophe of any shape for the same', () => {
  expect(['Davi', 'D’Ávila', "D'Avila Neto"].toSorted(compareTexts)).toEqual([
    'D’Ávila',
    "D'Avila Neto",
    'Davi',
  ]);
});

it('the order of texts sorts numbers by their size, in the middle of a name too', () => {
  expect(['PL 100/2026', 'PL 20/2026', 'PL 10/2026', 'PL 9/2026'].toSorted(compareTexts)).toEqual([
    'PL 9/2026',
    'PL 10/2026',
    'PL 20/2026',
    'PL 100/2026',
  ]);
});
