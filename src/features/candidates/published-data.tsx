import { use } from 'react';
import { cn } from '@/lib/cn';
import { PublicationContext } from '@/lib/publication';

/** When a prerendered page's data were read; unseen, its room kept, once a newer answer has replaced them. */
export function PublishedData({ readAt }: { readAt: number }) {
  const publication = use(PublicationContext);
  if (publication === null) return null;
  return <span className={cn(readAt !== publication.at && 'invisible')}> Dados de {publication.text}.</span>;
}
