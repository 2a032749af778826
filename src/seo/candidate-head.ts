import type { HeadData } from './head-data';
import { instantOf } from '@/lib/day/instant';
import { paths } from '@/lib/paths';

export interface CandidateFacts {
  id: string;
  nome: string;
  partido_nome: string;
  partido_sigla: string;
  status: string;
  election_year: number;
  /** ISO 8601; a new version gives the picture a new address. */
  updated_at: string;
}

/** Withdrawn candidacies share the site's picture. */
export function candidateHead(candidate: CandidateFacts): HeadData {
  const { id, nome, partido_nome, partido_sigla, status, election_year, updated_at } = candidate;
  return {
    path: paths.candidate(id),
    title: nome,
    description: `${nome}, ${partido_nome} (${partido_sigla}): o que se sabe da candidatura à Presidência em ${election_year}.`,
    ...(status === 'active' && {
      image: `/og/${id}.png?v=${instantOf(updated_at)}`,
      imageAlt: `${nome}, ${partido_nome} (${partido_sigla}), Presidência da República ${election_year}.`,
    }),
  };
}
