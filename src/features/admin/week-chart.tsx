import { useQuery } from '@tanstack/react-query';
import { formatDay } from '@/lib/text/format';
import { lazyValue } from '@/lib/page/lazy-value';
import { Section } from '@/ui/section';
import { TextSkeleton } from '@/ui/state/line-skeletons';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { adminQueries } from './queries';

const weekday = lazyValue(() => new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' }));

const title = 'Atos por dia';

/** Height in em of the highest column: drawings of WebKit know no rem. */
const tallest = 7;

/** A failed or cut-off read leaves the chart out: the count above says the total. */
export function WeekChart({ userId }: { userId: string }) {
  const { data, isPending } = useQuery(adminQueries.activity(userId));
  if (isPending)
    return (
      <Section title={title}>
        <TextSkeleton text="Carregando os atos..." lines={6} />
      </Section>
    );
  if (!data?.days) return null;
  const most = Math.max(1, ...data.days.map(({ acts }) => acts));
  return (
    <Section title={title}>
      <ol className="border-border-strong max-w-reading flex flex-wrap items-end border-b">
        {data.days.map(({ day, acts }) => (
          <Day key={day} day={day} acts={acts} height={(acts / most) * tallest} />
        ))}
      </ol>
    </Section>
  );
}

function Day({ day, acts, height }: { day: string; acts: number; height: number }) {
  const name = weekday().format(new Date(`${day}T00:00:00Z`));
  return (
    <li className="flex flex-1 flex-col items-center">
      <VisuallyHidden>
        {`${name}, ${formatDay(day)}: ${String(acts)} ${acts === 1 ? 'ato' : 'atos'}`}
      </VisuallyHidden>
      <span aria-hidden="true" className="fig font-bold">
        {acts}
      </span>
      <svg
        aria-hidden="true"
        width="60%"
        fontSize="1rem"
        height={`${String(height)}em`}
        className="text-bar print-color-exact max-w-12 forced-colors:text-[CanvasText]"
      >
        <rect width="100%" height="100%" fill="currentColor" />
      </svg>
      <span
        aria-hidden="true"
        className="border-border-strong text-small text-muted -mb-px w-full border-t px-1 pt-1.5 pb-2 text-center whitespace-nowrap"
      >
        <span className="block">{name.slice(0, 3)}</span>
        <span translate="no" className="fig block">
          {formatDay(day).slice(0, 2)}
        </span>
      </span>
    </li>
  );
}
