import { lastOutcome, type Outcome } from '@/lib/election/election-outcome';
import { partyColorOf } from '@/features/politicians/party-legend';
import { statedFacts } from '@/lib/stated-facts';
import { personName } from '@/lib/text/person-name';
import type { Database } from '@/lib/supabase/database.types';

type Tables = Database['public']['Tables'];
type CandidateColumns = Pick<
  Tables['candidatos_presidencia_2026']['Row'],
  'nome' | 'foto_url' | 'partido_sigla' | 'partido_cor_hex' | 'estado_origem' | 'numero_urna' | 'status'
> & { resultados?: { situacao: string }[]; fontes?: { campo: string }[] };
type Copy = Pick<ChosenPerson, 'nome' | 'foto' | 'partido' | 'uf'>;

export interface ChosenPerson {
  nome: string;
  foto: string | null;
  partido: string | null;
  cor: string | null | undefined;
  uf: string | null;
  numero: number | null;
  isArchived: boolean;
  outcome: Outcome | null;
}

export function personOfCandidate(row: CandidateColumns | null): ChosenPerson | null {
  if (row === null || row.status === 'deleted') return null;
  const candidate = statedFacts(row);
  return {
    nome: candidate.nome,
    foto: candidate.foto_url,
    partido: candidate.partido_sigla,
    cor: candidate.partido_cor_hex,
    uf: candidate.estado_origem,
    numero: candidate.numero_urna,
    isArchived: candidate.status === 'archived',
    outcome: lastOutcome(candidate.resultados),
  };
}

export function personOfCopy({ nome, foto, partido, uf }: Copy): ChosenPerson {
  return {
    nome: personName(nome),
    foto,
    partido,
    cor: partyColorOf(partido),
    uf,
    numero: null,
    isArchived: false,
    outcome: null,
  };
}
