import { useQuery } from '@tanstack/react-query';
import type { Chosen } from '@/features/choices/my-choices-model';
import { dataHealthQueries } from '@/features/data-health/queries';
import { CommonVotes } from '@/features/votes/common-votes';
import { useSession } from '@/lib/session/use-session';

/** Votes in common of the favourite deputies, with the day up to which votes are known. */
export function ChosenVotes({ deputies }: { deputies: readonly Chosen[] }) {
  const session = useSession();
  const { data } = useQuery(dataHealthQueries.sets());
  const votes = data?.find(({ conjunto }) => conjunto === 'votos');
  const favorites = deputies.flatMap(({ id, person }) =>
    person === null ? [] : [{ id: Number(id), nome: person.nome, partido: person.partido, uf: person.uf }],
  );
  if (session.status !== 'user') return null;
  return <CommonVotes owner={session.user.id} favorites={favorites} upTo={votes?.dados_ate ?? null} />;
}
