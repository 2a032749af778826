import { useId, useMemo } from 'react';
import { formatCount } from '@/lib/format-count';
import { halfCircle } from '@/lib/half-circle';
import { NumberText } from '@/ui/number-text';
import type { RollCallVote } from './roll-call-model';
import { nameSpot, seatBlocks, seatPath, type SeatShape, seatWords, shapeOf } from './seats-model';
import { voteTexts } from './texts';

/** Parties of this size and more are named beside the picture, where it is wide. */
const namedSize = 25;

/** Everyone's seat by vote, in blocks by party; the same in numbers under it. Where each sits is not known here. */
export function RollCallSeats({ all }: { all: readonly RollCallVote[] }) {
  const titleId = useId();
  const blocks = useMemo(() => seatBlocks(all), [all]);
  const words = seatWords(all);
  const [yes, no] = words;
  const hasParties = all.some(({ partido_sigla }) => partido_sigla !== null);
  return (
    <figure className="seats">
      <svg viewBox={`0 0 ${halfCircle.width} ${halfCircle.height}`} role="img" aria-labelledby={titleId}>
        <title id={titleId}>
          {`Um ponto por cadeira: ${words.map(({ label, count }) => `${count} ${label}`).join(', ')}`}
        </title>
        {blocks.map(({ name, paths, middle, size }) => (
          <g key={`${middle.x} ${middle.y}`}>
            {paths.map(({ shape, path }) => (
              <path key={shape} d={path} className={shape} />
            ))}
            {name === null || size < namedSize ? null : <BlockName name={name} middle={middle} />}
          </g>
        ))}
      </svg>
      <p translate="no" aria-hidden="true">
        <b>
          {yes?.count} a {no?.count}
        </b>
      </p>
      <ul className="text-small">
        {words.map(({ vote, label, count }) => (
          <li key={label}>
            <Sample shape={shapeOf(vote)} /> {label} <NumberText isStrong>{formatCount(count)}</NumberText>
          </li>
        ))}
      </ul>
      <figcaption className="text-small text-muted max-w-measure">
        {[
          hasParties
            ? 'Em blocos pelo partido de cada um no dia, em ordem alfabética de sigla.'
            : 'Sem blocos por partido: estes dados não dizem o partido de cada um neste dia.',
          'Não mostra onde cada um se senta.',
          ...(words.some(({ vote }) => vote === 4) ? [`Obstrução: ${voteTexts.obstruction}`] : []),
        ].join(' ')}
      </figcaption>
    </figure>
  );
}

function BlockName({ name, middle }: { name: string; middle: Parameters<typeof nameSpot>[0] }) {
  const { x, y, anchor } = nameSpot(middle);
  return (
    <text x={x} y={y} textAnchor={anchor}>
      {name}
    </text>
  );
}

function Sample({ shape }: { shape: SeatShape }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12">
      <path d={seatPath(shape, { x: 6, y: 6 })} className={shape} />
    </svg>
  );
}
