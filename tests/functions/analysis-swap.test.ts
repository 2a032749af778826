import { describe, expect, test } from 'vitest';
import type { FactBook } from '../../supabase/functions/analise-politica/facts.ts';
import { messagesFor } from '../../supabase/functions/analise-politica/prompt.ts';
import { textOf } from '../../supabase/functions/analise-politica/render.ts';
import { summaryOf } from '../../supabase/functions/analise-politica/summary.ts';
import { bookOf, candidates, choicesOf } from './analysis-book.ts';

const names = candidates.map(({ nome }) => nome);
const nobody = { favoritos: [], ignorados: [] };
const pairs = names.flatMap((a) => names.filter((b) => b !== a).map((b) => [a, b] as const));

const number = /\b(zero|uma?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez)\b/giu;

/**
 * Of two texts about different people this is what may differ, and all that may: a value of theirs, how many they have of
 * a kind, and that they have none or no classification. The records stay as they are.
 */
function withoutData(text: string, { facts }: FactBook): string {
  const values = facts
    .filter(({ tipo }) => !tipo.startsWith('quantidade') && tipo !== 'escolha' && tipo !== 'casa')
    .flatMap(({ sobre, tipo, valor }) => [[sobre, 'nome'] as const, [valor, tipo] as const])
    .sort(([a], [b]) => b.length - a.length);
  return values
    .reduce((rest, [value, kind]) => rest.replaceAll(value, `‹${kind}›`), text)
    .replaceAll(number, '‹n›')
    .replaceAll(/‹cargo›(?:; ‹cargo›)+/g, '‹cargo›')
    .replaceAll('não constam cargos.', 'constam os cargos: ‹cargo›.')
    .replaceAll('consta sem classificação', 'consta como ‹inclinação, classificação de terceiros›')
    .replaceAll('não traz pautas', 'traz ‹n› pautas');
}

/** What kinds of facts are sent of whom, in order; of several of one kind only that there are some. */
function kindsSent({ facts, people }: FactBook, nome: string): string {
  const own = facts.filter(({ sobre }) => sobre === nome).map(({ tipo }) => tipo);
  expect(people.some((person) => person.nome === nome)).toBe(true);
  return own.filter((tipo, index) => tipo !== own[index - 1]).join(', ');
}

describe('the same for everybody: 132 ordered pairs of the records as they are', () => {
  const books = pairs.map(([a, b]) => {
    const book = bookOf(choicesOf({ favoritos: [a], ignorados: [b] }, nobody));
    return { a, b, book, messages: messagesFor(book) };
  });
  const shapesOf = (shape: (own: (typeof books)[number]) => string) => new Set(books.map(shape));

  test('the summary differs only in data', () => {
    expect(books).toHaveLength(132);
    const shapes = shapesOf(({ book }) => withoutData(textOf(summaryOf(book)), book));
    expect([...shapes]).toHaveLength(1);
    expect([...shapes][0]).not.toMatch(new RegExp(names.join('|')));
  });

  test('the rules of the prompt are the same to the letter', () => {
    expect(shapesOf(({ messages: [rules] }) => JSON.stringify(rules)).size).toBe(1);
    expect(shapesOf(({ messages }) => String(messages.length))).toEqual(new Set(['2']));
  });

  test('its data are facts of the same kinds, in the same order, and nothing besides', () => {
    expect(shapesOf(({ a, book }) => kindsSent(book, a)).size).toBe(1);
    expect(shapesOf(({ b, book }) => kindsSent(book, b)).size).toBe(1);
    expect(shapesOf(({ a, book }) => kindsSent(book, a))).toEqual(
      shapesOf(({ b, book }) => kindsSent(book, b)),
    );
    for (const { book, messages } of books) {
      const lines = book.facts.map(({ id, sobre, tipo, valor }) =>
        JSON.stringify({ id, sobre, tipo, valor }),
      );
      expect(messages[1]?.content).toBe(`<dados>\n[\n${lines.join(',\n')}\n]\n</dados>`);
    }
  });

  test('the same holds when both are favourites', () => {
    const shapes = new Set(
      pairs.map(([a, b]) => {
        const book = bookOf(choicesOf({ favoritos: [a, b], ignorados: [] }, nobody));
        const values = ['partido', 'estado', 'profissao', 'inclinacao'] as const;
        const shared = values.map(
          (trait) =>
            new Set(
              book.people.flatMap(({ traits }) =>
                traits.filter((own) => own.trait === trait).map(({ value }) => value),
              ),
            ).size,
        );
        // Two of one party get another sentence than two of two parties: that is data too.
        return `${shared.join()} ${withoutData(textOf(summaryOf(book)), book)}`;
      }),
    );
    const kinds = new Set([...shapes].map((shape) => shape.split(' ')[0]));
    expect(shapes.size).toBe(kinds.size);
  });
});
