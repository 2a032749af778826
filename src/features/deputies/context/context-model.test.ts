import { expect, it } from 'vitest';
import {
  axisEnd,
  axisTicks,
  besideMedian,
  isElectionYear,
  limitOf,
  ofState,
  stripMarks,
} from './context-model';

it.each([
  [242180.86, 200959.17, 'acima do meio'],
  [200959.16, 200959.17, 'abaixo do meio'],
  [0.1 + 0.2, 0.3, 'igual ao do meio'],
])('an expense of %d beside the median %d is %s', (amount, median, words) => {
  expect(besideMedian(amount, median)).toBe(words);
});

it('the sentence names each state with its article', () => {
  expect(['CE', 'BA', 'PB', 'SP', 'AL'].map(ofState)).toEqual([
    ...['do CE', 'da BA', 'da PB', 'de SP', 'de AL'],
  ]);
});

it('a month has the limit of its first day', () => {
  const act = { valor: 1, fonte_url: '', conferido: true };
  const limits = [
    { ...act, desde: '2023-02-01', ate: '2026-02-19', ato: 'Ato da Mesa 270/2023' },
    { ...act, desde: '2026-02-20', ate: null, ato: 'Ato da Mesa 244/2026' },
  ];
  expect([1, 2, 3, 12].map((month) => limitOf(limits, 2026, month)?.ato)).toEqual([
    'Ato da Mesa 270/2023',
    'Ato da Mesa 270/2023',
    'Ato da Mesa 244/2026',
    'Ato da Mesa 244/2026',
  ]);
  expect(limitOf(limits, 2023, 1)).toBeUndefined();
  const last = { ...act, desde: '2023-02-01', ate: '2026-03-01', ato: 'Ato até 1º de março' };
  expect([3, 4].map((month) => limitOf([last], 2026, month)?.ato)).toEqual([last.ato, undefined]);
});

it('general elections are those of 2022 and 2026', () => {
  expect([2022, 2023, 2024, 2026].filter(isElectionYear)).toEqual([2022, 2026]);
});

it('marks that would touch are above one another, each once', () => {
  const deputies = [10, 11, 50, 12].map((valor, id) => ({ id, nome: null, valor: valor * 1000 }));
  expect(axisEnd(50_000)).toBe(100_000);
  expect(stripMarks(deputies, 100_000)).toEqual([
    { id: 0, x: 10, level: 0 },
    { id: 1, x: 11, level: 1 },
    { id: 3, x: 12, level: 2 },
    { id: 2, x: 50, level: 0 },
  ]);
});

it.each([
  [1_050_000, 2_000_000, 2],
  [9_900_000, 10_000_000, 10],
  [987_654_321_098_765_400, 10 ** 18, 10],
])('an axis up to %d reais has few ticks', (largest, end, steps) => {
  expect(axisEnd(largest)).toBe(end);
  expect(axisTicks(end)).toHaveLength(steps + 1);
});

it('an amount below zero is at the beginning of the axis', () => {
  expect(stripMarks([{ id: 1, nome: null, valor: -5 }], axisEnd(-5))).toEqual([{ id: 1, x: 0, level: 0 }]);
});

it.each([
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4, [0, 2, 4]],
  [5, [0, 2, 5]],
  [7, [0, 3, 7]],
])(
  'an axis of %d hundred thousand reais has a tick for each, and words that do not touch',
  (count, worded) => {
    const ticks = axisTicks(count * 100_000);
    expect(ticks).toHaveLength(count + 1);
    expect(ticks.filter(({ hasWords }) => hasWords).map(({ amount }) => amount / 100_000)).toEqual(worded);
  },
);
