import { instantOf } from '@/lib/day/instant';
import { lazyValue } from '@/lib/page/lazy-value';

const unknown = '—';

/** When Brasília's last summer time ended (Decree 9,772/2019 put no other in its place): three hours behind Greenwich since. */
const lastSummerEnd = Date.UTC(2019, 1, 17, 2);
const behindGreenwich = 3 * 3_600_000;

const calendar = lazyValue(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }));

let isCalendarOpen = false;

/** Days follow a summer time that may come back, once the calendar is open. */
export function openCalendar(): void {
  calendar();
  isCalendarOpen = true;
}

/**
 * AAAA-MM-DD in Brasília of ms since 1970 (no NaN). Without the browser's calendar of time zones, which takes a slow phone
 * a tenth of a second to open, except for old moments.
 */
export function dayInBrasilia(moment: number): string {
  if (isCalendarOpen || moment < lastSummerEnd) return calendar().format(moment);
  return new Date(moment - behindGreenwich).toISOString().slice(0, 10);
}

/** A moment (ISO 8601 with zone, or ms since 1970) as dd/MM/yyyy in Brasília's time; a dash when missing or no date. */
export function formatDate(instant: string | number | null | undefined): string {
  const moment = typeof instant === 'number' ? instant : instantOf(instant);
  return Number.isNaN(moment) ? unknown : dayInBrasilia(moment).split('-').reverse().join('/');
}

/** Year, month and day of a text that begins with AAAA-MM-DD; null when that is no day of the calendar. */
export function calendarDay(text: string | null | undefined): string | null {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0] ?? '';
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}

/** A calendar day, or a local time without zone ('2026-03-25', '2026-03-25T00:00:00'), as dd/MM/yyyy; else a dash. */
export function formatDay(text: string | null | undefined): string {
  return calendarDay(text)?.split('-').reverse().join('/') ?? unknown;
}

/** 'dd/MM/yyyy às HH:mm' of a local time; without the hour where there is none. */
export function formatDayTime(text: string | null | undefined): string {
  const hour = /T(([01]\d|2[0-3]):[0-5]\d)/.exec(text ?? '')?.[1];
  const day = formatDay(text);
  return hour === undefined || day === unknown ? day : `${day} às ${hour}`;
}

const money = lazyValue(() => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }));

/** Reais as 'R$ 1.234,56', with a minus sign before it when negative. */
export function formatMoney(value: number): string {
  return money().format(value);
}
