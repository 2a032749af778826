import { firstYearOf, lastYearOf, legislatureOn } from './legislature';

const dayMs = 86_400_000;

/** How many days after its beginning the list of a legislature may still be on its way. */
const formingDays = 60;

/** '58 (2027–2031)' */
export function legislatureText(legislature: number): string {
  return `${legislature} (${firstYearOf(legislature)}–${lastYearOf(legislature)})`;
}

/** Whether the legislature that sits on a day (AAAA-MM-DD) began less than `formingDays` ago. */
export function isForming(day: string): boolean {
  return Date.parse(day) - Date.parse(`${firstYearOf(legislatureOn(day))}-02-01`) < formingDays * dayMs;
}
