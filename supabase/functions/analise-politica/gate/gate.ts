import type { FactBook, KnownFact } from '../facts.ts';
import type { Kind, Side } from '../people.ts';
import { type Context, clauseOf, kindsIn, sidesIn } from './clause.ts';
import { clauseRules, elidedRule, openingGroup, partNodes } from './grammar.ts';
import { createMatcher, type Matcher } from './match.ts';
import type { Touches } from './evidence.ts';
import { checkClause } from './meanings.ts';
import { readingsOf, type Tokens } from './tokens.ts';

export interface Sentence {
  texto: string;
  fatos: readonly string[];
}

export type Refusal = 'tamanho' | 'citacao' | 'palavra' | 'frase';

export const maxSentenceLength = 240;
const maxCited = 80;

/** Null when one is unknown or cited twice, or none is cited. */
function citedBy({ fatos }: Sentence, { facts }: FactBook): KnownFact[] | null {
  const cited = facts.filter(({ id }) => fatos.includes(id));
  const isRight = fatos.length > 0 && fatos.length <= maxCited && cited.length === fatos.length;
  return isRight ? cited : null;
}

/** Without its full stop, which may belong to an abbreviation. */
function bodiesOf(texto: string): string[] {
  return texto.endsWith('.') ? [texto.slice(0, -1), texto] : [];
}

interface Part {
  tokens: readonly string[];
  touches: Touches;
}

/** After ';', 'e' or a comma. */
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

/** Every true clause from `start`, by where it ends. */
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

/** Null when no reading makes every clause true. */
function readClauses(reader: Reader, start = 0): Part[] | null {
  const { tokens } = reader.reading;
  for (const { end, part } of clausesAt(reader, start)) {
    if (end === tokens.length) return [part];
    const rest = readClauses(reader, nextStart(tokens, end) ?? tokens.length);
    if (rest !== null) return [part, ...rest];
  }
  return null;
}

/** A sentence about two people or more says one thing, true of all of them. */
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

/** A leaning is attributed to third parties: in the clause or before it, or at the end of the sentence for all of it. */
function namesItsSource(parts: readonly Part[]): boolean {
  const first = parts.findIndex(namesLeaning);
  if (first === -1 || parts.slice(0, first + 1).some(namesThirdParties)) return true;
  const ending = parts
    .at(-1)
    ?.tokens.filter((token) => token !== 'FECHA')
    .at(-1);
  return ending === 'terceiros';
}

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

/** Null when what this reading says does not hold. */
function usedBy(reading: Tokens, context: Context): KnownFact[] | null {
  if (!fitsTitle(reading, context)) return null;
  const match = createMatcher(reading.tokens, partNodes);
  const parts = readClauses({ reading, match, context: contextOf(reading, match, context) });
  if (parts === null || !namesTheSame(parts) || !namesItsSource(parts)) return null;
  return context.cited.filter((fact) => parts.some(({ touches }) => touches(fact)));
}

function scopeOf(title: string): { side: Side | null; kind: Kind | null } {
  const words = title.toLowerCase().split(' ');
  return { side: onlyOne(sidesIn(words)), kind: onlyOne(kindsIn(words)) };
}

/** Which of `cited` it uses, or why it is refused: a word outside the lexicon, bad grammar, or not true and shown. */
export function readSentence(
  texto: string,
  cited: readonly KnownFact[],
  { book, title = '' }: { book: FactBook; title?: string },
): readonly KnownFact[] | Refusal {
  if (texto.length > maxSentenceLength || texto.length < 10) return 'tamanho';
  const readings = bodiesOf(texto).flatMap((body) => readingsOf(body, cited, book));
  if (readings.length === 0) return 'palavra';
  const context: Context = { book, cited, ...scopeOf(title) };
  for (const reading of readings) {
    const used = usedBy(reading, context);
    if (used !== null) return used;
  }
  return 'frase';
}

/** Null when it may be shown. A superfluous citation is refused too. */
export function refusalOf(sentence: Sentence, book: FactBook, title = ''): Refusal | null {
  const cited = citedBy(sentence, book);
  if (cited === null) return 'citacao';
  const used = readSentence(sentence.texto, cited, { book, title });
  if (typeof used === 'string') return used;
  return used.length === cited.length ? null : 'citacao';
}
