import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { ChosenList } from '@/features/choices/chosen-list';
import { FormingNote } from '@/features/deputies/forming-note';
import { fewestListed } from '@/features/deputies/model';
import { isForming } from '@/features/deputies/new-legislature';
import { listedQuery } from '@/features/deputies/whole-lists';
import { dayInBrasilia } from '@/lib/format';

/** The whole list is read, so that no request tells whom a user chose. Failed or too short, nobody is shown as out of exercise. */
export function ChosenDeputies(props: ComponentProps<typeof ChosenList>) {
  const { chosen } = props;
  const [isNew] = useState(() => isForming(dayInBrasilia(Date.now())));
  const { data: listed } = useQuery({ ...listedQuery, enabled: chosen.length > 0 });
  if (listed === undefined) return <ChosenList {...props} />;
  if (listed.length < fewestListed) {
    const note = isNew ? (
      <p className="text-small text-muted mb-2">
        <FormingNote listed={listed.length} />
      </p>
    ) : null;
    return <ChosenList {...props} note={note} />;
  }
  const sitting = new Set(listed.map(String));
  const parts = [
    { title: 'Em exercício', chosen: chosen.filter(({ id }) => sitting.has(id)) },
    { title: 'Fora do exercício', chosen: chosen.filter(({ id }) => !sitting.has(id)) },
  ];
  return <ChosenList {...props} parts={parts.filter((part) => part.chosen.length > 0)} />;
}
