import { centre, type Seat, seatsOf } from '@/lib/half-circle';
import { seatsInChamber } from './balance';
import { type Vote, voteLabels } from './model';
import type { RollCallVote } from './roll-call-model';
import { partyCounts, votes } from './roll-call-votes-model';

/** How a seat is drawn: full, hollow, small, and faint where no vote is recorded. */
export type SeatShape = 'sim' | 'nao' | 'outro' | 'sem';

export function shapeOf(vote: Vote | null): SeatShape {
  if (vote === null) return 'sem';
  return vote === 1 ? 'sim' : vote === 2 ? 'nao' : 'outro';
}

/** The path of one seat; told by its shape, not by a colour. */
export function seatPath(shape: SeatShape, { x, y }: Seat): string {
  return shape === 'nao'
    ? `M${(x - 3.6).toFixed(1)} ${y}a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0`
    : `M${x} ${y}h.01`;
}

/** Members of one party of the day, or of none that is known; those without a vote come last. */
export interface SeatBlock {
  /** What the block is called; null where parties are not known. */
  name: string | null;
  paths: { shape: SeatShape; path: string }[];
  /** The middle of the block and which way is outwards, for its name beside it. */
  middle: Seat;
  size: number;
}

/** Every seat: in blocks by party of the day, alphabetically, then those without a vote; by vote alone without parties. */
export function seatBlocks(all: readonly RollCallVote[]): SeatBlock[] {
  const parties = partyCounts(all);
  const without = Math.max(0, seatsInChamber - all.length);
  const blocks = parties.map(({ sigla, counts }) => ({
    name: sigla,
    shapes: votes.flatMap((vote, index) => Array.from({ length: counts[index] ?? 0 }, () => shapeOf(vote))),
  }));
  const known = [...blocks, { name: null, shapes: Array.from({ length: without }, () => shapeOf(null)) }];
  const seats = seatsOf(all.length + without);
  return known.flatMap(({ name, shapes }, place) => {
    const before = known.slice(0, place).reduce((sum, block) => sum + block.shapes.length, 0);
    const own = seats.slice(before, before + shapes.length);
    const [middle] = own.slice(Math.floor(own.length / 2));
    if (middle === undefined) return [];
    const paths = [...new Set(shapes)].map((shape) => ({
      shape,
      path: own.flatMap((seat, index) => (shapes[index] === shape ? [seatPath(shape, seat)] : [])).join(''),
    }));
    return [{ name, paths, middle, size: own.length }];
  });
}

/** Where a block's name stands: beyond the outermost row. */
export function nameSpot({ x, y }: Seat): Seat & { anchor: 'start' | 'middle' | 'end' } {
  const away = Math.hypot(x - centre.x, y - centre.y);
  const reach = 262;
  const side = (x - centre.x) / away;
  return {
    x: centre.x + side * reach,
    y: centre.y + ((y - centre.y) / away) * reach,
    anchor: Math.abs(side) < 0.2 ? 'middle' : side < 0 ? 'end' : 'start',
  };
}

/** What the picture shows, in words: '317 Sim, 92 Não, 98 sem voto registrado'. */
export function seatWords(
  all: readonly RollCallVote[],
): { vote: Vote | null; label: string; count: number }[] {
  const counted = votes.map((vote) => ({
    vote,
    label: voteLabels[vote],
    count: all.filter(({ voto }) => voto === vote).length,
  }));
  return [
    ...counted.filter(({ vote, count }) => vote <= 2 || count > 0),
    { vote: null, label: 'sem voto registrado', count: Math.max(0, seatsInChamber - all.length) },
  ];
}
