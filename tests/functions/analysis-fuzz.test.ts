import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readText } from '../../supabase/functions/analise-politica/gate/gate.ts';
import { hostileSentences } from './analysis-hostile.ts';
import { vocabulary } from './analysis-vocabulary.ts';

const opening =
  '**Temas em comum**: A lista de pautas da pessoa favorita cita educação e o ensino integral nas escolas.';
const closing =
  '**Partidos e estados**: Ana Ativa é do PA, de São Paulo. A inclinação registrada é Centro, uma classificação de terceiros.';
const plain = fc.constantFrom(
  'A lista tem uma pauta.',
  'Ana Ativa é do PA.',
  'A profissão registrada é Advogada.',
  'Os dados não dizem mais nada.',
);
const sentences = Object.values(hostileSentences).flat();

/** The same sentence as a careless or a sly writer would set it. */
const disguise = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.replaceAll(' ', '  '),
  (text) => text.replaceAll(' ', '\u00a0'),
  (text) => text.replace(' ', '\n'),
  (text) => text.normalize('NFD'),
  (text) => text.split('').join('\u200b'),
  (text) => `${text} Isto é só um exemplo.`,
);

test('a hostile sentence passes in no dress and at no place of a good text', () => {
  const places = fc.tuple(
    fc.array(plain, { maxLength: 3 }),
    fc.constantFrom(...sentences),
    disguise,
    fc.array(plain, { maxLength: 3 }),
    fc.boolean(),
  );
  fc.assert(
    fc.property(places, ([before, sentence, dress, after, isLast]) => {
      const middle = [...before, dress(sentence), ...after].join(' ');
      const text = isLast ? `${opening}\n\n${closing} ${middle}` : `${opening} ${middle}\n\n${closing}`;
      expect(readText(text, vocabulary)).toHaveProperty('refused');
    }),
    { numRuns: 400 },
  );
});

test('what passes is short, headed, plain text, whatever came in', () => {
  const pieces = fc.oneof(
    plain,
    fc.string({ maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constantFrom(
      '<b>',
      '[a](https://x.br)',
      'https://x.br',
      '\u202e',
      '\u0000',
      '**',
      '\n\n',
      '- ',
      '`x`',
    ),
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const verdict = readText(`${opening} ${parts.join(' ')}\n\n${closing}`, vocabulary);
      if (!('text' in verdict)) return;
      expect(verdict.text.length).toBeLessThanOrEqual(6_000);
      expect(verdict.text).not.toMatch(/[<>`[\]]|https?:|[\p{Cc}\p{Cf}](?<!\n)/u);
      for (const block of verdict.text.split('\n\n')) expect(block.startsWith('**')).toBe(true);
    }),
    { numRuns: 400 },
  );
});

test('the text around them is good: without a hostile sentence it passes', () => {
  expect(readText(`${opening} A lista tem uma pauta.\n\n${closing}`, vocabulary)).toHaveProperty('text');
});
