import { formatDay } from '@/lib/text/format';
import { type DatedOutcome, isPreliminary } from './deputy-outcome';

/** 'em 08/10/2026', or 'entre 08/10/2026 e 20/11/2026'. */
function daysOf(outcomes: readonly DatedOutcome[]): string {
  const days = outcomes.map(({ revisado_em }) => revisado_em).toSorted();
  const [first, last] = [formatDay(days.at(0)), formatDay(days.at(-1))];
  return first === last ? `em ${first}` : `entre ${first} e ${last}`;
}

/** Source note of a list of outcomes; empty when none is known. */
export function outcomeSourceText(outcomes: readonly DatedOutcome[]): string {
  const told = outcomes.filter(isPreliminary);
  const checked = outcomes.filter((outcome) => !isPreliminary(outcome));
  return [
    told.length > 0 &&
      `lista preliminar, reunida de fontes públicas lidas ${daysOf(told)} e ainda não conferida com o TSE`,
    checked.length > 0 && `conferido com a fonte que a página de cada deputado diz, lida ${daysOf(checked)}`,
  ]
    .filter(Boolean)
    .join('; ');
}
