import { formatDate } from '@/lib/text/format';
import { instantOf } from '@/lib/day/instant';
import { SourceNote } from '@/ui/source-note';
import { type Candidate, dataDay } from './model';
import { PublishedData } from './published-data';

/** Later changes on this site show their own day. */
export function ProfileSource({ candidate, readAt }: { candidate: Candidate; readAt: number }) {
  const { fonte, created_at, updated_at } = candidate;
  const isChanged = instantOf(updated_at) > instantOf(created_at);
  return (
    <div className="mt-8">
      <SourceNote>
        <span>{`${fonte === null ? 'Fonte não informada. ' : `Fonte: ${fonte}. `}${dataDay(candidate)}.${isChanged ? ` Ficha alterada neste site em ${formatDate(updated_at)}.` : ''}`}</span>
        <PublishedData readAt={readAt} />
      </SourceNote>
    </div>
  );
}
