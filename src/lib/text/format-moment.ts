import { formatDate, isMoment, openCalendar } from './format';
import { instantOf } from '@/lib/day/instant';
import { lazyValue } from '@/lib/page/lazy-value';

const hour = lazyValue(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'America/Sao_Paulo',
    }),
);

/**
 * 'dd/MM/yyyy, HH:mm' in Brasília, or a dash.
 * @param at milliseconds since 1970, or ISO 8601 with zone.
 */
export function formatMoment(at: number | string, between = ', '): string {
  openCalendar();
  const moment = typeof at === 'number' ? at : instantOf(at);
  const day = formatDate(at);
  return isMoment(moment) ? `${day}${between}${hour().format(moment)}` : day;
}
