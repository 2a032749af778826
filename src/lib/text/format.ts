import { calendarDay, instantOf } from '@/lib/day/instant';
import { lazyValue } from '@/lib/page/lazy-value';

const unknown = '—';

/** Decree 9,772/2019 ended summer time: three hours behind Greenwich since. */
const lastSummerEnd = Date.UTC(2019, 1, 17, 2);
const behindGreenwich = 3 * 3_600_000;

const calendar = lazyValue(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: 'America/Sao_Paulo',
    }),
);

let isCalendarOpen = false;

export function openCalendar(): void {
  calendar();
  isCalendarOpen = true;
}

/** AAAA-MM-DD (no NaN). Only old moments open the calendar, 0.1 s on slow phones. */
export function dayInBrasilia(moment: number): string {
  if (isCalendarOpen || moment < lastSummerEnd)
    return calendar().format(moment).split('/').reverse().join('-');
  return new Date(moment - behindGreenwich).toISOString().slice(0, 10);
}

type Instant = string | number | null | undefined;

/** NaN also for a number of no day, such as a device may keep. */
export function momentOf(instant: Instant): number {
  const moment = typeof instant === 'number' ? instant : instantOf(instant);
  return new Date(moment).getTime();
}

/** ISO 8601 with zone, or milliseconds, as dd/MM/yyyy in Brasília, or a dash. */
export function formatDate(instant: Instant): string {
  const moment = momentOf(instant);
  return Number.isNaN(moment) ? unknown : dayInBrasilia(moment).split('-').reverse().join('/');
}

export function formatDay(text: string | null | undefined): string {
  return calendarDay(text)?.split('-').reverse().join('/') ?? unknown;
}

export function formatDayTime(text: string | null | undefined): string {
  const hour = /T(([01]\d|2[0-3]):[0-5]\d)/.exec(text ?? '')?.[1];
  const day = formatDay(text);
  return hour === undefined || day === unknown ? day : `${day} às ${hour}`;
}

const money = lazyValue(() => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }));

/** Nothing has no sign: browsers write -0 as '-R$ 0,00'. */
export function formatMoney(value: number): string {
  return money().format(Math.abs(value) < 0.005 ? 0 : value);
}
