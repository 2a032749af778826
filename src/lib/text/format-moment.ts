import { formatDate, momentOf, openCalendar } from './format';
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
  const moment = momentOf(at);
  const day = formatDate(at);
  return Number.isNaN(moment) ? day : `${day}${between}${hour().format(moment)}`;
}
