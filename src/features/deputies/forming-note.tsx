import { seats } from '@/features/deputies/list/full-list-queries';
import { firstYearOf } from './legislature';
import { currentLegislature } from './model';
import type { SittingList } from './standing';
import { formatDay } from '@/lib/text/format';

/** An answer from before the legislature began tells nothing of the Chamber's list. */
export function FormingNote({ ids, day }: SittingList) {
  return day < `${firstYearOf(currentLegislature())}-02-01`
    ? `Estes dados são de ${formatDay(day)}, de antes da nova legislatura, e ainda não têm a lista dela.`
    : `A Câmara ainda está publicando a lista da nova legislatura: ${ids.length} de ${seats}.`;
}
