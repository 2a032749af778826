import { differenceInCalendarDays, parseISO } from 'date-fns';
import { firstYearOf, lastYearOf, legislatureOn } from './legislature';

/** Days that the list of a new legislature may take to be complete. */
const formingDays = 60;

export function legislatureText(legislature: number): string {
  return `${legislature} (${firstYearOf(legislature)}–${lastYearOf(legislature)})`;
}

export function isForming(day: string): boolean {
  const began = parseISO(`${firstYearOf(legislatureOn(day))}-02-01`);
  return differenceInCalendarDays(parseISO(day), began) < formingDays;
}
