import { expect, it } from 'vitest';
import { type ProposedRound, type ProposedVotes, roundFaults } from './round-checks';

// Invented: 100.000 valid votes, so that one vote leaves every percentage right.
const round: ProposedRound = {
  turno: 1,
  validos: 100_000,
  brancos: 3_000,
  nulos: 2_000,
  comparecimento: 105_000,
};
const votesOf = (nome: string, votos: number, situacao: ProposedVotes['situacao']): ProposedVotes => ({
  nome,
  votos,
  percentual: Math.round(votos / 10) / 100,
  situacao,
});
const ana = votesOf('Ana', 48_000, 'segundo_turno');
const bia = votesOf('Bia', 45_000, 'segundo_turno');
const caio = votesOf('Caio', 7_000, 'nao_eleito');
const outcome = 'A situação marcada não decorre dos votos.';

it('the check of a round finds nothing wrong with a round that adds up', () => {
  expect(roundFaults(round, [ana, bia, caio])).toEqual([]);
});

it.each([
  [48.01, []],
  [47.99, []],
  [48.02, ['A porcentagem de Ana não é a dos votos.']],
  [47.98, ['A porcentagem de Ana não é a dos votos.']],
])(
  'the check of a round takes a percentage that is off by no more than a hundredth: %d',
  (percentual, faults) => {
    expect(roundFaults(round, [{ ...ana, percentual }, bia, caio])).toEqual(faults);
  },
);

it('the check of a round takes a hundredth that the computer counts as a little more', () => {
  const few = { ...votesOf('Davi', 30, 'nao_eleito'), percentual: 0.04 };
  expect(roundFaults(round, [ana, bia, votesOf('Caio', 6_970, 'nao_eleito'), few])).toEqual([]);
});

it.each([
  [1, 'A soma dos votos (100.001) é diferente dos votos válidos (100.000).'],
  [-1, 'A soma dos votos (99.999) é diferente dos votos válidos (100.000).'],
])('the check of a round names both sums when one candidacy has %d vote more', (more, sentence) => {
  expect(roundFaults(round, [ana, bia, { ...caio, votos: caio.votos + more }])).toEqual([sentence]);
});

it.each([
  ['brancos', 3_001, 'O comparecimento (105.000) é diferente da soma de válidos, brancos e nulos (105.001).'],
  ['nulos', 1_999, 'O comparecimento (105.000) é diferente da soma de válidos, brancos e nulos (104.999).'],
  [
    'comparecimento',
    105_001,
    'O comparecimento (105.001) é diferente da soma de válidos, brancos e nulos (105.000).',
  ],
])('the check of a round names both turnouts when %s is %d', (name, count, sentence) => {
  expect(roundFaults({ ...round, [name]: count }, [ana, bia, caio])).toEqual([sentence]);
});

it.each(['brancos', 'nulos', 'comparecimento'])(
  'the check of a round compares no turnout while %s is not known',
  (name) => {
    expect(roundFaults({ ...round, [name]: null }, [ana, bia, caio])).toEqual([]);
  },
);

it.each([
  // Votes and word of the first, of the second, whether the words follow.
  [50_000, 'segundo_turno', 43_000, 'segundo_turno', true],
  [50_000, 'eleito', 43_000, 'nao_eleito', false],
  [50_001, 'eleito', 42_999, 'nao_eleito', true],
  [50_001, 'segundo_turno', 42_999, 'segundo_turno', false],
] as const)(
  'the check of a round takes a first round of %d and %s for decided or not, by one vote',
  (a, of, b, ofOther, follows) => {
    const rows = [votesOf('Ana', a, of), votesOf('Bia', b, ofOther), caio];
    expect(roundFaults(round, rows)).toEqual(follows ? [] : [outcome]);
  },
);

it.each([
  [27_001, 26_999, true],
  [27_000, 27_000, true],
  [26_999, 27_001, false],
])('the check of a round lets go on who has %d votes against %d of the next', (votes, next, follows) => {
  const rows = [
    votesOf('Ana', 46_000, 'segundo_turno'),
    votesOf('Bia', votes, 'segundo_turno'),
    votesOf('Caio', next, 'nao_eleito'),
  ];
  expect(roundFaults(round, rows)).toEqual(follows ? [] : [outcome]);
});

it('the check of a round lets neither one nor three go on', () => {
  const three = [ana, bia, { ...caio, situacao: 'segundo_turno' }] as const;
  expect(roundFaults(round, three)).toEqual([outcome]);
  expect(roundFaults(round, [ana, { ...bia, situacao: 'nao_eleito' }, caio])).toEqual([outcome]);
});

it.each([
  [50_001, 'eleito', 49_999, 'nao_eleito', true],
  [50_000, 'eleito', 50_000, 'nao_eleito', true],
  [49_999, 'eleito', 50_001, 'nao_eleito', false],
  [50_001, 'segundo_turno', 49_999, 'nao_eleito', false],
  [50_001, 'eleito', 49_999, 'eleito', false],
] as const)(
  'the check of a round takes a second round of %d (%s) and %d (%s) or not',
  (a, of, b, ofOther, follows) => {
    const rows = [votesOf('Ana', a, of), votesOf('Bia', b, ofOther)];
    expect(roundFaults({ ...round, turno: 2 }, rows)).toEqual(follows ? [] : [outcome]);
  },
);
