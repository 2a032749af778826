import { agendaWriters } from './agenda-writers.ts';
import { type FactBook, yearsText } from './facts.ts';
import { numberText, quoted } from './format-text.ts';
import { rowOf } from './kinds.ts';
import { noParty, ofParty } from './parties.ts';
import type { Group, Person } from './people.ts';
import type { Item } from './plan.ts';
import { type Sentence, sentence } from './render.ts';
import { withArticleOf } from './ufs.ts';
import {
  bringing,
  citing,
  everybody,
  hasAny,
  hasNone,
  have,
  labelOf,
  lacks,
  namesOf,
  notCommon,
  notRecorded,
  saying,
  sharing,
  valuesOf,
  type Writer,
} from './writing.ts';

type Single = 'partido' | 'estado' | 'profissão' | 'inclinação';
const singles: readonly Single[] = ['partido', 'estado', 'profissão', 'inclinação'];

interface Noun {
  one: string;
  many: string;
  isFeminine: boolean;
}

function nounOf(trait: Single, { kind }: Group): Noun {
  const { stateOf } = rowOf(kind);
  return {
    partido: { one: 'partido', many: 'partidos', isFeminine: false },
    estado: { one: `estado ${stateOf}`, many: `estados ${stateOf}`, isFeminine: false },
    profissão: { one: 'profissão', many: 'profissões', isFeminine: true },
    inclinação: { one: 'inclinação política', many: 'inclinações políticas', isFeminine: true },
  }[trait];
}

const valueOf = (person: Person, trait: Single): string | null => valuesOf(person, trait)[0] ?? null;

function predicate(trait: Single, value: string, n: number, group: Group): string {
  if (trait === 'estado') return `${have(n)} ${withArticleOf(value)} como ${nounOf('estado', group).one}`;
  if (trait === 'profissão') return `${have(n)} ${quoted(value)} como profissão`;
  if (trait === 'inclinação')
    return `${have(n)} a inclinação política ${quoted(value)}, segundo outras fontes`;
  if (value === noParty) return `${n === 1 ? 'está' : 'estão'} sem partido`;
  return `${n === 1 ? 'é' : 'são'} ${ofParty(value)}`;
}

function commonValue({ members }: Group, trait: Single): string | null {
  const [first = null, ...others] = new Set(members.map((person) => valueOf(person, trait)));
  return others.length === 0 ? first : null;
}

/** Two recorded values prove a difference; a missing one proves none. */
function nothingCommon(group: Group, trait: Single): string {
  const { one, isFeminine } = nounOf(trait, group);
  const known = group.members.filter(hasAny(trait));
  const isUndecided =
    known.length < group.members.length && sharing(known, (person) => valueOf(person, trait)).size < 2;
  return isUndecided
    ? notRecorded(group, known, `${one} ${isFeminine ? 'registrada' : 'registrado'}`)
    : notCommon(group, `${isFeminine ? 'a mesma' : 'o mesmo'} ${one} no registro`);
}

const inCommon = (trait: Single): Writer => ({
  item: { forma: 'em_comum', por: trait },
  trait,
  least: 2,
  tells: (group) => commonValue(group, trait) !== null,
  write(group, book) {
    const { members } = group;
    const value = commonValue(group, trait);
    const text =
      value === null
        ? nothingCommon(group, trait)
        : `${everybody(group)} ${predicate(trait, value, members.length, group)}.`;
    return [sentence(text, citing(book, members, trait))];
  },
});

/** How many values occur, where there are several; of nobody's party there is none. */
function howMany(trait: Single, group: Group, values: readonly string[]): string[] {
  const n = values.filter((value) => trait !== 'partido' || value !== noParty).length;
  const { many, isFeminine } = nounOf(trait, group);
  return n < 2 ? [] : [`Nos registros dos ${labelOf(group)} há ${numberText(n, isFeminine)} ${many}.`];
}

