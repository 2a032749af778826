import { describe, expect, test } from 'vitest';
import { readSentence } from '../../supabase/functions/analise-politica/gate/gate.ts';
import { words } from '../../supabase/functions/analise-politica/gate/lexicon.ts';
import { book } from './analysis-book.ts';
import { legitimateSentences } from './analysis-legitimate.ts';
import { additions, disguises, strangeWords } from './analysis-mutators.ts';

const passes = (texto: string) => typeof readSentence(texto, book.facts, { book }) !== 'string';
const names = [
  ...book.people.map(({ nome }) => nome),
  ...new Set(
    book.people.flatMap(({ traits }) =>
      traits.flatMap(({ trait, value }) =>
        ['partido', 'estado'].includes(trait) && value !== null ? [value] : [],
      ),
    ),
  ),
];

/** The same place for the same sentence and word in every run, and another one for the next word. */
function placeOf(sentence: string, word: string, places: number): number {
  let hash = 7;
  for (const sign of `${sentence}|${word}`) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return hash % places;
}

test('the strange words are none of the lexicon', () => {
  // 'até' ends a span of years, and the grammar has it nowhere else.
  expect(strangeWords.filter((word) => words.has(word))).toEqual(['até']);
  expect(new Set(strangeWords).size).toBeGreaterThan(200);
});

describe('a legitimate sentence with one thing changed does not pass', () => {
  test('a strange word in place of one of its words, or among them', () => {
    const leaks = legitimateSentences.flatMap((sentence, index) =>
      strangeWords
        .filter((_, at) => at % 16 === index % 16)
        .flatMap((word) => {
          const own = sentence.slice(0, -1).split(' ');
          const place = placeOf(sentence, word, own.length);
          const swapped = own.with(place, word);
          const inserted = own.toSpliced(place + 1, 0, word);
          return [swapped, inserted].map((list) => `${list.join(' ')}.`).filter(passes);
        }),
    );
    expect(leaks).toEqual([]);
  });

  test.each(Object.entries(disguises))('a name, a party or a state written with %s', (_, disguise) => {
    const leaks = legitimateSentences.flatMap((sentence) =>
      names
        .filter((name) => sentence.includes(name))
        .flatMap((name) => {
          const written = disguise(name);
          if (written === '' || written === name) return [];
          const changed = sentence.replace(name, () => written);
          return passes(changed) ? [changed] : [];
        }),
    );
    expect(leaks).toEqual([]);
  });

  test('something before or after the whole of it', () => {
    const leaks = legitimateSentences.flatMap((sentence) =>
      additions.map((add) => add(sentence)).filter((changed) => changed !== sentence && passes(changed)),
    );
    expect(leaks).toEqual([]);
  });
});
