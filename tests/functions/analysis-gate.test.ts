import { describe, expect, test } from 'vitest';
import { readSentence, refusalOf } from '../../supabase/functions/analise-politica/gate/gate.ts';
import { notations } from '../../supabase/functions/analise-politica/gate/grammar.ts';
import { parts } from '../../supabase/functions/analise-politica/gate/parts.ts';
import { words } from '../../supabase/functions/analise-politica/gate/lexicon.ts';
import { literalsOf } from '../../supabase/functions/analise-politica/gate/notation.ts';
import { titles } from '../../supabase/functions/analise-politica/render.ts';
import { book, cite } from './analysis-book.ts';
import { hostileSentences } from './analysis-hostile.ts';
import { legitimateSentences } from './analysis-legitimate.ts';

const everything = book.facts;

describe('hostile sentences', () => {
  test('there are at least 200 of them, in fourteen families', () => {
    expect(Object.keys(hostileSentences)).toHaveLength(14);
    expect(Object.values(hostileSentences).flat().length).toBeGreaterThanOrEqual(200);
  });

  describe.each(Object.entries(hostileSentences))('%s', (_, sentences) => {
    test.each(sentences.map((sentence) => [sentence]))('does not pass, whatever it cites: %s', (sentence) => {
      for (const title of ['', 'Candidatos favoritos', 'Deputados ignorados', 'Partidos'])
        expect(readSentence(sentence, everything, { book, title })).toBeTypeOf('string');
    });
  });
});

describe('legitimate sentences', () => {
  test('there are at least 60 of them', () => {
    expect(legitimateSentences.length).toBeGreaterThanOrEqual(60);
  });

  test.each(legitimateSentences.map((sentence) => [sentence]))(
    'passes with the facts that it rests on: %s',
    (texto) => {
      const used = readSentence(texto, everything, { book });
      expect(used).not.toBeTypeOf('string');
      if (typeof used === 'string') return;
      // Of facts that state the same in two ways, one is enough; here all of them are cited.
      expect(refusalOf({ texto, fatos: used.map(({ id }) => id) }, book)).toBeNull();
    },
  );
});

describe('what a sentence cites', () => {
  const partyOfLula = cite(['Lula: partido']);
  const says = (texto: string, fatos: readonly string[]) => refusalOf({ texto, fatos }, book);

  test('is enough when it is what it says', () => {
    expect(says('Lula é do PT.', partyOfLula)).toBeNull();
    expect(
      says(
        'Danilo Forte e Julio Arcoverde são do PP.',
        cite(['Danilo Forte: partido', 'Julio Arcoverde: partido']),
      ),
    ).toBeNull();
    expect(
      says(
        'Entre os deputados favoritos, dois são do PP e um é do PSB.',
        cite(['deputados favoritos: quantidade por partido']),
      ),
    ).toBeNull();
  });

  test.each([
    ['nothing', []],
    ['a fact that is not there', ['f9999']],
    ['the same fact twice', [...partyOfLula, ...partyOfLula]],
    ['a fact of somebody else', cite(['Samara: partido'])],
    ['another fact of the person', cite(['Lula: estado'])],
    ['a fact in vain', [...partyOfLula, ...cite(['Samara: partido'])]],
    ['a fact of the person in vain', [...partyOfLula, ...cite(['Lula: profissão'])]],
    ['only the one of two people', cite(['Lula: escolha'])],
  ])('is refused: %s', (_, fatos) => {
    expect(says('Lula é do PT.', fatos)).not.toBeNull();
  });

  test('names two people only for what both have, each cited', () => {
    const both = 'Danilo Forte e Julio Arcoverde são do PP.';
    expect(says(both, cite(['Danilo Forte: partido']))).not.toBeNull();
    expect(
      says(
        'Danilo Forte e Felipe Carreras são do PP.',
        cite(['Danilo Forte: partido', 'Felipe Carreras: partido']),
      ),
    ).not.toBeNull();
  });

  test('a title that names a side and a kind is what an unsaid group is about', () => {
    const texto = 'Dois são do PP e um é do PSB.';
    const fatos = cite(['Danilo Forte: partido', 'Julio Arcoverde: partido', 'Felipe Carreras: partido']);
    expect(refusalOf({ texto, fatos }, book, 'Deputados favoritos')).toBeNull();
    expect(refusalOf({ texto, fatos }, book, 'Candidatos favoritos')).not.toBeNull();
  });

  test.each(['Lula é do PT', 'é.', `Lula é do ${'PT '.repeat(120)}.`])(
    'has its length and its full stop: %s',
    (texto) => {
      expect(says(texto, partyOfLula)).not.toBeNull();
    },
  );
});

describe('the lexicon is closed', () => {
  test('every word of the grammar is in it', () => {
    const all = [...Object.values(parts), ...notations.map(([, notation]) => notation)];
    expect(all.flatMap(literalsOf).filter((word) => !words.has(word))).toEqual([]);
  });

  test('it has some hundreds of words and none that judges, compares, orders, advises or denies', () => {
    expect(words.size).toBeGreaterThan(200);
    expect(words.size).toBeLessThan(400);
    const banned =
      'não mais menos melhor pior maior menor só apenas até inclusive já ainda mas porém deve pode vai será votar voto apoia defende combate primeiro último quase muito pouco';
    // 'até' ends a span of years, and the grammar has it nowhere else.
    expect(banned.split(' ').filter((word) => words.has(word))).toEqual(['até']);
  });

  test('the titles are the same for everybody', () => {
    expect(titles.some((title) => title.includes('Lula'))).toBe(false);
  });
});
