import type { FactBook, KnownFact } from '../facts.ts';
import type { Person, Trait } from '../people.ts';
import { ufNames } from '../ufs.ts';
import { numberWords, words } from './lexicon.ts';

export type Quoted =
  | { slot: 'P'; people: readonly Person[] }
  | { slot: 'T' | 'S' | 'R' | 'L' | 'I' | 'C'; trait: Trait; value: string };

/** Words and signs as written; quotations and numbers by letter and index or value. */
export interface Tokens {
  tokens: string[];
  quoted: readonly Quoted[];
}

const slotOf: Readonly<Record<Trait, 'T' | 'S' | 'R' | 'L' | 'I' | 'C'>> = {
  partido: 'T',
  nome_do_partido: 'T',
  estado: 'S',
  profissao: 'R',
  inclinacao: 'L',
  pauta: 'I',
  cargo: 'C',
};

interface Surface {
  text: string;
  /** Indexes of the quoted: 'PT-PE' quotes two. */
  reads: readonly string[];
  quotes: 'never' | 'may' | 'must';
}

const ufOf = new Map([...ufNames].map(([uf, name]) => [name, uf]));
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** As written; a state also by its UF, a common noun also in lower case. */
function writings({ slot, value }: Extract<Quoted, { value: string }>): string[] {
  if (slot === 'S') return [value, ufOf.get(value) ?? value];
  return slot === 'R' || slot === 'L' || slot === 'C' ? [value, lowerFirst(value)] : [value];
}

function quotingOf({ slot }: Quoted): Surface['quotes'] {
  if (slot === 'I') return 'must';
  return slot === 'R' || slot === 'L' || slot === 'C' ? 'may' : 'never';
}

function valuesIn(cited: readonly KnownFact[]): Extract<Quoted, { value: string }>[] {
  const found = new Map<string, Extract<Quoted, { value: string }>>();
  for (const { states: statement } of cited) {
    if (statement.of !== 'trait' && statement.of !== 'com_valor') continue;
    const { trait, value } = statement;
    if (value !== null) found.set(`${trait}\n${value}`, { slot: slotOf[trait], trait, value });
  }
  return [...found.values()];
}

function peopleIn(cited: readonly KnownFact[], book: FactBook): Quoted[] {
  const names = new Set(
    cited.flatMap(({ states: statement }) => {
      if (statement.of === 'votos') return statement.pair.map(({ nome }) => nome);
      return 'person' in statement ? [statement.person.nome] : [];
    }),
  );
  return [...names].map((nome) => ({
    slot: 'P',
    people: book.people.filter((person) => person.nome === nome),
  }));
}

/** 'PT-PE' and 'PT/PE'. */
function joined(quoted: readonly Quoted[], sentence: string): Surface[] {
  const at = (slot: string) =>
    quoted.flatMap((thing, index) =>
      thing.slot === slot && 'value' in thing && writings(thing).some((text) => sentence.includes(text))
        ? [{ ...thing, index }]
        : [],
    );
  return at('T').flatMap((party) =>
    at('S').flatMap((state) =>
      ['-', '/'].map((sign): Surface => ({
        text: `${party.value}${sign}${ufOf.get(state.value) ?? state.value}`,
        reads: [`T${party.index}`, `S${state.index}`],
        quotes: 'never',
      })),
    ),
  );
}

/** Only of what the sentence holds: of many facts a sentence says few, and each is looked for at every word. */
function surfacesOf(quoted: readonly Quoted[], sentence: string): Surface[] {
  const single = quoted.flatMap((thing, index): Surface[] => {
    const texts = thing.slot === 'P' ? [thing.people[0]?.nome ?? ''] : writings(thing);
    return [...new Set(texts)]
      .filter((text) => text !== '' && sentence.includes(text))
      .map((text) => ({ text, reads: [`${thing.slot}${index}`], quotes: quotingOf(thing) }));
  });
  return [...single, ...joined(quoted, sentence)].sort((a, b) => b.text.length - a.text.length);
}

