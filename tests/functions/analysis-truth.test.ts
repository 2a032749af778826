import { describe, expect, test } from 'vitest';
import { readSentence } from '../../supabase/functions/analise-politica/gate/gate.ts';
import { ufNames } from '../../supabase/functions/analise-politica/ufs.ts';
import { book, candidates, deputies } from './analysis-book.ts';

/** The people of `book` as the records have them, read without anything that the gate uses. */
const chosen = {
  favoritos: [
    'Flávio Bolsonaro',
    'Lula',
    'Renan Santos',
    'Danilo Forte',
    'Julio Arcoverde',
    'Felipe Carreras',
  ],
  ignorados: ['Hertz Dias', 'Samara', 'Dr. Jaziel', 'Duarte Jr.'],
};
const sides = ['favoritos', 'ignorados'] as const;
const kinds = ['candidatos', 'deputados'] as const;

const everybody = [
  ...candidates.map((record) => ({
    kind: 'candidatos',
    nome: record.nome,
    partido: record.partido_sigla,
    estado: ufNames.get(record.estado_origem ?? '') ?? '',
    profissao: record.profissao ?? '',
    inclinacao: record.inclinacao_politica ?? '',
    pautas: record.pautas_defendidas,
    cargos: record.historico_eleitoral,
  })),
  ...[...deputies.values()].map(({ nome, siglaPartido, siglaUf }) => ({
    kind: 'deputados',
    nome,
    partido: siglaPartido,
    estado: ufNames.get(siglaUf) ?? '',
    profissao: '',
    inclinacao: '',
    pautas: [],
    cargos: [],
  })),
].map((own) => ({ ...own, side: sides.find((side) => chosen[side].includes(own.nome)) ?? null }));

const people = everybody.filter(({ side }) => side !== null);
type Person = (typeof everybody)[number];
const valuesOf = (key: 'partido' | 'estado' | 'profissao' | 'inclinacao') =>
  [...new Set(everybody.map((person) => person[key]))].filter((value) => value !== '');
const numbers = [
  'um',
  'dois',
  'três',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
  'onze',
  'treze',
];
const upper = (text: string) => text.replace(/^./, (first) => first.toUpperCase());

const passes = (texto: string) => typeof readSentence(texto, book.facts, { book }) !== 'string';

/** Every sentence of a form passes when it is true of the records, and only then; some do and some do not. */
function expectTruth(claims: readonly (readonly [string, boolean])[]) {
  expect(new Set(claims.map(([, isTrue]) => isTrue)).size).toBe(2);
  const wrong = claims.filter(([texto, isTrue]) => passes(texto) !== isTrue);
  expect(wrong).toEqual([]);
}

const eachPerson = <T>(
  values: readonly T[],
  claim: (person: Person, value: T) => readonly [string, boolean],
) => people.flatMap((person) => values.map((value) => claim(person, value)));

const groups = sides.flatMap((side) =>
  kinds.map((kind) => ({
    label: `${kind} ${side}`,
    members: people.filter((person) => person.side === side && person.kind === kind),
  })),
);

