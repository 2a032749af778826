import type { FactBook, KnownFact } from '../facts.ts';
import type { Kind, Person, Side, Trait } from '../people.ts';
import { lexicon } from './lexicon.ts';
import type { Quoted, Tokens } from './tokens.ts';

type Value = Extract<Quoted, { value: string }>;

export interface Clause {
  tokens: readonly string[];
  people: readonly Person[];
  values: readonly Value[];
  sides: readonly Side[];
  kinds: readonly Kind[];
  traits: readonly Trait[];
  numbers: readonly number[];
}

export interface Context {
  book: FactBook;
  cited: readonly KnownFact[];
  /** From the section's title and the sentence's beginning, for clauses that name none. */
  side: Side | null;
  kind: Kind | null;
}

function isOneOf(list: readonly string[]): (token: string) => boolean {
  return (token) => list.includes(token);
}

const traitWords: readonly (readonly [Trait, readonly string[]])[] = [
  ['partido', [...lexicon.partido, 'filiação']],
  ['estado', [...lexicon.estado, 'origem']],
  ['profissao', lexicon.profissão],
  ['inclinacao', lexicon.inclinação],
  ['pauta', lexicon.pauta],
  ['cargo', lexicon.cargo],
];

export function sidesIn(tokens: readonly string[]): Side[] {
  return [
    ...(tokens.some(isOneOf(lexicon.favorito)) ? (['favoritos'] as const) : []),
    ...(tokens.some(isOneOf(lexicon.ignorado)) ? (['ignorados'] as const) : []),
  ];
}

export function kindsIn(tokens: readonly string[]): Kind[] {
  return [
    ...(tokens.some(isOneOf([...lexicon.candidato, 'presidência'])) ? (['candidatos'] as const) : []),
    ...(tokens.some(isOneOf([...lexicon.deputado, 'câmara'])) ? (['deputados'] as const) : []),
  ];
}

/** Only candidates have a state of origin; a deputy's state is the one that elects. Null: true of both. */
export function onlyTrueOf({ tokens }: Pick<Clause, 'tokens'>): Kind | null {
  if (tokens.some(isOneOf(['origem', ...lexicon.vir]))) return 'candidatos';
  return tokens.some(isOneOf(lexicon.representar)) ? 'deputados' : null;
}

export function clauseOf(tokens: readonly string[], { quoted }: Tokens): Clause {
  const named = tokens
    .filter((token) => /^[PTSRLIC]\d/.test(token))
    .map((token) => quoted[Number(token.slice(1))])
    .filter((thing) => thing !== undefined);
  const people = named.flatMap((thing) => (thing.slot === 'P' ? thing.people : []));
  return {
    tokens,
    people: [...new Set(people)],
    values: named.filter((thing) => thing.slot !== 'P'),
    sides: sidesIn(tokens),
    kinds: kindsIn(tokens),
    traits: traitWords.filter(([, list]) => tokens.some(isOneOf(list))).map(([trait]) => trait),
    numbers: tokens.filter((token) => /^N\d/.test(token)).map((token) => Number(token.slice(1))),
  };
}

export function isSameTrait(a: Trait, b: Trait): boolean {
  const plain = (trait: Trait) => (trait === 'nome_do_partido' ? 'partido' : trait);
  return plain(a) === plain(b);
}
