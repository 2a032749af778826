import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSentence } from '../../supabase/functions/analise-politica/gate/gate.ts';
import { messagesFor } from '../../supabase/functions/analise-politica/prompt.ts';
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
  test('two candidates, in sentences', () => {
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

  test('items with a "$" are counted like any other', () => {
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

describe('the same for everybody', () => {
  /** A record with as many items and offices, and with or without a leaning, as every other. */
  const levelled = candidates.map((record) => ({
    ...record,
    inclinacao_politica: record.inclinacao_politica ?? 'Centro',
    pautas_defendidas: record.pautas_defendidas.slice(0, 2),
    historico_eleitoral: [],
  }));
  const pairs = levelled.flatMap((a) => levelled.filter((b) => b !== a).map((b) => [a, b] as const));
  const marks = {
    favoritos: { isFavorite: true, isIgnored: false },
    ignorados: { isFavorite: false, isIgnored: true },
  };

  function pairBook(favorite: (typeof levelled)[number], ignored: (typeof levelled)[number]) {
    return bookOf({
      candidates: [
        { ...marks.favoritos, record: favorite },
        { ...marks.ignorados, record: ignored },
      ],
      deputies: [],
      candidateNames: names,
    });
  }

  /** Every value of the facts as the name of its kind: what is left is ours. */
  function masked(text: string, { facts }: ReturnType<typeof pairBook>): string {
    const values = facts
      .filter(({ tipo }) => !tipo.startsWith('quantidade') && tipo !== 'escolha' && tipo !== 'casa')
      .flatMap(({ sobre, tipo, valor }) => [[sobre, 'nome'] as const, [valor, tipo] as const])
      .sort(([a], [b]) => b.length - a.length);
    return values.reduce((rest, [value, kind]) => rest.replaceAll(value, `‹${kind}›`), text);
  }

  test('132 ordered pairs: prompt and summary differ only in data', () => {
    expect(pairs).toHaveLength(132);
    const shapes = new Set(
      pairs.map(([a, b]) => {
        const book = pairBook(a, b);
        const [rules, data] = messagesFor(book);
        const lines = book.facts.map(({ id, tipo }) => `${id} ${tipo}`).sort();
        expect(data?.content.split('\n')).toHaveLength(book.facts.length + 4);
        return JSON.stringify([
          rules,
          lines.map((line) => line.replace(/^f\d+/, '')).sort(),
          masked(textOf(summaryOf(book)), book),
        ]);
      }),
    );
    expect(shapes.size).toBe(1);
  });
});

describe('every statement, recomputed from the records', () => {
  const side = <T>(list: readonly T[]) => fc.subarray([...list], { maxLength: 6 });

  test('500 random sets of choices', () => {
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
