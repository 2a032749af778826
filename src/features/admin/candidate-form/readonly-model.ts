import { wordsOf } from '@/features/candidates/facts-model';
import { factLabel } from '@/features/candidates/history/record-changes';
import { unstatedFacts } from '@/lib/stated-facts';
import type { CandidateRecord } from '@/features/admin/candidate-record';

/** The fields that still hold the table's default, of which no source says that it is so, each with it: 'idade (35 anos)'. */
export function defaultsStillHeld(record: CandidateRecord): string[] {
  return unstatedFacts(record).map(
    (field) => `${factLabel(field).toLowerCase()} (${wordsOf(field, Reflect.get(record, field))})`,
  );
}
