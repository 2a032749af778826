import type { FactBook, KnownFact } from '../facts.ts';
import type { Kind, Side } from '../people.ts';
import { type Context, clauseOf, kindsIn, sidesIn } from './clause.ts';
import { clauseRules, elidedRule, openingGroup, partNodes } from './grammar.ts';
import { createMatcher, type Matcher } from './match.ts';
import type { Touches } from './evidence.ts';
import { checkClause } from './meanings.ts';
import { readingsOf, type Tokens } from './tokens.ts';

/** A sentence and the ids of the facts that it rests on. */
export interface Sentence {
  texto: string;
  fatos: readonly string[];
}

/** Why a sentence may not be shown, in a word for the log and for the one more try. */
export type Refusal = 'tamanho' | 'citacao' | 'palavra' | 'frase';

export const longestSentence = 240;
const mostCited = 80;

/** The facts that a sentence cites, or null when one is unknown, cited twice or none is cited. */
function citedBy({ fatos }: Sentence, { facts }: FactBook): KnownFact[] | null {
  const cited = facts.filter(({ id }) => fatos.includes(id));
  const isRight = fatos.length > 0 && fatos.length <= mostCited && cited.length === fatos.length;
  return isRight ? cited : null;
}

/** Without its full stop, which may be that of an abbreviation at its end; null when it ends otherwise. */
function bodiesOf(texto: string): string[] {
  return texto.endsWith('.') ? [texto.slice(0, -1), texto] : [];
}

interface Part {
  tokens: readonly string[];
  touches: Touches;
}

/** Where a clause may end and another begin: after ';', 'e' or a comma. */
function nextStart(tokens: readonly string[], end: number): number | null {
  const [first, second] = [tokens[end], tokens[end + 1]];
  if (first === ',' && second === 'e') return end + 2;
  return first === ';' || first === ',' || first === 'e' ? end + 1 : null;
}

interface Reader {
  reading: Tokens;
  match: Matcher;
  context: Context;
}

/** The ways in which a clause that begins at `start` is built and true, by where it ends. */
function clausesAt({ reading, match, context }: Reader, start: number): { end: number; part: Part }[] {
  const { tokens } = reading;
  const rules = start === 0 ? clauseRules : [...clauseRules, elidedRule];
  return rules.flatMap(({ meaning, node }) =>
    match(node, start).flatMap(({ end, counts }) => {
      if (end !== tokens.length && nextStart(tokens, end) === null) return [];
      const own = tokens.slice(start, end);
      const touches = checkClause(meaning, clauseOf(own, reading), counts, context);
      return touches === null ? [] : [{ end, part: { tokens: own, touches } }];
    }),
  );
}

/** The clauses of a sentence from `start` on, each of them true; null when there is no such way to read it. */
function readClauses(reader: Reader, start = 0): Part[] | null {
  const { tokens } = reader.reading;
  for (const { end, part } of clausesAt(reader, start)) {
    if (end === tokens.length) return [part];
    const rest = readClauses(reader, nextStart(tokens, end) ?? tokens.length);
    if (rest !== null) return [part, ...rest];
  }
  return null;
}

/** Two people or more stand in a sentence only for one thing that all of them have. */
function namesTheSame(parts: readonly Part[]): boolean {
  const named = parts
    .map(({ tokens }) =>
      tokens
        .filter((token) => token.startsWith('P'))
        .sort()
        .join(),
    )
    .filter((names) => names !== '');
  return new Set(named).size <= 1;
}

const namesLeaning = ({ tokens }: Part) => tokens.some((token) => /^L\d/.test(token));
const namesThirdParties = ({ tokens }: Part) => tokens.includes('terceiros');

/**
 * What others say of somebody is said to be theirs: in the clause itself or before it, or at the end of the sentence,
 * for all of it. 'Um é de Direita, segundo terceiros Lula é de Centro-esquerda' says so of the second clause alone.
 */
function namesItsSource(parts: readonly Part[]): boolean {
  const first = parts.findIndex(namesLeaning);
  if (first === -1 || parts.slice(0, first + 1).some(namesThirdParties)) return true;
  const ending = parts
    .at(-1)
    ?.tokens.filter((token) => token !== 'FECHA')
    .at(-1);
  return ending === 'terceiros';
}

/** Under a title that names a side or a kind, a sentence speaks of no other. */
function fitsTitle(reading: Tokens, { side, kind }: Pick<Context, 'side' | 'kind'>): boolean {
  const { people, sides, kinds } = clauseOf(reading.tokens, reading);
  const isOfSide = side === null || people.every((person) => person.sides.includes(side));
  const isOfKind = kind === null || people.every((person) => person.kind === kind);
  return (
    isOfSide &&
    isOfKind &&
    sides.every((named) => side === null || named === side) &&
    kinds.every((named) => kind === null || named === kind)
  );
}

function onlyOne<T>(list: readonly T[]): T | null {
  return list.length === 1 ? (list[0] ?? null) : null;
}

/** 'Entre os deputados favoritos, um é do PL e dois são do PT': the beginning holds for what follows. */
function contextOf({ tokens }: Tokens, match: Matcher, context: Context): Context {
  const end = Math.max(0, ...match(openingGroup, 0).map((found) => found.end));
  const opening = tokens.slice(0, end);
  const side = onlyOne(sidesIn(opening)) ?? context.side;
  return { ...context, side, kind: onlyOne(kindsIn(opening)) ?? (end > 0 ? null : context.kind) };
}

/** The cited facts that one way of reading a sentence rests on; null when what it then says does not hold. */
function usedBy(reading: Tokens, context: Context): KnownFact[] | null {
  if (!fitsTitle(reading, context)) return null;
  const match = createMatcher(reading.tokens, partNodes);
  const parts = readClauses({ reading, match, context: contextOf(reading, match, context) });
  if (parts === null || !namesTheSame(parts) || !namesItsSource(parts)) return null;
  return context.cited.filter((fact) => parts.some(({ touches }) => touches(fact)));
}

/** What a section is about, by its title. */
function scopeOf(title: string): { side: Side | null; kind: Kind | null } {
  const words = title.toLowerCase().split(' ');
  return { side: onlyOne(sidesIn(words)), kind: onlyOne(kindsIn(words)) };
}

/**
 * The facts among `cited` that a sentence rests on, or why it may not be shown. It is let through only when each of its
 * words is one of the closed lexicon, a right count or a quotation of a cited fact, when it is built as the grammar has
 * it, and when what it then says is true of the data and shown by the cited facts. Nothing is repaired.
 */
export function readSentence(
  texto: string,
  cited: readonly KnownFact[],
  { book, title = '' }: { book: FactBook; title?: string },
): readonly KnownFact[] | Refusal {
  if (texto.length > longestSentence || texto.length < 10) return 'tamanho';
  const readings = bodiesOf(texto).flatMap((body) => readingsOf(body, cited, book));
  if (readings.length === 0) return 'palavra';
  const context: Context = { book, cited, ...scopeOf(title) };
  for (const reading of readings) {
    const used = usedBy(reading, context);
    if (used !== null) return used;
  }
  return 'frase';
}

/** Why a sentence of a provider may not be shown; null when it may. A fact cited in vain is refused too. */
export function refusalOf(sentence: Sentence, book: FactBook, title = ''): Refusal | null {
  const cited = citedBy(sentence, book);
  if (cited === null) return 'citacao';
  const used = readSentence(sentence.texto, cited, { book, title });
  if (typeof used === 'string') return used;
  return used.length === cited.length ? null : 'citacao';
}
