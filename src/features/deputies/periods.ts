import { formatDay } from '@/lib/format';
import type { Origin } from './schema';

/** Days as AAAA-MM-DD, both included. */
export interface Period {
  inicio: string;
  fim: string;
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/**
 * The last six months up to a day (spec §9). A day that the earlier month lacks becomes its last one. By hand: a library of
 * dates would weigh 2 kB.
 */
export function lastSixMonths(today: string): Period {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const start = Date.UTC(year, month - 7, 1);
  const lastDay = new Date(Date.UTC(year, month - 6, 0)).getUTCDate();
  return {
    inicio: dayOf(start).replace(/\d{2}$/, String(Math.min(day, lastDay)).padStart(2, '0')),
    fim: today,
  };
}

/** The period that an answer really covers: a copy ends on its own today, so the whole period moves there with it. */
export function coveredPeriod({ inicio, fim }: Period, origem: Origin): Period {
  if (origem.tipo === 'camara') return { inicio, fim };
  const shift = Date.parse(origem.hoje) - Date.parse(fim);
  return { inicio: dayOf(Date.parse(inicio) + shift), fim: origem.hoje };
}

/** 'Período: de 21/05/2026 a 21/11/2026.' */
export function periodText({ inicio, fim }: Period): string {
  return `Período: de ${formatDay(inicio)} a ${formatDay(fim)}.`;
}
