import { presided, type Vote } from '@/features/votes/model';
import type { VoteMonth } from '@/features/votes/schema';

/** In the order of the labels. */
export const voteKinds: readonly { vote: Vote; field: Exclude<keyof VoteMonth, 'mes'> }[] = [
  { vote: 1, field: 'sim' },
  { vote: 2, field: 'nao' },
  { vote: 3, field: 'abstencao' },
  { vote: 4, field: 'obstrucao' },
  { vote: presided, field: 'presidiu' },
];

/** Outwards from the line: Sim's side above, Não's below. */
const above: readonly Vote[] = [1, 3, presided];
const below: readonly Vote[] = [2, 4];

/** In the picture's units. */
const gap = 2;
const least = 2;

/** `top` is counted downwards from the line. */
export interface MonthShape {
  vote: Vote;
  top: number;
  height: number;
}

const countOf = (month: VoteMonth, vote: Vote) =>
  voteKinds.reduce((sum, kind) => (kind.vote === vote ? sum + month[kind.field] : sum), 0);

/** Of any month. */
export function mostOnOneSide(months: readonly VoteMonth[]): number {
  const sides = months.flatMap((month) =>
    [above, below].map((side) => side.reduce((sum, vote) => sum + countOf(month, vote), 0)),
  );
  return Math.max(1, ...sides);
}

/** `scale` is the height of one record. */
export function monthShapes(month: VoteMonth, scale: number): MonthShape[] {
  const stack = (side: readonly Vote[], direction: 1 | -1) => {
    let reached = direction * (direction === 1 ? gap : 0);
    return side.flatMap((vote): MonthShape[] => {
      const count = countOf(month, vote);
      if (count === 0) return [];
      const height = Math.max(least, count * scale);
      const top = direction === 1 ? reached : reached - height;
      reached += direction * (height + gap);
      return [{ vote, top, height }];
    });
  };
  return [...stack(above, -1), ...stack(below, 1)];
}
