import type { Chosen } from '@/features/choices/my-choices-model';
import { useChoiceOwner } from '@/features/choices/use-choice-owner';
import { useUpTo } from '@/features/data-health/up-to';
import { CommonVotes } from '@/features/votes/common/common-votes';

export function ChosenVotes({ deputies }: { deputies: readonly Chosen[] }) {
  const owner = useChoiceOwner();
  const upTo = useUpTo('votos');
  const favorites = deputies.flatMap(({ id, person }) =>
    person === null ? [] : [{ id: Number(id), nome: person.nome, partido: person.partido, uf: person.uf }],
  );
  if (owner === null) return null;
  return <CommonVotes owner={owner} favorites={favorites} upTo={upTo} />;
}
