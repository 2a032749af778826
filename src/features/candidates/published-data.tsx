import { use } from 'react';
import { cn } from '@/lib/cn';
import { dayText, momentText, oldestDay } from '@/lib/day/data-day';
import { PublicationContext } from '@/lib/publication';

/** No fact's day; keeps its room on screens after a newer answer hides it. */
export function PublishedData({ readAt }: { readAt: number }) {
  const publication = use(PublicationContext);
  if (publication === null) return null;
  return (
    <span
      className={cn(readAt !== publication.at && 'invisible print:hidden')}
    >{` ${momentText('made', publication.text)}.`}</span>
  );
}

export function GatheredUntil({ records }: { records: readonly { dados_ate?: string | null }[] }) {
  const day = oldestDay(records);
  return day === null ? null : ` ${dayText('gathered', day)}.`;
}
