import type { FactBook } from './facts.ts';
import { listed, numberText, quoted } from './format-text.ts';
import type { Group, Person } from './people.ts';
import { type Sentence, sentence } from './render.ts';
import { themes } from './themes.ts';
import {
  bringing,
  citing,
  everybody,
  hasAny,
  hasNone,
  have,
  lacks,
  namesOf,
  notCommon,
  notRecorded,
  sharing,
  valuesOf,
  type Writer,
} from './writing.ts';

function themesOf({ values }: Person): string[] {
  return themes.map(({ key }) => key).filter((key) => values.some(({ theme }) => theme === key));
}

function inThemes(keys: readonly string[]): string {
  return `${keys.length === 1 ? 'no tema' : 'nos temas'} ${listed(keys.map(quoted))}`;
}

function commonThemes([first, ...others]: readonly Person[]): string[] {
  return first === undefined
    ? []
    : themesOf(first).filter((key) => others.every((person) => themesOf(person).includes(key)));
}

/** Recorded themes decide, an unrecorded agenda does not. */
function nothingCommon(group: Group): string {
  const known = group.members.filter((person) => themesOf(person).length > 0);
  const isUndecided =
    known.length < group.members.length && (known.length === 0 || commonThemes(known).length > 0);
  return isUndecided
    ? notRecorded(group, known, 'pautas por tema registradas')
    : notCommon(group, 'pautas em um mesmo tema');
}

const themesInCommon: Writer = {
  item: { forma: 'em_comum', por: 'tema' },
  trait: 'pauta',
  least: 2,
  tells: ({ members }) => commonThemes(members).length > 0,
  write(group, book) {
    const common = commonThemes(group.members);
    const text =
      common.length === 0 ? nothingCommon(group) : `${everybody(group)} têm pautas ${inThemes(common)}.`;
    const cited = common.flatMap((theme) => citing(book, group.members, 'pauta', theme));
    return [sentence(text, common.length === 0 ? citing(book, group.members, 'pauta') : cited)];
  },
};

const agendaSizes: Writer = {
  item: { forma: 'registro', por: 'pauta' },
  trait: 'pauta',
  least: 1,
  tells: ({ members }) => members.some(hasAny('pauta')),
  write({ members }, book) {
    const shared = sharing(members.filter(hasAny('pauta')), (person) => valuesOf(person, 'pauta').length);
    return [
      ...[...shared].map(([n, people]) => {
        const items = `${numberText(n, true)} ${n === 1 ? 'pauta' : 'pautas'}`;
        const each = people.length === 1 ? '' : ' cada';
        const text = `${namesOf(people)} ${have(people.length)} ${items}${each} no registro.`;
        return sentence(text, citing(book, people, 'pauta'));
      }),
      ...lacks(book, members.filter(hasNone('pauta')), 'pauta', bringing, 'pautas'),
    ];
  },
};

/** Those without agenda, and those whose agenda is not sorted. */
function lackThemes(book: FactBook, members: readonly Person[]): Sentence[] {
  const unsorted = members.filter((person) => hasAny('pauta')(person) && themesOf(person).length === 0);
  return [
    ...lacks(book, unsorted, 'pauta', ['separa', 'separam'], 'as pautas por tema'),
    ...lacks(book, members.filter(hasNone('pauta')), 'pauta', bringing, 'pautas'),
  ];
}

const agendaThemes: Writer = {
  item: { forma: 'registro', por: 'tema' },
  trait: 'pauta',
  least: 1,
  tells: ({ members }) => members.some((person) => themesOf(person).length > 0),
  write({ members }, book) {
    const shared = sharing(members, (person) => {
      const own = themesOf(person);
      return own.length === 0 ? null : inThemes(own);
    });
    return [
      ...[...shared].map(([where, people]) =>
        sentence(`${namesOf(people)} ${have(people.length)} pautas ${where}.`, citing(book, people, 'pauta')),
      ),
      ...lackThemes(book, members),
    ];
  },
};

const underTheme = ({ key }: (typeof themes)[number]): Writer => ({
  item: { forma: 'pautas', por: key },
  trait: 'pauta',
  least: 1,
  tells: ({ members }) => members.some((person) => themesOf(person).includes(key)),
  write({ members }, book) {
    const start = `No tema ${quoted(key)}, `;
    const sorted = members.filter((person) => themesOf(person).length > 0);
    const other = sorted.filter((person) => !themesOf(person).includes(key));
    const told = sorted.flatMap((person) =>
      person.values
        .filter(({ theme }) => theme === key)
        .map(({ value }) =>
          sentence(
            `${start}a pauta de ${person.nome} é ${quoted(value)}.`,
            citing(book, [person], 'pauta', key),
          ),
        ),
    );
    const rest = lacks(book, other, 'pauta', bringing, 'pauta').map(({ texto, fatos }) =>
      sentence(start + texto.charAt(0).toLowerCase() + texto.slice(1), fatos),
    );
    return [...told, ...rest, ...lackThemes(book, members)];
  },
});

export const agendaWriters: readonly Writer[] = [
  themesInCommon,
  agendaSizes,
  agendaThemes,
  ...themes.map(underTheme),
];
