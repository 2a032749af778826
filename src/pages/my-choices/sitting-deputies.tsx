import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { FormingNote } from '@/features/deputies/forming-note';
import { fewestListed } from '@/features/deputies/model';
import { isForming } from '@/features/deputies/new-legislature';
import { deputyQueries } from '@/features/deputies/queries';
import { useAfterHydration } from '@/lib/publication';
import { dayInBrasilia } from '@/lib/text/format';

export interface Sitting {
  /** Undefined while too few are known: nobody is told apart. */
  ids?: ReadonlySet<string>;
  note?: ReactNode;
}

/** Nothing to see: hands over who sits. Requests reveal no choice; failed or short lists mark nobody as gone. */
export function SittingDeputies({ onSitting }: { onSitting: (sitting: Sitting) => void }) {
  const isNew = useAfterHydration((now) => isForming(dayInBrasilia(now)));
  const { data: list } = useQuery(deputyQueries.sitting());
  useEffect(() => {
    if (list === undefined) return;
    const note = isNew ? (
      <p className="text-small text-muted mb-2">
        <FormingNote {...list} />
      </p>
    ) : null;
    onSitting(list.ids.length < fewestListed ? { note } : { ids: new Set(list.ids.map(String)) });
  }, [list, isNew, onSitting]);
  return null;
}
