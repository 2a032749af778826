import { countsOf, type FactBook, valuesOf } from './facts.ts';
import { alphabetical } from './alphabetical.ts';
import type { Sentence } from './gate/gate.ts';
import type { Group, Kind, Person, Trait } from './people.ts';
import { closing, type Section } from './render.ts';
import { capitalized, listed, numberText } from './format-text.ts';
import { createFactFinder, sentence, type FactFinder } from './fact-finder.ts';

const kindWords: Readonly<Record<Kind, readonly [string, string]>> = {
  candidatos: ['candidato', 'candidatos'],
  deputados: ['deputado', 'deputados'],
};

/** The last name may bring its own full stop. */
const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** In alphabetical order, so that none comes first. */
function sorted(group: Group, trait: Trait): [string, number][] {
  return [...countsOf(group, trait)].sort(([a], [b]) => alphabetical(a, b));
}

const without = ({ members }: Group, trait: Trait): number =>
  members.filter((member) => valuesOf(member, trait).length === 0).length;

/** 'Um é do PL e dois são do PT' or 'Os dois são do PL'; the unknown at the end. */
function shares(group: Group, trait: Trait, value: (text: string) => string, unknown: string): string {
  const counts = sorted(group, trait);
  const missing = without(group, trait);
  const verb = (n: number) => (n === 1 ? 'é' : 'são');
  const [only] = counts;
  if (only !== undefined && counts.length === 1 && missing === 0)
    return `Os ${numberText(only[1])} são ${value(only[0])}`;
  const parts = counts.map(([text, n]) => `${numberText(n)} ${verb(n)} ${value(text)}`);
  const rest = missing === 0 ? [] : [`${numberText(missing)} ${missing === 1 ? 'está' : 'estão'} ${unknown}`];
  return capitalized(listed([...parts, ...rest]));
}

function originText(group: Group): string | null {
  const values = sorted(group, 'estado').map(([text]) => text);
  if (values.length === 0) return null;
  return values.length === 1
    ? `o estado de origem é ${values.join('')}`
    : `os estados de origem são ${listed(values)}`;
}

function markedSentence(group: Group, kind: Kind, find: FactFinder): Sentence[] {
  const { members, missing, side } = group;
  const one = side === 'favoritos' ? 'favorito' : 'ignorado';
  const names = listed(members.map(({ nome }) => nome));
  const lost = `${capitalized(numberText(missing))} ${kindWords[kind][missing === 1 ? 0 : 1]} ${missing === 1 ? 'ficou' : 'ficaram'} sem descrição, por falta de dados agora.`;
  const sizes = find.idsWhere((states) => states.of === 'tamanho' && states.group === group);
  const marked =
    members.length === 1
      ? `Você marcou um ${kindWords[kind][0]} como ${one}: ${names}`
      : `Você marcou como ${side} ${names}`;
  return [
    ...(members.length === 0 ? [] : [sentence(ended(marked), find.choiceIds(group))]),
    ...(missing === 0 ? [] : [sentence(lost, sizes)]),
  ];
}

function partySentence(group: Group, find: FactFinder): Sentence[] {
  const { members } = group;
  const [first] = members;
  if (first === undefined) return [];
  const facts = find.traitIds(members, 'partido', 'estado');
  const origin = originText(group);
  const party =
    members.length === 1
      ? `${first.nome} ${valuesOf(first, 'partido').length === 0 ? 'está sem partido no registro' : `é do ${valuesOf(first, 'partido').join('')}`}`
      : shares(group, 'partido', (text) => `do ${text}`, 'sem partido no registro');
  const unknown = without(group, 'estado');
  const gap =
    unknown === 0
      ? ''
      : `; ${numberText(unknown)} ${unknown === 1 ? 'está' : 'estão'} sem estado no registro`;
  return [sentence(`${party}${origin === null ? '' : `; ${origin}`}${gap}.`, facts)];
}

const quoted = (text: string): string => `“${text}”`;

function professionSentence(group: Group, find: FactFinder): Sentence[] {
  const values = sorted(group, 'profissao').map(([text]) => quoted(text));
  const facts = find.traitIds(group.members, 'profissao');
  const missing = without(group, 'profissao');
  const texts = [
    values.length === 0
      ? null
      : values.length === 1
        ? `a profissão registrada é ${values.join('')}`
        : `as profissões registradas são ${listed(values)}`,
    missing === 0
      ? null
      : `${numberText(missing)} ${missing === 1 ? 'está' : 'estão'} sem profissão que se possa citar`,
  ].filter((text) => text !== null);
  return texts.length === 0 ? [] : [sentence(`${capitalized(texts.join('; '))}.`, facts)];
}

function leaningSentence(group: Group, find: FactFinder): Sentence[] {
  const counts = sorted(group, 'inclinacao');
  const missing = without(group, 'inclinacao');
  const verb = (n: number) => (n === 1 ? 'consta' : 'constam');
  const parts = counts.map(([text, n]) => `${numberText(n)} ${verb(n)} como ${text}`);
  const rest = missing === 0 ? [] : [`${numberText(missing)} ${verb(missing)} sem classificação`];
  return [
    sentence(
      `Na classificação de terceiros, ${listed([...parts, ...rest])}.`,
      find.traitIds(group.members, 'inclinacao'),
    ),
  ];
}

