import type { Seat } from '@/lib/election/half-circle';
import { seatsInChamber } from '@/features/votes/row/balance';
import { type Vote, voteLabels } from '@/features/votes/model';
import type { RollCallDetail } from './roll-call-schema';
import { noVoteText, votes } from './roll-call-votes-model';

/** Full, hollow, small; faint without a recorded vote. */
export type SeatShape = 'sim' | 'nao' | 'outro' | 'sem';

export function shapeOf(vote: Vote | null): SeatShape {
  if (vote === null) return 'sem';
  return vote === 1 ? 'sim' : vote === 2 ? 'nao' : 'outro';
}

/** Shape tells it, not colour. */
export function seatPath(shape: SeatShape, { x, y }: Seat): string {
  return shape === 'nao'
    ? `M${(x - 3.6).toFixed(1)} ${y}a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0`
    : `M${x} ${y}h.01`;
}

/** '317 Sim, 92 Não, 98 sem voto registrado'. */
export function seatWords(rollCall: RollCallDetail): { vote: Vote | null; label: string; count: number }[] {
  const { votos } = rollCall;
  const counted = votes.map((vote) => ({
    vote,
    label: voteLabels[vote],
    count: votos.filter(({ voto }) => voto === vote).length,
  }));
  return [
    ...counted.filter(({ vote, count }) => vote <= 2 || count > 0),
    {
      vote: null,
      label: noVoteText(rollCall).toLowerCase(),
      count: Math.max(0, seatsInChamber - votos.length),
    },
  ];
}
