import type { FactBook } from './facts.ts';
import { listed } from './format-text.ts';
import type { Trait } from './kinds.ts';
import type { Group, Person } from './people.ts';
import type { Item } from './plan.ts';
import { type Sentence, sentence } from './render.ts';

/** Tells one item of every group, complete and alphabetical. */
export interface Writer {
  item: Item;
  /** Groups whose records state none of it are not concerned. */
  trait: Trait | null;
  /** How many have to be there. */
  least: 1 | 2;
  /** Whether there is more to tell of a group than what it lacks. */
  tells: (group: Group, book: FactBook) => boolean;
  write: (group: Group, book: FactBook) => Sentence[];
}

export const namesOf = (people: readonly Person[]): string => listed(people.map(({ nome }) => nome));
export const have = (n: number): string => (n === 1 ? 'tem' : 'têm');

/** 'Os candidatos favoritos', as far as they could be described. */
export function labelOf({ kind, side, unread, beyond }: Group): string {
  return `${kind} ${side}${unread + beyond === 0 ? '' : ' descritos aqui'}`;
}

export const everybody = (group: Group): string =>
  `${group.members.length === 2 ? 'Os dois' : 'Todos os'} ${labelOf(group)}`;

function lacking(people: readonly Person[], [one, many]: readonly [string, string], what: string): string {
  const [records, verb] = people.length === 1 ? ['O registro', one] : ['Os registros', many];
  return `${records} de ${namesOf(people)} não ${verb} ${what}.`;
}
export const saying = ['diz', 'dizem'] as const;
export const bringing = ['traz', 'trazem'] as const;

export function valuesOf({ values }: Person, trait: Trait): string[] {
  return values.filter((own) => own.trait === trait).map(({ value }) => value);
}

/** Who shares a value, by it; a group of people begins with its first name. */
export function sharing<T>(people: readonly Person[], keyOf: (person: Person) => T | null): Map<T, Person[]> {
  const shared = new Map<T, Person[]>();
  for (const person of people) {
    const key = keyOf(person);
    if (key !== null) shared.set(key, [...(shared.get(key) ?? []), person]);
  }
  return shared;
}

/** Ids of a person's facts of a kind, of all or of one theme. */
export function citing(
  { facts }: FactBook,
  people: readonly Person[],
  trait: Trait,
  theme?: string,
): string[] {
  return facts
    .filter(
      ({ states }) =>
        states.of === 'registro' &&
        states.trait === trait &&
        people.includes(states.person) &&
        (theme === undefined || states.value?.theme === theme),
    )
    .map(({ id }) => id);
}

export function notCommon(group: Group, what: string): string {
  const isPair = group.members.length === 2;
  return `${isPair ? 'Os dois' : 'Os'} ${labelOf(group)} não têm${isPair ? '' : ' todos'} ${what}.`;
}

/** That nobody knows whether all are alike: of some nothing is recorded. */
export function notRecorded(group: Group, known: readonly Person[], what: string): string {
  const { length } = group.members;
  return `Sem ${what} para ${length - known.length} de ${length} ${labelOf(group)}.`;
}

export function lacks(
  book: FactBook,
  people: readonly Person[],
  trait: Trait,
  verbs: readonly [string, string],
  what: string,
): Sentence[] {
  return people.length === 0 ? [] : [sentence(lacking(people, verbs, what), citing(book, people, trait))];
}

export const hasAny = (trait: Trait) => (person: Person) => valuesOf(person, trait).length > 0;
export const hasNone = (trait: Trait) => (person: Person) => !hasAny(trait)(person);
