import { useQuery } from '@tanstack/react-query';
import type { Chosen } from '@/features/choices/my-choices-model';
import { useChoiceOwner } from '@/features/choices/use-choice-owner';
import { dataHealthQueries } from '@/features/data-health/queries';
import { CommonVotes } from '@/features/votes/common/common-votes';

export function ChosenVotes({ deputies }: { deputies: readonly Chosen[] }) {
  const owner = useChoiceOwner();
  const { data } = useQuery(dataHealthQueries.sets());
  const votes = data?.find(({ conjunto }) => conjunto === 'votos');
  const favorites = deputies.flatMap(({ id, person }) =>
    person === null ? [] : [{ id: Number(id), nome: person.nome, partido: person.partido, uf: person.uf }],
  );
  if (owner === null) return null;
  return <CommonVotes owner={owner} favorites={favorites} upTo={votes?.dados_ate ?? null} />;
}
