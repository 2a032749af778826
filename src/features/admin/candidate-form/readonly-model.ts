import { wordsOf } from '@/features/candidates/facts-model';
import { factLabel } from '@/features/candidates/history/record-changes';
import { unstatedFacts } from '@/lib/stated-facts';
import type { CandidateRecord } from '@/features/admin/candidate-record';

/** Fields that still hold the table's default without a source: 'idade (35 anos)'. */
export function defaultsStillHeld(record: CandidateRecord): string[] {
  return unstatedFacts(record).map(
    (field) => `${factLabel(field).toLowerCase()} (${wordsOf(field, Reflect.get(record, field))})`,
  );
}
