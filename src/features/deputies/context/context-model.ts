import type { ExpenseContext } from './context-schema';

const masculine = new Set('AC AM AP CE DF ES MA PA PI PR RJ RN RS TO'.split(' '));
const feminine = new Set(['BA', 'PB']);

export function ofState(uf: string): string {
  if (masculine.has(uf)) return `do ${uf}`;
  return `${feminine.has(uf) ? 'da' : 'de'} ${uf}`;
}

/** Compared in whole cents. */
export function besideMedian(amount: number, median: number): string {
  const difference = Math.round(amount * 100) - Math.round(median * 100);
  if (difference === 0) return 'igual ao do meio';
  return difference > 0 ? 'acima do meio' : 'abaixo do meio';
}

/** Months count from 1; the limit of their first day holds, as at the Chamber. */
export function limitOf(limits: ExpenseContext['limites'], year: number, month: number) {
  const day = `${year}-${String(month).padStart(2, '0')}-01`;
  return limits.find(({ desde, ate }) => desde <= day && (ate === null || day <= ate));
}

/** Only then may every deputy be a candidate. */
export function isElectionYear(year: number): boolean {
  return year % 4 === 2;
}

/** Percent from the left, and marks below it. */
export interface StripMark {
  id: number;
  x: number;
  level: number;
}

/** Percent; a mark's width on the narrowest phone. */
const markWidth = 3.6;
const mostSteps = 10;

/** A hundred thousand reais, or the power of ten that needs no more than ten. */
function stepOf(largest: number): number {
  return 10 ** Math.max(5, Math.ceil(Math.log10(Math.max(largest, 1) / mostSteps)));
}

/** The first whole step that holds every amount. */
export function axisEnd(largest: number): number {
  const step = stepOf(largest);
  return Math.max(1, Math.ceil(largest / step)) * step;
}

/** A tick each step; words as a phone can hold. */
export function axisTicks(end: number): { amount: number; hasWords: boolean }[] {
  const step = stepOf(end);
  const count = Math.round(end / step);
  const every = Math.ceil(count / 3);
  return Array.from({ length: count + 1 }, (_, index) => ({
    amount: index * step,
    // Words right before the last would touch it.
    hasWords: index === count || (index % every === 0 && index / count < 0.7),
  }));
}

/** Percent; outweighing refunds are at the beginning. */
export function placeOf(amount: number, end: number): number {
  return (Math.max(0, amount) / end) * 100;
}

/** Touching marks pile up, from the smallest amount. */
export function stripMarks(deputies: ExpenseContext['deputados'], end: number): StripMark[] {
  const lastAt: number[] = [];
  return deputies
    .toSorted((a, b) => a.valor - b.valor || a.id - b.id)
    .map(({ id, valor }) => {
      const x = placeOf(valor, end);
      const free = lastAt.findIndex((last) => x - last >= markWidth);
      const level = free === -1 ? lastAt.length : free;
      lastAt[level] = x;
      return { id, x, level };
    });
}
