import * as z from 'zod';
import { foldText } from './fold-text.ts';

const months = [
  ['january', 'janeiro'],
  ['february', 'fevereiro'],
  ['march', 'marco'],
  ['april', 'abril'],
  ['may', 'maio'],
  ['june', 'junho'],
  ['july', 'julho'],
  ['august', 'agosto'],
  ['september', 'setembro'],
  ['october', 'outubro'],
  ['november', 'novembro'],
  ['december', 'dezembro'],
];

/** Hours ahead of Greenwich, by Brazil's and RFC 822's names. */
const zones: ReadonlyMap<string, number> = new Map([
  ['z', 0],
  ['ut', 0],
  ['utc', 0],
  ['gmt', 0],
  ['wet', 0],
  ['west', 1],
  ['bst', 1],
  ['cet', 1],
  ['cest', 2],
  ['brt', -3],
  ['brst', -2],
  ['amt', -4],
  ['act', -5],
  ['edt', -4],
  ['est', -5],
  ['cdt', -5],
  ['cst', -6],
  ['mdt', -6],
  ['mst', -7],
  ['pdt', -7],
  ['pst', -8],
]);
const brasilia = -3;

const time =
  '(?:(?:t|,? |,? as |,? at | - )(?<hour>\\d{1,2})(?::(?<minute>\\d{2})(?::(?<second>\\d{2})(?:[.,](?<fraction>\\d+))?)?|h(?<late>\\d{2})?(?:min)?)(?: ?(?<half>[ap])\\.?m\\b\\.?)?)?';
/** Some programs name a zone again behind its hours. */
const named = `(?:(?<=[+-]\\d\\d:?\\d\\d) (?:${[...zones.keys()].join('|')})|\\[[^[\\]]+\\]| \\([^()]*\\))?`;
const zone = `(?: ?(?<zone>[a-z]+)?(?<ahead>[+-]\\d{1,2})?:?(?<ahead60>\\d{2})?)?${named}`;
const weekday =
  '(?:(?:mon|tue|wed|thu|fri|sat|sun|seg|ter|qua|qui|sex|sab|dom)[a-z]*(?:-feira)?(?:[.,]+ ?| ))?(?:dia )?';

const dates = [
  '(?<year>\\d{4})([-/])(?<month>\\d{1,2})\\2(?<day>\\d{1,2})',
  '(?<day>\\d{1,2})([-/.])(?<month>\\d{1,2})\\2(?<year>\\d{4})',
  '(?<day>\\d{1,2})[ºo°]?(?: de | |-)(?<name>[a-z]{3,})[.,]?(?: de | |-)(?<year>\\d{4}|\\d{2})',
  '(?<name>[a-z]{3,})\\.? (?<day>\\d{1,2}),? (?<year>\\d{4})',
].map((date) => new RegExp(`^${weekday}${date}${time}${zone}$`));
/** 'Thu Nov 26 2026' says its year after the hour in older programs. */
const yearLast = new RegExp(
  `^${weekday}(?<name>[a-z]{3,}) (?<day>\\d{1,2})${time} (?<zone>[a-z]+)? ?(?<year>\\d{4})$`,
);

/** '20261126T103000Z': without marks a day alone is any number. */
const unmarked = new RegExp(
  `^(?<year>\\d{4})(?<month>\\d{2})(?<day>\\d{2})t(?<hour>\\d{2})(?<minute>\\d{2})(?<second>\\d{2})${zone}$`,
);
/** Seconds or milliseconds since 1970. */
const counted = /^\d{10}(?:\d{3})?$/;

type Parts = Readonly<Record<string, string | undefined>>;

function monthOf({ month, name = '' }: Parts): number {
  if (month !== undefined) return Number(month);
  return months.findIndex((names) => names.some((full) => full.startsWith(name))) + 1;
}

function hoursAhead({ zone: name, ahead, ahead60 = '0' }: Parts): number {
  const named = name === undefined ? undefined : (zones.get(name) ?? Number.NaN);
  if (ahead === undefined) return named ?? brasilia;
  const hours = Math.abs(Number(ahead)) + Number(ahead60) / 60;
  return (named ?? 0) + (ahead.startsWith('-') ? -hours : hours);
}

/** '12 AM' is midnight, '12 PM' noon; '13 PM' is none. */
function hourOf({ hour, half }: Parts): number {
  const written = Number(hour ?? 0);
  if (half === undefined) return written;
  return written < 1 || written > 12 ? Number.NaN : (written % 12) + (half === 'p' ? 12 : 0);
}

function momentOf(parts: Parts): number | null {
  const [written = '', month, day] = [parts['year'], monthOf(parts), Number(parts['day'])];
  const [hour, minute] = [hourOf(parts), Number(parts['minute'] ?? parts['late'] ?? 0)];
  const second = Number(parts['second'] ?? 0);
  const year = Number(written.padStart(4, '20'));
  const midnight = new Date(Date.UTC(year, month - 1, day));
  // A year below 100 is none: the runtime would add 1900.
  const isDay =
    midnight.getUTCFullYear() === year &&
    midnight.getUTCMonth() === month - 1 &&
    midnight.getUTCDate() === day;
  const ahead = hoursAhead(parts);
  const isHour = hour < 24 && minute < 60 && second <= 60 && Math.abs(ahead) <= 14;
  if (!isDay || !isHour) return null;
  const milliseconds = Number((parts['fraction'] ?? '').padEnd(3, '0').slice(0, 3));
  return midnight.getTime() + ((hour - ahead) * 60 + minute) * 60_000 + second * 1000 + milliseconds;
}

/** Zoneless is Brasília's, hourless its midnight, '03/11' November; unreadable is null. */
export function foreignMoment(text: string): number | null {
  const line = foldText(text).replace(/\s+/g, ' ').replaceAll('\u2212', '-').trim();
  if (line.length > 80) return null;
  if (counted.test(line)) return Number(line.padEnd(13, '0'));
  const found = [...dates, yearLast, unmarked]
    .map((form) => form.exec(line)?.groups)
    .find((parts) => parts !== undefined);
  return found === undefined ? null : momentOf(found);
}

export const instantSchema = z.iso.datetime({ offset: true }).transform(foreignMoment).pipe(z.number());
