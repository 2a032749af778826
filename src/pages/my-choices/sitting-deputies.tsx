import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { ChosenList } from '@/features/choices/list/chosen-list';
import { FormingNote } from '@/features/deputies/forming-note';
import { fewestListed } from '@/features/deputies/model';
import { isForming } from '@/features/deputies/new-legislature';
import { deputyQueries } from '@/features/deputies/queries';
import { useAfterHydration } from '@/lib/publication';
import { dayInBrasilia } from '@/lib/text/format';

/** Requests reveal no choice; failed or short lists mark nobody as gone. */
export function ChosenDeputies(props: ComponentProps<typeof ChosenList>) {
  const { chosen } = props;
  const isNew = useAfterHydration((now) => isForming(dayInBrasilia(now)));
  const { data: list } = useQuery({ ...deputyQueries.sitting(), enabled: chosen.length > 0 });
  if (list === undefined) return <ChosenList {...props} />;
  if (list.ids.length < fewestListed) {
    const note = isNew ? (
      <p className="text-small text-muted mb-2">
        <FormingNote {...list} />
      </p>
    ) : null;
    return <ChosenList {...props} note={note} />;
  }
  const sitting = new Set(list.ids.map(String));
  const parts = [
    { title: 'No cargo', chosen: chosen.filter(({ id }) => sitting.has(id)) },
    { title: 'Não estão no cargo agora', chosen: chosen.filter(({ id }) => !sitting.has(id)) },
  ];
  return <ChosenList {...props} parts={parts.filter((part) => part.chosen.length > 0)} />;
}
