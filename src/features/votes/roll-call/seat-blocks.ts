import { centre, type Seat, seatsOf } from '@/lib/election/half-circle';
import { seatsInChamber } from '@/features/votes/row/balance';
import type { Vote } from '@/features/votes/model';
import type { RollCallVote } from './roll-call-schema';
import { partyCounts, votes } from './roll-call-votes-model';
import { seatPath, type SeatShape, shapeOf } from './seats-model';

/** One party of the day, or none known; those without a vote last. */
export interface SeatBlock {
  /** Null where parties are not known. */
  name: string | null;
  paths: { shape: SeatShape; path: string }[];
  /** The middle, and outwards for the name beside it. */
  middle: Seat;
  size: number;
}

const shapesOf = (vote: Vote | null, count = 0): SeatShape[] => Array<SeatShape>(count).fill(shapeOf(vote));

/** By party alphabetically, then the voteless; by vote where parties are unknown. */
export function seatBlocks(all: readonly RollCallVote[]): SeatBlock[] {
  const parties = partyCounts(all);
  const without = Math.max(0, seatsInChamber - all.length);
  const blocks = parties.map(({ sigla, counts }) => ({
    name: sigla,
    shapes: votes.flatMap((vote, index) => shapesOf(vote, counts[index])),
  }));
  const known = [...blocks, { name: null, shapes: shapesOf(null, without) }];
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

/** Beyond the outermost row. */
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
