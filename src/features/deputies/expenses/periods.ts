import { addDays, differenceInCalendarDays, lightFormat, parseISO, subMonths } from 'date-fns';
import { formatDay } from '@/lib/text/format';
import { type Collection, hasEveryRow } from '@/features/deputies/records/read-all-pages';
import type { Origin } from '@/features/deputies/schema';

/** AAAA-MM-DD, both included. */
export interface Period {
  inicio: string;
  fim: string;
}

const dayText = (day: Date) => lightFormat(day, 'yyyy-MM-dd');

/** Spec §9; a day missing in the earlier month becomes its last. */
export function lastSixMonths(today: string): Period {
  return { inicio: dayText(subMonths(parseISO(today), 6)), fim: today };
}

/** A copy ends on its own today, so the whole period moves with it. */
export function coveredPeriod({ inicio, fim }: Period, origem: Origin): Period {
  if (origem.tipo === 'camara') return { inicio, fim };
  const shift = differenceInCalendarDays(parseISO(origem.hoje), parseISO(fim));
  return { inicio: dayText(addDays(parseISO(inicio), shift)), fim: origem.hoje };
}

/** Of an empty list: an older copy's months are not the last ones. */
export function isKnownEmpty(collection: Omit<Collection<unknown>, 'rows'>, period: Period): boolean {
  return hasEveryRow(collection) && coveredPeriod(period, collection.origem).fim === period.fim;
}

/** 'Período: de 21/05/2026 a 21/11/2026.' */
export function periodText({ inicio, fim }: Period): string {
  return `Período: de ${formatDay(inicio)} a ${formatDay(fim)}.`;
}
