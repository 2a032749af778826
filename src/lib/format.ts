import { lazily } from './lazily';

const unknown = '—';

const instantDate = lazily(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: 'America/Sao_Paulo',
    }),
);

/** A moment (ISO 8601 with zone, or ms since 1970) as dd/MM/yyyy in Brasília's time; a dash when missing or no date. */
export function formatDate(instant: string | number | null | undefined): string {
  const date = new Date(instant ?? '');
  return Number.isNaN(date.getTime()) ? unknown : instantDate().format(date);
}

/** Year, month and day of a text that begins with AAAA-MM-DD; null when that is no day of the calendar. */
function calendarDay(text: string | null | undefined): string | null {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0] ?? '';
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}

/** A calendar day, or a local time without zone ('2026-03-25', '2026-03-25T00:00:00'), as dd/MM/yyyy; else a dash. */
export function formatDay(text: string | null | undefined): string {
  return calendarDay(text)?.split('-').reverse().join('/') ?? unknown;
}

/** A local time without zone ('2025-09-17T21:52') as 'dd/MM/yyyy às HH:mm', without the hour where there is none. */
export function formatDayTime(text: string | null | undefined): string {
  const hour = /T(([01]\d|2[0-3]):[0-5]\d)/.exec(text ?? '')?.[1];
  const day = formatDay(text);
  return hour === undefined || day === unknown ? day : `${day} às ${hour}`;
}

const money = lazily(() => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }));

/** Reais as 'R$ 1.234,56', with a minus sign before it when negative. */
export function formatMoney(value: number): string {
  return money().format(value);
}
