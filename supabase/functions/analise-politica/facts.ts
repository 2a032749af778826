import type { CommonVotes } from './common-votes.ts';
import { rowOf, type Kind, type Trait, type TraitValue, type Years } from './kinds.ts';
import type { Group, Person, Side } from './people.ts';

/** As sent to a provider, without its id, and shown to the reader. */
export interface Fact {
  id: string;
  sobre: string;
  tipo: string;
  valor: string;
}

export type Statement =
  | { of: 'escolha'; person: Person; side: Side }
  | { of: 'lista'; person: Person }
  | { of: 'urna'; person: Person }
  /** Null when the record has none. */
  | { of: 'registro'; person: Person; trait: Trait; value: TraitValue | null }
  | { of: 'tamanho'; group: Group }
  /** Alike in `alike` of the `common` roll calls in which both voted. */
  | { of: 'votos'; pair: readonly [Person, Person]; alike: number; common: number }
  | { of: 'fonte'; kind: Kind };

export interface KnownFact extends Fact {
  states: Statement;
}

/** Only public facts about the chosen people, nothing about the user. */
export interface FactBook {
  facts: readonly KnownFact[];
  groups: readonly Group[];
}

type Draft = Omit<KnownFact, 'id'>;

export function sizeOf({ members, unread, beyond }: Group): number {
  return members.length + unread + beyond;
}

export function yearsText({ from, until }: Years): string {
  if (until === null) return `desde ${from}`;
  return from === until ? `em ${from}` : `de ${from} a ${until}`;
}

function labelOf(trait: Trait, kind: Kind, theme: string | null): string {
  if (trait === 'estado') return `estado ${rowOf(kind).stateOf}`;
  if (trait === 'inclinação') return 'inclinação, segundo outras fontes';
  return theme === null ? trait : `${trait}, tema ${theme}`;
}

function traitFacts(person: Person, trait: Trait): Draft[] {
  const all: readonly (TraitValue | null)[] = person.values.filter((own) => own.trait === trait);
  return (all.length === 0 ? [null] : all).map((value) => ({
    sobre: person.nome,
    tipo: labelOf(trait, person.kind, value?.theme ?? null),
    valor:
      value === null
        ? 'sem registro'
        : value.years === null
          ? value.value
          : `${value.value}, ${yearsText(value.years)}`,
    states: { of: 'registro', person, trait, value },
  }));
}

function personFacts(person: Person): Draft[] {
  const { nome: sobre, kind } = person;
  return [
    ...person.sides.map((side): Draft => ({
      sobre,
      tipo: 'escolha',
      valor: side === 'favoritos' ? 'favorito' : 'ignorado',
      states: { of: 'escolha', person, side },
    })),
    { sobre, tipo: 'lista', valor: kind, states: { of: 'lista', person } },
    ...(person.isOffBallot
      ? [{ sobre, tipo: 'candidatura', valor: 'fora da urna', states: { of: 'urna', person } } as const]
      : []),
    ...rowOf(kind).traits.flatMap((trait) => traitFacts(person, trait)),
  ];
}

function sizeFact(group: Group): Draft {
  const sobre = `${group.kind} ${group.side}`;
  return { sobre, tipo: 'quantidade', valor: String(sizeOf(group)), states: { of: 'tamanho', group } };
}

function sourceFacts(kind: Kind): Draft[] {
  const { gap } = rowOf(kind);
  return gap === null ? [] : [{ sobre: kind, tipo: 'pauta', valor: gap, states: { of: 'fonte', kind } }];
}

/** In alphabetical order, not by how alike: nobody comes first. */
function voteFacts({ members }: Group, votes: readonly CommonVotes[]): Draft[] {
  return members.flatMap((first, index) =>
    members.slice(index + 1).flatMap((second): Draft[] => {
      const found = votes.find(({ ids }) => ids.includes(first.recordId) && ids.includes(second.recordId));
      if (found === undefined) return [];
      const { alike, common } = found;
      return [
        {
          sobre: `${first.nome} e ${second.nome}`,
          tipo: 'votações em que votaram igual, das que têm em comum',
          valor: `${alike} de ${common}`,
          states: { of: 'votos', pair: [first, second], alike, common },
        },
      ];
    }),
  );
}

export function factBookOf(
  people: readonly Person[],
  groups: readonly Group[],
  votes: readonly CommonVotes[] = [],
): FactBook {
  const drafts = [
    ...people.flatMap(personFacts),
    ...groups.map(sizeFact),
    ...groups.filter(isCompared).flatMap((group) => voteFacts(group, votes)),
    ...[...new Set(groups.map(({ kind }) => kind))].flatMap(sourceFacts),
  ];
  return { facts: drafts.map((draft, index) => ({ id: `f${index + 1}`, ...draft })), groups };
}

/** Of favourites alone it is asked how they voted. */
function isCompared({ side, kind }: Group): boolean {
  return side === 'favoritos' && rowOf(kind).votes;
}
