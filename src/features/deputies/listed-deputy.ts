import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import type { DeputyPages } from '@/features/deputies/records/chamber-reads';
import { type ReadDeputy, sits } from './model';
import { deputyQueries } from './queries';
import type { Deputy, DeputyDetail } from './schema';

type ListedDeputy = Deputy & { idLegislatura?: number | null };

/** In the shape of a record; what a list of deputies in exercise lacks is unknown. */
function asListed({ id, idLegislatura = null, ...row }: ListedDeputy): DeputyDetail {
  const noOffice = { nome: null, predio: null, sala: null, telefone: null, email: null };
  const status = { ...row, idLegislatura, situacao: sits, gabinete: noOffice };
  const unlisted = { nomeEleitoral: null, email: null, condicaoEleitoral: null };
  const unknown = { nomeCivil: null, sexo: null, dataNascimento: null, dataFalecimento: null };
  const origin = { ufNascimento: null, municipioNascimento: null, escolaridade: null };
  return { id, ...unknown, ...origin, ultimoStatus: { ...status, ...unlisted } };
}

/** Members of earlier legislatures need not be in exercise. */
function isOfExercise({ queryKey: [, , filters] }: Query): boolean {
  return filters instanceof Object && !('legislatura' in filters && filters.legislatura);
}

/** Before the Chamber answers: what the prerendered page or a list that was opened knows. */
export function listedDeputy(client: QueryClient, id: string): ReadDeputy | undefined {
  const prerendered = client.getQueryData<ReadDeputy>(deputyQueries.listed(id));
  if (prerendered !== undefined) return prerendered;
  const filter = { queryKey: deputyQueries.lists(), predicate: isOfExercise };
  for (const [, data] of client.getQueriesData<InfiniteData<DeputyPages>>(filter))
    for (const { deputies, obtidoEm, origem } of data?.pages ?? []) {
      const row = deputies.find((one) => String(one.id) === id);
      if (row !== undefined) return { deputy: asListed(row), obtidoEm, origem };
    }
  return undefined;
}
