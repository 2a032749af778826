import type { FieldName } from '@/features/candidates/candidate-fields';
import type { Database } from '@/lib/supabase/database.types';
import type { shownColumns } from './form-keys';
import type { RecordSources } from './source-choice';

type CandidateRow = Database['public']['Tables']['candidatos_presidencia_2026']['Row'];

/** A candidate as the form needs it: its own fields, those it only shows, its sources, and what the lock compares. */
export type CandidateRecord = RecordSources &
  Pick<
    CandidateRow,
    FieldName | (typeof shownColumns)[number] | 'id' | 'pautas_defendidas' | 'updated_at' | 'updated_by'
  >;
