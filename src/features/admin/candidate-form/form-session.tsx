import { useState } from 'react';
import { readDraft } from '@/lib/session/drafts';
import { CandidateForm } from './candidate-form';
import { differences, openEdit, parseDraft } from './edit-model';
import { newCandidate } from './form-values';
import type { CandidateRecord } from '@/features/admin/candidate-record';

interface FormSessionProps {
  userId: string;
  record: CandidateRecord | null;
}

export function FormSession({ userId, record }: FormSessionProps) {
  const draftName = record?.id ?? 'novo';
  const [start, setStart] = useState(() => ({
    number: 0,
    edit: openEdit(record, newCandidate, parseDraft(readDraft(userId, draftName))),
  }));
  return (
    <CandidateForm
      key={start.number}
      userId={userId}
      record={record}
      opened={start.edit}
      isRestored={differences(start.edit.base, start.edit.values).length > 0}
      onDiscard={() => {
        setStart(({ number }) => ({ number: number + 1, edit: openEdit(record, newCandidate, null) }));
      }}
    />
  );
}