function itemsSentences({ members }: Group, find: FactFinder): Sentence[] {
  return members.map((person) => {
    const n = valuesOf(person, 'pauta').length;
    const lost = person.traits.filter(({ trait, isLeftOut }) => trait === 'pauta' && isLeftOut).length;
    const left =
      lost === 0 ? '' : `; ${numberText(lost)} ${lost === 1 ? 'ficou' : 'ficaram'} de fora, por segurança`;
    const there = n === 0 ? 'não traz pautas' : `traz ${numberText(n)} ${n === 1 ? 'pauta' : 'pautas'}`;
    return sentence(`O registro de ${person.nome} ${there}${left}.`, find.traitIds([person], 'pauta'));
  });
}

/** One form for everybody, with or without offices. */
function officesText({ nome, traits }: Person, offices: readonly string[]): string {
  if (offices.length > 0) return `No registro de ${nome} constam os cargos: ${offices.join('; ')}.`;
  return traits.some(({ trait, isLeftOut }) => trait === 'cargo' && isLeftOut)
    ? `Os cargos do registro de ${nome} ficaram de fora, por segurança.`
    : `No registro de ${nome} não constam cargos.`;
}

function officeSentences({ members }: Group, { facts }: FactBook, find: FactFinder): Sentence[] {
  return members.map((person) => {
    const cited = find.traitIds([person], 'cargo');
    const known = facts.filter(
      ({ id, states }) => cited.includes(id) && 'value' in states && states.value !== null,
    );
    const offices = known.map(({ valor }) => valor);
    return sentence(officesText(person, offices), cited);
  });
}

function deputySentences(group: Group, find: FactFinder): Sentence[] {
  const byParty = sorted(group, 'partido').map(([party]) => {
    const own = group.members.filter((member) => valuesOf(member, 'partido').includes(party));
    const names = listed(own.map(({ nome }) => nome));
    return sentence(`${names} ${own.length === 1 ? 'é' : 'são'} do ${party}.`, find.traitIds(own, 'partido'));
  });
  const states = sorted(group, 'estado').map(([text]) => text);
  const text = states.length === 1 ? `O estado é ${states.join('')}.` : `Os estados são ${listed(states)}.`;
  return [
    ...byParty,
    ...(states.length === 0 ? [] : [sentence(text, find.traitIds(group.members, 'estado'))]),
  ];
}

const sectionOf = (titulo: string, frases: readonly Sentence[]): Section[] =>
  frases.length === 0 ? [] : [{ titulo, frases }];

/** Only where both kinds were chosen. */
function partiesSection(groups: readonly Group[], find: FactFinder): Section[] {
  return sectionOf(
    'Partidos',
    groups
      .filter(({ kind, members, missing }) => kind === null && missing === 0 && members.length > 1)
      .filter((group) => without(group, 'partido') === 0)
      .map((group) => {
        const n = countsOf(group, 'partido').size;
        const of = `${numberText(n)} ${n === 1 ? 'partido' : 'partidos'}`;
        const all = `Os ${numberText(group.members.length)} ${group.side}`;
        return sentence(`${all} são de ${of}.`, find.traitIds(group.members, 'partido'));
      }),
  );
}

function candidateSections(group: Group, book: FactBook, find: FactFinder): Section[] {
  const isFavorite = group.side === 'favoritos';
  const { members } = group;
  return [
    ...sectionOf(capitalized(group.label), [
      ...markedSentence(group, 'candidatos', find),
      ...partySentence(group, find),
      ...(isFavorite && members.length > 0 ? professionSentence(group, find) : []),
    ]),
    ...(isFavorite && members.length > 0
      ? [
          ...sectionOf('Inclinação política', [
            ...leaningSentence(group, find),
            sentence('Quem classifica são outras fontes, e não o candidato nem este site.', []),
          ]),
          ...sectionOf('Pautas', itemsSentences(group, find)),
          ...sectionOf('Cargos', officeSentences(group, book, find)),
        ]
      : []),
  ];
}

function voteSentences({ members }: Group, { facts }: FactBook): Sentence[] {
  return facts.flatMap(({ id, states }) => {
    if (states.of !== 'votos' || !states.pair.every((person) => members.includes(person))) return [];
    const [first, second] = states.pair;
    const text = `${first.nome} e ${second.nome} votaram igual em ${states.alike} de ${states.common} votações em comum.`;
    return [sentence(text, [id])];
  });
}

function deputySection(group: Group, book: FactBook, find: FactFinder): Section[] {
  const source = find.idsWhere((states) => states.of === 'fonte');
  return sectionOf(capitalized(group.label), [
    ...markedSentence(group, 'deputados', find),
    ...deputySentences(group, find),
    ...voteSentences(group, book),
    ...(group.members.length === 0 || group.side === 'ignorados'
      ? []
      : [sentence('Para deputados não há lista de pautas no registro.', source)]),
  ]);
}

/** The analysis without AI: the same words for everybody, in alphabetical order, so that nobody comes first. */
export function summaryOf(book: FactBook): Section[] {
  const find = createFactFinder(book);
  const sections = book.groups.flatMap((group) => {
    if (group.kind === null) return [];
    return group.kind === 'candidatos'
      ? candidateSections(group, book, find)
      : deputySection(group, book, find);
  });
  return [...sections, ...partiesSection(book.groups, find), closing];
}
