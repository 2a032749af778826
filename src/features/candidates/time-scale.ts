import type { Mandate } from './model';

type Anchor = 'start' | 'middle' | 'end';

/** `at` in percent of the width. */
interface Tick {
  year: number;
  at: number;
  anchor: Anchor;
}

interface TimeBar {
  cargo: string;
  from: number;
  width: number;
  labelAt: number;
  anchor: Anchor;
}

/** Few enough lines for a phone. */
function stepFor(years: number): number {
  return [5, 10, 20].find((step) => years <= step * 5) ?? 50;
}

/** The axis ends with the data's year, as do running mandates. */
export function timeScale(
  mandates: readonly Mandate[],
  lastYear: number,
): { ticks: Tick[]; bars: TimeBar[] } {
  const oldestFirst = mandates.toReversed();
  const ends = mandates.map(({ ano_inicio, ano_fim }) => Math.max(ano_fim ?? lastYear, ano_inicio));
  const first = Math.min(...mandates.map(({ ano_inicio }) => ano_inicio));
  const end = Math.max(lastYear, ...ends) + 1;
  const step = stepFor(end - first);
  const start = Math.floor(first / step) * step;
  const at = (year: number) => Math.round(((year - start) / (end - start)) * 10_000) / 100;
  const ticks = Array.from({ length: Math.ceil((end - start) / step) }, (_, index) => {
    const year = start + index * step;
    const place = at(year);
    return {
      year,
      at: place,
      anchor: place === 0 ? ('start' as const) : place > 94 ? 'end' : 'middle',
    } as const;
  });
  const bars = oldestFirst.map(({ cargo, ano_inicio, ano_fim }) => {
    const from = at(ano_inicio);
    // An office of less than a year is still seen.
    const to = at(Math.max(ano_fim ?? end, ano_inicio + 0.5));
    const isLate = from + to > 100;
    return {
      cargo,
      from,
      width: Math.round((to - from) * 100) / 100,
      labelAt: isLate ? to : from,
      anchor: isLate ? ('end' as const) : ('start' as const),
    };
  });
  return { ticks, bars };
}
