import { useMemo } from 'react';
import type { Seat } from '@/lib/election/half-circle';
import type { RollCallVote } from './roll-call-schema';
import { nameSpot, seatBlocks } from './seat-blocks';
import { Seats } from './seats';

/** Parties of this size and more are named beside the picture, where it is wide. */
const namedSize = 25;

export function SeatPicture({ all }: { all: readonly RollCallVote[] }) {
  const blocks = useMemo(() => seatBlocks(all), [all]);
  return blocks.map(({ name, paths, middle, size }) => (
    <g key={`${middle.x} ${middle.y}`}>
      {paths.map(({ shape, path }) => (
        <Seats key={shape} shape={shape} path={path} />
      ))}
      {name === null || size < namedSize ? null : <BlockName name={name} middle={middle} />}
    </g>
  ));
}

function BlockName({ name, middle }: { name: string; middle: Seat }) {
  const { x, y, anchor } = nameSpot(middle);
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      fontSize="14"
      fontWeight="600"
      fill="currentColor"
      className="hidden lg:block"
    >
      {name}
    </text>
  );
}