const quotationMarks = [
  ['“', '”'],
  ['"', '"'],
  ['‘', '’'],
  ["'", "'"],
  ['«', '»'],
] as const;

const isInWord = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{M}\p{N}]/u.test(sign);

/** Length of a surface found at `start`, quotation marks included; 0 when it is not there. */
function lengthAt(text: string, start: number, { text: wanted, quotes }: Surface): number {
  if (quotes !== 'must' && text.startsWith(wanted, start)) {
    const next = text[start + wanted.length];
    const isCut = isInWord(next) || (next === '-' && isInWord(text[start + wanted.length + 1]));
    if (!isCut) return wanted.length;
  }
  if (quotes === 'never') return 0;
  const marks = quotationMarks.find(([open, close]) => text.startsWith(`${open}${wanted}${close}`, start));
  return marks === undefined ? 0 : wanted.length + 2;
}

/** A space follows a comma or a colon and never precedes one, and stays outside brackets. */
function isMisplaced(text: string, start: number, at: number): boolean {
  const [before = '', next = ''] = [text[start - 1], text[at]];
  if (at > start) return /[,;:)]/.test(next) || before === '(';
  return start > 0 && (next === '(' || /[,;:]/.test(before));
}

/** Written with a capital although they name nobody: institutions that people are of. */
const institutions: ReadonlyMap<string, string> = new Map(
  ['Câmara', 'Deputados', 'Presidência', 'República', 'UF'].map((name) => [name, name.toLowerCase()]),
);
const institution = /\p{Lu}\p{L}+/uy;

const plain = /[a-zà-öø-ÿ]+(?:-[a-zà-öø-ÿ]+)*|\d{1,4}|[,;:()]/y;
const maxReadings = 32;

/** A word of the lexicon, a number or a sign at `start`. */
function plainAt(text: string, start: number): { token: string; length: number } | null {
  institution.lastIndex = start;
  const name = institution.exec(text)?.[0];
  const common = name === undefined ? undefined : institutions.get(name);
  if (name !== undefined && common !== undefined) return { token: common, length: name.length };
  plain.lastIndex = start;
  const raw = plain.exec(start === 0 ? lowerFirst(text) : text)?.[0];
  if (raw === undefined || (isInWord(raw) && isInWord(text[start + raw.length]))) return null;
  const n = /^\d/.test(raw) ? Number(raw) : numberWords.get(raw);
  if (n !== undefined)
    return String(n) === raw || !/^\d/.test(raw) ? { token: `N${n}`, length: raw.length } : null;
  if (raw === '(') return { token: 'ABRE', length: 1 };
  if (raw === ')') return { token: 'FECHA', length: 1 };
  return /^[,;:]$/.test(raw) || words.has(raw) ? { token: raw, length: raw.length } : null;
}

/** None where something is left over. A party named like a state is read both ways. `text` has no full stop. */
export function readingsOf(text: string, cited: readonly KnownFact[], book: FactBook): Tokens[] {
  const quoted: Quoted[] = [...peopleIn(cited, book), ...valuesIn(cited)];
  const surfaces = surfacesOf(quoted, text);
  const done: string[][] = [];

  function read(start: number, before: string[]): void {
    if (done.length >= maxReadings) return;
    if (start === text.length) return void done.push(before);
    const at = start > 0 && text[start] === ' ' ? start + 1 : start;
    if ((at > start && at === text.length) || isMisplaced(text, start, at)) return;
    const isGlued = at === start && start > 0 && isInWord(text[start]) && isInWord(text[start - 1]);
    if (isGlued) return;
    const found = surfaces.map((surface) => ({ surface, length: lengthAt(text, at, surface) }));
    const longest = Math.max(0, ...found.map(({ length }) => length));
    if (longest > 0) {
      for (const { surface, length } of found)
        if (length === longest) read(at + length, [...before, ...surface.reads]);
    }
    const next = plainAt(text, at);
    if (next !== null) read(at + next.length, [...before, next.token]);
  }

  read(0, []);
  return done.map((tokens) => ({ tokens, quoted }));
}
