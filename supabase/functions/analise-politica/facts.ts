import type { CommonVotes } from './common-votes.ts';
import type { Group, Kind, Person, Side, Trait, Years } from './people.ts';

const traitLabels: Readonly<Record<Trait, string>> = {
  partido: 'partido',
  nome_do_partido: 'nome do partido',
  estado: 'estado',
  profissao: 'profissão',
  inclinacao: 'inclinação, classificação de terceiros',
  pauta: 'pauta',
  cargo: 'cargo',
};

/** As sent to a provider and shown to the reader: the same four fields. */
export interface Fact {
  id: string;
  sobre: string;
  tipo: string;
  valor: string;
}

export type Statement =
  | { of: 'escolha'; person: Person; side: Side }
  | { of: 'casa'; person: Person }
  /** Null when the record has none, or none that may be sent. */
  | { of: 'trait'; person: Person; trait: Trait; value: string | null; years: Years | null }
  | { of: 'pautas'; person: Person; n: number }
  | { of: 'tamanho'; group: Group; n: number }
  | { of: 'distintos'; group: Group; trait: Trait; n: number }
  | { of: 'com_valor'; group: Group; trait: Trait; value: string; n: number }
  /** Alike in `alike` of the `common` roll calls in which both voted. */
  | { of: 'votos'; pair: readonly [Person, Person]; alike: number; common: number }
  | { of: 'fonte'; kind: Kind };

export interface KnownFact extends Fact {
  states: Statement;
}

/** Only public facts about the chosen people, nothing about the user. */
export interface FactBook {
  facts: readonly KnownFact[];
  people: readonly Person[];
  groups: readonly Group[];
}

const noRecord = 'sem registro';
const leftOut = 'deixado de fora: não pode ser enviado com segurança';

const houses: Readonly<Record<Kind, string>> = {
  candidatos: 'Presidência da República',
  deputados: 'Câmara dos Deputados',
};

type Draft = Omit<KnownFact, 'id'>;

function yearsText({ from, until }: Years): string {
  return until === null ? `desde ${from}` : `de ${from} a ${until}`;
}

function traitFacts(person: Person): Draft[] {
  return person.traits.map(({ trait, value, isLeftOut, years }) => ({
    sobre: person.nome,
    tipo: traitLabels[trait],
    valor:
      value === null
        ? isLeftOut
          ? leftOut
          : noRecord
        : years === null
          ? value
          : `${value}, ${yearsText(years)}`,
    states: { of: 'trait', person, trait, value, years },
  }));
}

function personFacts(person: Person): Draft[] {
  const sobre = person.nome;
  const items = person.traits.filter(({ trait, value }) => trait === 'pauta' && value !== null).length;
  return [
    ...person.sides.map((side): Draft => ({
      sobre,
      tipo: 'escolha',
      valor: side === 'favoritos' ? 'favorito' : 'ignorado',
      states: { of: 'escolha', person, side },
    })),
    { sobre, tipo: 'casa', valor: houses[person.kind], states: { of: 'casa', person } },
    ...traitFacts(person),
    ...(items === 0
      ? []
      : [
          {
            sobre,
            tipo: 'quantidade de pautas',
            valor: String(items),
            states: { of: 'pautas', person, n: items } as const,
          },
        ]),
  ];
}

export function valuesOf(person: Person, trait: Trait): string[] {
  return person.traits
    .filter((own) => own.trait === trait)
    .map(({ value }) => value)
    .filter((value) => value !== null);
}

/** In the alphabetical order of the members. */
export function countsOf({ members }: Group, trait: Trait): Map<string, number> {
  const counts = new Map<string, number>();
  for (const member of members)
    for (const value of new Set(valuesOf(member, trait))) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

const countedTraits = [
  ['partido', 'partidos', 'partido'],
  ['estado', 'estados', 'estado'],
  ['profissao', 'profissões', 'profissão'],
  ['inclinacao', 'inclinações', 'inclinação'],
] as const;

/** How many values a group has is stated only when everybody's is known. */
function groupFacts(group: Group): Draft[] {
  const { label: sobre, members, missing } = group;
  const n = members.length + missing;
  const size: Draft = { sobre, tipo: 'quantidade', valor: String(n), states: { of: 'tamanho', group, n } };
  if (members.length < 2) return [size];
  return [
    size,
    ...countedTraits.flatMap(([trait, many, one]): Draft[] => {
      const counts = countsOf(group, trait);
      if (counts.size === 0) return [];
      const isWhole = missing === 0 && members.every((member) => valuesOf(member, trait).length > 0);
      const distinct: Draft = {
        sobre,
        tipo: `quantidade de ${many}`,
        valor: String(counts.size),
        states: { of: 'distintos', group, trait, n: counts.size },
      };
      const each = [...counts].map(([value, count]): Draft => ({
        sobre,
        tipo: `quantidade por ${one}`,
        valor: `${value}: ${count}`,
        states: { of: 'com_valor', group, trait, value, n: count },
      }));
      return isWhole ? [distinct, ...each] : each;
    }),
  ];
}

function sourceFacts(people: readonly Person[]): Draft[] {
  if (!people.some(({ kind }) => kind === 'deputados')) return [];
  const valor = 'a Câmara dos Deputados não publica lista de pautas por deputado';
  return [{ sobre: 'deputados', tipo: 'pauta', valor, states: { of: 'fonte', kind: 'deputados' } }];
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
  const compared = groups.filter(({ side, kind }) => side === 'favoritos' && kind === 'deputados');
  const drafts = [
    ...people.flatMap(personFacts),
    ...groups.flatMap(groupFacts),
    ...compared.flatMap((group) => voteFacts(group, votes)),
    ...sourceFacts(people),
  ];
  const facts = drafts.map((draft, index) => ({ id: `f${index + 1}`, ...draft }));
  return { facts, people, groups };
}