const whoHas = (trait: Single): Writer => ({
  item: { forma: 'quem', por: trait },
  trait,
  least: 1,
  tells: ({ members }) => members.some((person) => valueOf(person, trait) !== null),
  write(group, book) {
    const { members } = group;
    const shared = sharing(members, (person) => valueOf(person, trait));
    const known = [...shared.values()].flat();
    const unknown = members.filter((person) => !known.includes(person));
    const { one, isFeminine } = nounOf(trait, group);
    return [
      ...howMany(trait, group, [...shared.keys()]).map((text) => sentence(text, citing(book, known, trait))),
      ...[...shared].map(([value, people]) =>
        sentence(
          `${namesOf(people)} ${predicate(trait, value, people.length, group)}.`,
          citing(book, people, trait),
        ),
      ),
      ...lacks(book, unknown, trait, saying, `${isFeminine ? 'a' : 'o'} ${one}`),
    ];
  },
});

const offices: Writer = {
  item: { forma: 'registro', por: 'cargo' },
  trait: 'cargo',
  least: 1,
  tells: ({ members }) => members.some(hasAny('cargo')),
  write({ members }, book) {
    const held = book.facts.flatMap(({ id, states }) => {
      if (states.of !== 'registro' || states.trait !== 'cargo' || !members.includes(states.person)) return [];
      const { person, value } = states;
      if (value === null || value.years === null) return [];
      const verb = value.years.until === null ? 'tem' : 'teve';
      const text = `Segundo o registro, ${person.nome} ${verb} o cargo de ${quoted(value.value)}, ${yearsText(value.years)}.`;
      return [sentence(text, [id])];
    });
    return [...held, ...lacks(book, members.filter(hasNone('cargo')), 'cargo', bringing, 'cargos')];
  },
};

/** Below this a share says little. */
const leastCommonVotes = 20;

const commonVotes: Writer = {
  item: { forma: 'votos', por: 'votos' },
  trait: null,
  least: 2,
  tells: (group, book) => commonVotes.write(group, book).length > 0,
  write({ side, members }, { facts }) {
    return facts.flatMap(({ id, states }) => {
      if (side !== 'favoritos' || states.of !== 'votos') return [];
      const { pair, alike, common } = states;
      if (!pair.every((person) => members.includes(person))) return [];
      const text =
        common < leastCommonVotes
          ? `${namesOf(pair)} têm menos de ${leastCommonVotes} votações em comum.`
          : `${namesOf(pair)} votaram igual em ${alike} de ${common} votações em comum.`;
      return [sentence(text, [id])];
    });
  },
};

const writers: readonly Writer[] = [
  ...singles.map(inCommon),
  ...singles.map(whoHas),
  offices,
  ...agendaWriters,
  commonVotes,
];

function concerned({ trait, least }: Writer, { groups }: FactBook): Group[] {
  return groups.filter(
    ({ kind, members }) => members.length >= least && (trait === null || rowOf(kind).traits.includes(trait)),
  );
}

export function possibleItems(book: FactBook): Item[] {
  return writers
    .filter((writer) => concerned(writer, book).some((group) => writer.tells(group, book)))
    .map(({ item }) => item);
}

/** Group by group; a later item repeats nothing of a group. */
export function sentencesOf(items: readonly Item[], book: FactBook): Sentence[] {
  const told = items.map(({ forma, por }) =>
    writers
      .filter(({ item }) => item.forma === forma && item.por === por)
      .flatMap((writer) => concerned(writer, book).map((group) => ({ writer, group })))
      .flatMap(({ writer, group }) => writer.write(group, book).map((own) => ({ group, own }))),
  );
  return told.flatMap((list, index) => {
    const before = told.slice(0, index).flat();
    const isNew = ({ group, own }: (typeof list)[number]) =>
      !before.some((other) => other.group === group && other.own.texto === own.texto);
    return list.filter(isNew).map(({ own }) => own);
  });
}
