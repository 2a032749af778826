import { use } from 'react';
import { cn } from '@/lib/cn';
import { PublicationContext } from '@/lib/publication';

/**
 * Of which moment the data of a prerendered page are; unseen, but with its room kept, once the answer of now has taken
 * their place.
 */
export function PublishedData({ readAt }: { readAt: number }) {
  const publication = use(PublicationContext);
  if (publication === null) return null;
  return <span className={cn(readAt !== publication.at && 'invisible')}> Dados de {publication.text}.</span>;
}
