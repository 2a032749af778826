import { readFile } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import { type Feed, readFeed } from '../../../src/lib/election/tse-feed.ts';
import { electionSeedSql } from '../../local/data/seed/election.ts';
import { type ElectionSource, readElection } from '../../local/data/seed/election-source.ts';
import { diffRecords } from './diff-records.ts';
import { electedRecords, roundOfFeed, roundRecords } from './results.ts';

let source: ElectionSource;
let file: string;

beforeAll(async () => {
  source = await readElection();
  file = await readFile(
    new URL('../../local/data/eleicao-2026/tse-feed-exemplo.json', import.meta.url),
    'utf8',
  );
});

const roundOf = (content: string) => roundOfFeed(readFeed(content, 2026), source);
/** The file with pieces of its text replaced. */
const altered = (pieces: Record<string, string>): string =>
  Object.entries(pieces).reduce((text, [old, now]) => text.replace(old, now), file);

it('a file that says what is known changes nothing', () => {
  expect(diffRecords(roundRecords(source.firstRound), roundRecords(roundOf(file)))).toEqual([]);
});

it('a file of results may be of the day of the vote', () => {
  expect(() => roundOf(altered({ '"dg": "05/10/2026"': '"dg": "04/10/2026"' }))).not.toThrow();
});

it('a file of results shows each number that differs', () => {
  const next = roundOf(
    altered({ '"c": "125275835"': '"c": "125275836"', '"vb": "2300798"': '"vb": "2300799"' }),
  );
  expect(diffRecords(roundRecords(source.firstRound), roundRecords(next))).toEqual([
    '~ Totais do 1º turno',
    '    brancos: 2300798 → 2300799',
    '    comparecimento: 125275835 → 125275836',
  ]);
});

it.each([
  [
    'a vote more',
    { '"vap": "53879538"': '"vap": "53879539"' },
    'A soma dos votos (119.300.789) é diferente dos votos válidos (119.300.788).',
  ],
  ['an unknown number', { '280002542548': '280009999999' }, 'O número 280009999999 (LULA) não é de nenhuma'],
  [
    'a percentage that is off',
    { '"pvap": "45,16"': '"pvap": "45,19"' },
    'A porcentagem de Lula não é a dos votos.',
  ],
  [
    'somebody elected without the votes',
    { '"st": "2º turno"': '"st": "Eleito"' },
    'A situação marcada não decorre',
  ],
  [
    'an unknown outcome',
    { '"st": "2º turno"': '"st": "Sub judice"' },
    'uma situação desconhecida: Sub judice.',
  ],
  [
    'a turnout that does not add up',
    { '"vb": "2300798"': '"vb": "2300797"' },
    'O comparecimento (125.275.835)',
  ],
  ['the other round', { '"t": "1"': '"t": "2"' }, 'O arquivo é de antes do dia da votação.'],
  [
    'people who did not stand in it',
    { '"t": "1"': '"t": "2"', '"dg": "05/10/2026"': '"dg": "26/10/2026"' },
    'As candidaturas do arquivo não são as 2 do 2º turno',
  ],
])('a file of results refuses %s', (_, pieces, sentence) => {
  expect(() => roundOf(altered(pieces))).toThrow(sentence);
});

it.each<[string, Partial<Feed>, string]>([
  ['the deputies', { office: 'deputy' }, 'O arquivo não é da eleição para presidente.'],
  ['one state', { place: 'SP' }, 'O arquivo de presidente não é do Brasil inteiro.'],
  ['a count without its totals', { nulos: null }, 'O arquivo não traz os totais de votos.'],
])('a file of results of %s is refused as a presidential round', (_, others, sentence) => {
  expect(() => roundOfFeed({ ...readFeed(file, 2026), ...others }, source)).toThrow(sentence);
});

it('a file of results that lacks a candidate is refused by name', () => {
  const { people, ...feed } = readFeed(file, 2026);
  const rest = people.filter(({ nome }) => nome !== 'LULA');
  expect(() => roundOfFeed({ ...feed, people: rest }, source)).toThrow(/do 1º turno: falta Lula\.$/);
});

it('a file of results makes a second round part of the seed once a file says it', () => {
  // Votes that nobody had, of the two who stood.
  const [one, other] = source.firstRound.votos.filter(({ situacao }) => situacao === 'segundo_turno');
  if (one === undefined || other === undefined) throw new Error('Nobody went on.');
  const people = [
    {
      ...{ sqcand: one.tse_sq, numero: 1, nome: 'A', partido: 'X' },
      votos: 4,
      percentual: 40,
      situacao: 'Não eleito',
    },
    {
      ...{ sqcand: other.tse_sq, numero: 2, nome: 'B', partido: 'Y' },
      votos: 6,
      percentual: 60,
      situacao: 'Eleito',
    },
  ];
  const totals = { comparecimento: 12, validos: 10, brancos: 1, nulos: 1 };
  const feed = { ...readFeed(file, 2026), turno: 2 as const, day: '2026-10-26', people, ...totals };
  const sql = electionSeedSql({ ...source, secondRound: roundOfFeed(feed, source) });
  expect(sql).toContain(`, 6, 60, 'eleito')`);
  expect(sql).toContain(`where id = '00000000-0000-4000-a000-000000020262' and situacao = 'nao_publicado'`);
});

it('a file of results puts the elected of a state beside those of the file', () => {
  const person = {
    sqcand: '1',
    numero: 1022,
    nome: 'CORONEL RAMALHO',
    partido: 'REPUBLICANOS',
    percentual: null,
  };
  const feed = {
    ...readFeed(file, 2026),
    place: 'ES',
    people: [
      { ...person, votos: 60086, situacao: 'Eleito por média' },
      { ...person, nome: 'OUTRO', votos: 1, situacao: 'Não eleito' },
    ],
  };
  const { here, court } = electedRecords(feed, source);
  const difference = diffRecords(here, court);
  expect(difference.filter((line) => line.startsWith('-'))).toHaveLength(9);
  expect(difference.slice(9)).toEqual(['~ CORONEL RAMALHO (ES)', '    votos: 60085 → 60086']);
});
