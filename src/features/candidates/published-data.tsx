import { use } from 'react';
import { cn } from '@/lib/cn';
import { momentText } from '@/lib/data-day';
import { PublicationContext } from '@/lib/publication';

/** When a prerendered page was made, which is the day of no fact; unseen, its room kept, once a newer answer has replaced them. */
export function PublishedData({ readAt }: { readAt: number }) {
  const publication = use(PublicationContext);
  if (publication === null) return null;
  return (
    <span className={cn(readAt !== publication.at && 'invisible')}>
      {' '}
      {momentText('made', publication.text)}.
    </span>
  );
}