describe('of each person, whatever is said passes only if it is so', () => {
  test('of their party', () => {
    expectTruth(
      eachPerson(valuesOf('partido'), ({ nome, partido }, value) => [
        `${nome} é do ${value}.`,
        partido === value,
      ]),
    );
  });

  test('of their state, and the state of origin of candidates alone', () => {
    const where = valuesOf('estado');
    expectTruth(
      eachPerson(where, ({ nome, estado }, value) => [`O estado de ${nome} é ${value}.`, estado === value]),
    );
    expectTruth(
      eachPerson(where, ({ nome, estado, kind }, value) => [
        `O estado de origem de ${nome} é ${value}.`,
        estado === value && kind === 'candidatos',
      ]),
    );
    expectTruth(
      eachPerson(where, ({ nome, estado, kind }, value) => [
        `${nome} é deputado federal por ${value}.`,
        estado === value && kind === 'deputados',
      ]),
    );
  });

  test('of their profession and leaning', () => {
    expectTruth(
      eachPerson(valuesOf('profissao'), ({ nome, profissao }, value) => [
        `A profissão registrada de ${nome} é “${value}”.`,
        profissao === value,
      ]),
    );
    expectTruth(
      eachPerson(valuesOf('inclinacao'), ({ nome, inclinacao }, value) => [
        `Na classificação de terceiros, ${nome} consta como ${value}.`,
        inclinacao === value,
      ]),
    );
  });

  test('of their side and kind', () => {
    expectTruth(
      eachPerson(groups, ({ nome }, { label, members }) => [
        `${nome} está entre os ${label}.`,
        members.some((member) => member.nome === nome),
      ]),
    );
  });

  test('of agenda items and their number', () => {
    expectTruth(
      eachPerson(
        everybody.flatMap(({ pautas }) => pautas.slice(0, 2)),
        ({ nome, pautas }, item) => [`Uma pauta registrada de ${nome} é “${item}”.`, pautas.includes(item)],
      ),
    );
    expectTruth(
      eachPerson(numbers, ({ nome, pautas }, number) => [
        `O registro de ${nome} traz ${number} ${number === 'um' ? 'pauta' : 'pautas'}.`,
        pautas.length === numbers.indexOf(number) + 1,
      ]),
    );
  });

  test('of offices, held or over', () => {
    const offices = everybody.flatMap(({ cargos }) => cargos);
    const isOf = ({ cargos }: Person, wanted: (typeof offices)[number]) =>
      cargos.some(
        ({ cargo, ano_inicio, ano_fim }) =>
          cargo === wanted.cargo && ano_inicio === wanted.ano_inicio && ano_fim === wanted.ano_fim,
      );
    expectTruth(
      eachPerson(offices, (person, office) => [
        `${person.nome} exerceu o cargo de ${office.cargo} de ${office.ano_inicio} a ${office.ano_fim ?? 2026}.`,
        isOf(person, office) && typeof office.ano_fim === 'number',
      ]),
    );
    expectTruth(
      eachPerson(offices, (person, office) => [
        `${person.nome} exerce o cargo de ${office.cargo} desde ${office.ano_inicio}.`,
        isOf(person, office) && typeof office.ano_fim !== 'number',
      ]),
    );
  });

  test('of what two people share', () => {
    const pairs = people.flatMap((one, index) =>
      people.slice(index + 1).map((other) => [one, other] as const),
    );
    expectTruth(
      pairs.flatMap(([one, other]) =>
        ['PL', 'PP', 'PSB'].map(
          (party) =>
            [
              `${one.nome} e ${other.nome} são do ${party}.`,
              one.partido === party && other.partido === party,
            ] as const,
        ),
      ),
    );
  });
});

describe('of each group, whatever is said passes only if it is so', () => {
  const counted = <T>(
    values: readonly T[],
    claim: (value: T, n: number, word: string) => readonly [string, boolean],
  ) => values.flatMap((value) => numbers.map((word, index) => claim(value, index + 1, word)));

  test('of how many there are', () => {
    expectTruth(
      counted(groups, ({ label, members }, n, word) => [
        n === 1 ? `Há um dos ${label}.` : `Há ${word} ${label}.`,
        n > 1 && members.length === n,
      ]),
    );
  });

  test('of how many are of a party or a state', () => {
    for (const { label, members } of groups)
      for (const key of ['partido', 'estado'] as const)
        for (const value of valuesOf(key)) {
          const found = members.filter((member) => member[key] === value).length;
          const right = numbers.filter((word, index) =>
            passes(
              index === 0
                ? `Um dos ${label} é ${key === 'partido' ? 'do' : 'de'} ${value}.`
                : `${upper(word)} ${label} são ${key === 'partido' ? 'do' : 'de'} ${value}.`,
            ),
          );
          expect([label, value, right]).toEqual([label, value, found === 0 ? [] : [numbers[found - 1]]]);
        }
  });

  test('of how many parties and states it has', () => {
    for (const [noun, key] of [
      ['partido', 'partido'],
      ['estado', 'estado'],
    ] as const)
      expectTruth(
        counted(groups, ({ label, members }, n, word) => [
          `Os ${label} são de ${word} ${n === 1 ? noun : `${noun}s`}.`,
          new Set(members.map((member) => member[key])).size === n,
        ]),
      );
  });
});
