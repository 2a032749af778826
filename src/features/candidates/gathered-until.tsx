import { dayText, oldestDay } from '@/lib/data-day';

/** Until when the facts of records were put together, which is as far as the oldest goes. */
export function GatheredUntil({ records }: { records: readonly { dados_ate?: string | null }[] }) {
  const day = oldestDay(records);
  return day === null ? null : ` ${dayText('gathered', day)}.`;
}
