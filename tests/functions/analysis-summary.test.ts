import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSentence } from '../../supabase/functions/analise-politica/gate/gate.ts';
import { closing, textOf } from '../../supabase/functions/analise-politica/render.ts';
import { summaryOf } from '../../supabase/functions/analise-politica/summary.ts';
import { bookOf, candidates, choicesOf } from './analysis-book.ts';
import { fiftyDeputies } from './analysis-deputies.ts';
import { recomputed } from './analysis-recompute.ts';

const nobody = { favoritos: [], ignorados: [] };
const names = candidates.map(({ nome }) => nome);
const deputyIds = [...fiftyDeputies.keys()];
const bookFor = (people: Parameters<typeof choicesOf>[0], chamber: Parameters<typeof choicesOf>[1]) =>
  bookOf(choicesOf(people, chamber), fiftyDeputies);
const summaryFor = (...chosen: Parameters<typeof choicesOf>) => textOf(summaryOf(bookFor(...chosen)));

describe('the summary', () => {
  test('describes two candidates in sentences', () => {
    const text = summaryFor({ favoritos: ['Flávio Bolsonaro', 'Lula'], ignorados: [] }, nobody);
    expect(text).toContain('Você marcou como favoritos Flávio Bolsonaro e Lula.');
    expect(text).toContain('Um é do PL e um é do PT; os estados de origem são Pernambuco e Rio de Janeiro.');
    expect(text).toContain(
      'As profissões registradas são “Senador; formado em Direito” e “Torneiro mecânico; presidente da República”.',
    );
    expect(text).toContain(
      'Na classificação de terceiros, um consta como Centro-esquerda e um consta como Direita.',
    );
    expect(text).not.toMatch(/nasceu|nasceram|sem registro|tema/);
  });

  test('counts items with a "$" like any other', () => {
    expect(summaryFor({ favoritos: ['Flávio Bolsonaro'], ignorados: [] }, nobody)).toContain(
      'O registro de Flávio Bolsonaro traz seis pautas.',
    );
  });

  test('names ignored deputies as it names candidates', () => {
    const [first = '', second = ''] = deputyIds;
    const text = summaryFor(
      { favoritos: ['Zema'], ignorados: [] },
      { favoritos: [], ignorados: [first, second] },
    );
    for (const id of [first, second]) expect(text).toContain(fiftyDeputies.get(id)?.nome ?? '?');
    expect(text).toContain('Deputados ignorados');
  });

  test('cites for each sentence about somebody the facts that it rests on', () => {
    const book = bookFor(
      { favoritos: names, ignorados: [] },
      { favoritos: deputyIds.slice(0, 5), ignorados: [] },
    );
    const own = [
      'Quem classifica são outras fontes, e não o candidato nem este site.',
      closing.frases[0]?.texto,
    ];
    for (const { frases } of summaryOf(book))
      for (const { texto, fatos } of frases) expect(fatos.length > 0 || own.includes(texto)).toBe(true);
  });

  test('says in the gate’s grammar what it says of people', () => {
    const book = bookFor({ favoritos: ['Flávio Bolsonaro', 'Lula'], ignorados: ['Samara'] }, nobody);
    const [first] = summaryOf(book);
    for (const { texto, fatos } of first?.frases ?? []) {
      const cited = book.facts.filter(({ id }) => fatos.includes(id));
      expect(readSentence(texto, cited, { book, title: 'Candidatos favoritos' })).not.toBeTypeOf('string');
    }
  });
});

describe('every statement, recomputed from the records', () => {
  const side = <T>(list: readonly T[]) => fc.subarray([...list], { maxLength: 6 });

  test('holds in 500 random sets of choices', () => {
    fc.assert(
      fc.property(side(names), side(names), side(deputyIds), side(deputyIds), (good, bad, liked, left) => {
        const people = { favoritos: good, ignorados: bad.filter((nome) => !good.includes(nome)) };
        const chamber = { favoritos: liked, ignorados: left.filter((id) => !liked.includes(id)) };
        if (good.length + liked.length === 0) return;
        const book = bookFor(people, chamber);
        expect(textOf(summaryOf(book))).toBe(recomputed(people, chamber));
      }),
      { numRuns: 500 },
    );
  });
});
