import { type ReactNode, useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { cn } from '@/lib/cn';
import { paths } from '@/lib/paths';
import { NumberText } from '@/ui/number-text';
import { RowList } from '@/ui/row-list';
import { Balance } from './balance';
import { byDay, dayWords, decisionText } from '@/features/votes/model';
import { type Counted, missedVotes } from './procedures';
import { subjectText, unknownBill } from './subject';
import { voteTexts } from '@/features/votes/texts';

interface VoteDaysProps<Row extends { dia: string; votacao_id: number }> {
  rows: readonly Row[];
  /** One below the list's own heading. */
  level: 'h2' | 'h3';
  row: (one: Row) => ReactNode;
}

export function VoteDays<Row extends { dia: string; votacao_id: number }>({
  rows,
  level: Level,
  row,
}: VoteDaysProps<Row>) {
  return byDay(rows).map(({ day, records }) => {
    const { date, weekday } = dayWords(day);
    // Beside the picture of one deputy there is no room for a column of dates.
    const isBeside = Level === 'h2';
    return (
      <section
        key={day}
        aria-label={date}
        className={cn('mt-3', isBeside && 'lg:mt-0 lg:grid lg:grid-cols-[272px_minmax(0,1fr)]')}
      >
        <Level
          className={cn(
            'flex flex-wrap items-baseline justify-between gap-x-4 text-[1.0625rem]',
            isBeside && 'lg:border-t-border-strong lg:block lg:border-t',
          )}
        >
          <NumberText isStrong>
            <span className="whitespace-normal">{date}</span>
          </NumberText>
          <span className={cn('text-small text-muted font-text font-normal', isBeside && 'lg:block')}>
            {weekday}
          </span>
        </Level>
        <RowList>
          {records.map((one) => (
            <li key={one.votacao_id} className="@container">
              {row(one)}
            </li>
          ))}
        </RowList>
      </section>
    );
  });
}

interface VoteRowProps {
  rollCall: Counted & { id_camara: string; ementa: string | null; titulo_claro: string | null };
  level: 'h3' | 'h4';
  /** The numbers contradict one another and are left out. */
  isDoubtful?: boolean;
  /** At the right of the strip. */
  own?: ReactNode;
  children?: ReactNode;
}

/** Its title leads to its page and back. */
export function VoteRow({ rollCall, level: Level, isDoubtful = false, own, children }: VoteRowProps) {
  const { pathname, search } = useLocation();
  const id = useId();
  const { id_camara, titulo, sim, nao } = rollCall;
  const subject = subjectText(rollCall);
  const needed = isDoubtful ? null : missedVotes(rollCall);
  return (
    <article className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-2.5 py-1.5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto] lg:gap-x-8">
      <Level className="font-head col-span-2 text-[1.0625rem] leading-[1.2] font-bold wrap-anywhere lg:col-span-1 @min-[18rem]:@max-[400px]:line-clamp-2">
        {/* Votes of one bill have one title: what was decided tells them apart. */}
        <Link
          to={paths.vote(id_camara)}
          state={{ from: pathname + search }}
          aria-describedby={isDoubtful ? `${id}decided` : `${id}decided ${id}votes`}
          className="stretched"
        >
          {subject}
        </Link>
      </Level>
      {own === undefined ? null : (
        <div className="text-small order-5 flex w-24 items-center gap-2 leading-[1.2] font-semibold lg:row-span-2">
          {own}
        </div>
      )}
      <div className="text-small text-muted col-span-2 leading-[1.35] lg:col-span-1 lg:col-start-1 lg:row-start-2">
        <p id={`${id}decided`}>
          <b className="text-text font-semibold">{decisionText(rollCall)}</b>
          {subject === titulo || subject === unknownBill ? null : (
            <span>
              {' ·\xa0'}
              <span translate="no">{titulo ?? unknownBill}</span>
            </span>
          )}
          {needed === null ? null : <span>{` ·\xa0precisava de ${needed} votos Sim`}</span>}
        </p>
        {isDoubtful ? <p>{voteTexts.differs}</p> : null}
        <>{children}</>
      </div>
      {isDoubtful ? null : (
        <div
          id={`${id}votes`}
          className={cn(
            'self-center lg:col-span-1 lg:col-start-2 lg:row-span-2 lg:row-start-1',
            own === undefined && 'col-span-2',
          )}
        >
          <Balance sim={sim} nao={nao} />
        </div>
      )}
    </article>
  );
}
