import { useId } from 'react';
import { cn } from '@/lib/cn';
import { formatCount } from '@/lib/text/format-count';
import { halfCircle } from '@/lib/election/half-circle';
import { NumberText } from '@/ui/number-text';
import type { RollCallDetail } from './roll-call-schema';
import { SeatPicture } from './seat-picture';
import { Seats } from './seats';
import { seatPath, type SeatShape, seatWords, shapeOf } from './seats-model';
import { voteTexts } from '@/features/votes/texts';

/** By vote and party; real places are unknown. The numbers follow. */
export function RollCallSeats({ rollCall }: { rollCall: RollCallDetail }) {
  const { votos } = rollCall;
  const titleId = useId();
  const words = seatWords(rollCall);
  const [yes, no] = words;
  const hasParties = votos.some(({ partido_sigla }) => partido_sigla !== null);
  return (
    <figure>
      <svg
        viewBox={`0 0 ${halfCircle.width} ${halfCircle.height}`}
        role="img"
        aria-labelledby={titleId}
        overflow="visible"
        className={cn('print-color-exact block w-full', hasParties && 'lg:mt-6 lg:px-14')}
      >
        <title id={titleId}>
          {`Um ponto por cadeira: ${words.map(({ label, count }) => `${count} ${label}`).join(', ')}`}
        </title>
        <SeatPicture all={votos} />
      </svg>
      <p
        translate="no"
        aria-hidden="true"
        className="font-head text-h2 -mt-4 text-center leading-none font-bold"
      >
        {yes?.count} a {no?.count}
      </p>
      <ul className="text-small mt-3 mb-2 flex flex-wrap gap-x-4 gap-y-0.5">
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

function Sample({ shape }: { shape: SeatShape }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className="inline-block h-3 w-2.5">
      <Seats shape={shape} path={seatPath(shape, { x: 6, y: 6 })} />
    </svg>
  );
}
