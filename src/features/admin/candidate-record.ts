import type { FieldName } from '@/lib/candidate-fields';
import type { Database } from '@/lib/supabase/database.types';
import type { RecordSources } from '@/features/admin/candidate-form/source-choice';

type CandidateRow = Database['public']['Tables']['candidatos_presidencia_2026']['Row'];

export type CandidateRecord = RecordSources &
  Pick<CandidateRow, FieldName | 'id' | 'updated_at' | 'updated_by'>;
