import { describe, expect, it } from 'vitest';
import { halfCircle, seatsOf } from '@/lib/election/half-circle';
import { partyCounts, stateCounts } from './picture-model';
import type { Deputy } from '@/features/deputies/schema';

const deputy = (id: number, siglaPartido: string | null, siglaUf: string | null): Deputy => ({
  id,
  nome: `Deputada ${String(id)}`,
  siglaPartido,
  siglaUf,
  urlFoto: null,
});

const four = [
  deputy(1, 'UNIÃO', 'BA'),
  deputy(2, 'PCdoB', 'AC'),
  deputy(3, 'PCdoB', 'BA'),
  deputy(4, null, null),
];

it('the chart of the Chamber counts parties in the order of their abbreviations, the unknown one last, and states', () => {
  expect(partyCounts(four)).toEqual([
    { sigla: 'PCdoB', count: 2 },
    { sigla: 'UNIÃO', count: 1 },
    { sigla: null, count: 1 },
  ]);
  expect([...stateCounts(four)]).toEqual([
    ['BA', 2],
    ['AC', 1],
  ]);
});

describe('the half circle', () => {
  it.each([0, 1, 2, 40, 512, 513, 531])('has a place of its own for each of %i', (total) => {
    const seats = seatsOf(total);
    expect(seats).toHaveLength(total);
    expect(new Set(seats.map(({ x, y }) => `${String(x)} ${String(y)}`)).size).toBe(total);
    for (const { x, y } of seats) {
      expect(x).toBeGreaterThanOrEqual(6);
      expect(x).toBeLessThanOrEqual(halfCircle.width - 6);
      expect(y).toBeGreaterThanOrEqual(3);
      expect(y).toBeLessThanOrEqual(halfCircle.height - 6);
    }
  });

  it('lets no two points touch in a full Chamber', () => {
    const seats = seatsOf(513);
    const touching = seats.filter((one, index) =>
      seats.slice(index + 1).some((other) => Math.hypot(one.x - other.x, one.y - other.y) < 11),
    );
    expect(touching).toEqual([]);
  });

  it('goes from left to right', () => {
    const seats = seatsOf(513);
    expect(seats[0]?.x).toBeLessThan(20);
    expect(seats.at(-1)?.x).toBeGreaterThan(halfCircle.width / 2 + 100);
  });
});
