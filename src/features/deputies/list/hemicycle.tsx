import { useId, useMemo } from 'react';
import { partyColorOf } from '@/features/politicians/party-legend';
import { partyText } from '@/lib/text/party-text';
import { partyColor } from '@/features/politicians/party-color';
import { halfCircle, seatsOf } from '@/lib/election/half-circle';
import { deputiesText, partiesText, type PartyCount } from './picture-model';

interface HemicycleProps {
  parties: readonly PartyCount[];
  chosen: string;
}

/** Lines without length: a few paths are lighter than 513 circles. */
function pointsOf(parties: readonly PartyCount[]): (PartyCount & { points: string })[] {
  const seats = seatsOf(parties.reduce((sum, { count }) => sum + count, 0));
  return parties.map((party, index) => {
    const before = parties.slice(0, index).reduce((sum, { count }) => sum + count, 0);
    const own = seats.slice(before, before + party.count);
    return { ...party, points: own.map(({ x, y }) => `M${String(x)} ${String(y)}h.01`).join('') };
  });
}

/** Other parties are hollow when one is chosen: form tells it, not colour alone. */
export function Hemicycle({ parties, chosen }: HemicycleProps) {
  const titleId = useId();
  const drawn = useMemo(() => pointsOf(parties), [parties]);
  const total = parties.reduce((sum, { count }) => sum + count, 0);
  const own = parties.find(({ sigla }) => sigla === chosen)?.count;
  return (
    <figure className="hemicycle">
      <svg
        viewBox={`0 0 ${String(halfCircle.width)} ${String(halfCircle.height)}`}
        role="img"
        aria-labelledby={titleId}
        className={own === undefined ? undefined : 'has-chosen'}
      >
        <title id={titleId}>
          {`${deputiesText(total)} no cargo, um ponto para cada, por partido em ordem alfabética de sigla`}
        </title>
        {drawn.map(({ sigla, count, points }) => (
          <g key={sigla} className={sigla === chosen ? 'is-chosen' : undefined}>
            <title>{`${partyText(sigla)}: ${deputiesText(count)}`}</title>
            <path d={points} className="edge" />
            <path d={points} className="fill" stroke={partyColor(partyColorOf(sigla)).background} />
          </g>
        ))}
      </svg>
      <figcaption>
        <b>{own ?? total}</b>
        {own === undefined ? (
          <span>
            no cargo<span className="parties">{partiesText(parties)}</span>
          </span>
        ) : (
          <span>{`${partyText(chosen)}, de ${total}`}</span>
        )}
      </figcaption>
    </figure>
  );
}
