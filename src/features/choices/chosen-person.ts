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
/** What the screen showed of somebody when they were chosen. */
type Copy = Pick<ChosenPerson, 'nome' | 'foto' | 'partido' | 'uf'>;

/** Somebody chosen, as the list of choices shows them. */
export interface ChosenPerson {
  nome: string;
  foto: string | null;
  partido: string | null;
  /** The party's colour, '#rrggbb'. */
  cor: string | null | undefined;
  uf: string | null;
  /** The number on the ballot; null when it is not known, as of every deputy. */
  numero: number | null;
  isArchived: boolean;
  /** What the last published round said; null when none did, as of every deputy. */
  outcome: Outcome | null;
}

/** A candidate of the list; a retracted record is shown to nobody, whoever may still read it. */
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

/** Somebody as the screen showed them when they were chosen; nobody is asked again. */
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
