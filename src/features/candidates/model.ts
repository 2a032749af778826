import { ufName } from '@/features/politicians/state/states';
import type { candidateFields, FieldName } from '@/lib/candidate-fields';
import { electionYear } from '@/lib/election/election';
import type { PublishedResult } from '@/lib/election/election-outcome';
import { dayText } from '@/lib/day/data-day';
import { formatDate } from '@/lib/text/format';
import { statedFacts } from '@/lib/stated-facts';
import type { Database } from '@/lib/supabase/database.types';
import { compareTexts } from '@/lib/text/text-order';
import { type FactReview, leaningOf, type Sourced } from '@/features/candidates/sources/fact-sources';

type Row = Database['public']['Tables']['candidatos_presidencia_2026']['Row'];

type CardColumn = {
  [Name in FieldName]: (typeof candidateFields)[Name] extends { isOnCard: true } ? Name : never;
}[FieldName];

export type CandidateRow = Pick<Row, 'id' | CardColumn> & {
  /** Absent from copies kept before results were read. */
  resultados?: PublishedResult[];
  /** Only the leaning's confidence is requested. */
  revisoes?: Pick<FactReview, 'campo' | 'confianca'>[];
  fontes?: { campo: string }[];
};

export type CandidateSummary = Omit<CandidateRow, 'revisoes' | 'fontes'> & { status: PublicStatus };

type CandidateRoundResult = Pick<
  Database['public']['Tables']['resultados_presidencia']['Row'],
  'votos' | 'percentual' | 'situacao'
> & { turno: { turno: number } | null };

export type StoredCandidate = Pick<Row, 'id' | FieldName | 'created_at' | 'updated_at'> &
  Sourced & { resultados?: CandidateRoundResult[] };

/** As the detail page shows it. */
export type Candidate = StoredCandidate & { status: PublicStatus };

/** A null end is a running mandate. */
export interface Mandate {
  cargo: string;
  ano_inicio: number;
  ano_fim: number | null;
}

export const cardPhotoWidth = 116;

/** As Brazilians sort, and the only order of candidates. */
export function inAlphabeticalOrder<T extends { nome: string }>(candidates: readonly T[]): T[] {
  return candidates.toSorted((a, b) => compareTexts(a.nome, b.nome));
}

/** Retracted records are hidden here and by the database. */
export type PublicStatus = 'active' | 'archived';

export function isPublic<T extends { status: string }>(
  candidate: T,
): candidate is T & { status: PublicStatus } {
  return candidate.status === 'active' || candidate.status === 'archived';
}

/** The database's collation is not pt-BR. */
export function publicList(rows: readonly CandidateRow[]): CandidateSummary[] {
  return inAlphabeticalOrder(
    rows.filter(isPublic).map((row) => {
      const { revisoes, fontes: _, ...stated } = statedFacts(row);
      return { ...stated, inclinacao_politica: leaningOf({ ...stated, revisoes }) };
    }),
  );
}

/** The `fonte` of records read from its register. */
export const electoralCourt = 'Tribunal Superior Eleitoral';

/** 'MT', 'Brasil' for 'BR', or the words of an unknown fact. */
export function originText(estado: string | null): string {
  if (estado === null || estado === '') return 'Estado não informado';
  return estado === 'BR' ? ufName(estado) : estado;
}

function isMandate(value: unknown): value is Mandate {
  if (typeof value !== 'object' || value === null) return false;
  if (!('cargo' in value) || typeof value.cargo !== 'string') return false;
  if (!('ano_inicio' in value) || typeof value.ano_inicio !== 'number') return false;
  return !('ano_fim' in value) || value.ano_fim === null || typeof value.ano_fim === 'number';
}

/** Newest first; JSON items of another shape are left out. */
export function mandatesOf(historico: unknown): Mandate[] {
  const mandates = Array.isArray(historico) ? historico.filter(isMandate) : [];
  return mandates.toSorted((a, b) => b.ano_inicio - a.ano_inicio || compareTexts(a.cargo, b.cargo));
}

/** Without a registration at the court the record says nothing of it. */
export function isOnBallot({ status, tse_sq, election_year = electionYear }: BallotFacts): boolean {
  return status === 'active' && tse_sq !== null && election_year === electionYear;
}

export type BallotFacts = { status: string } & Partial<Pick<Candidate, 'election_year' | 'tse_sq'>>;

export function plateNumber(candidate: BallotFacts & Pick<CandidateSummary, 'numero_urna'>) {
  const { numero_urna } = candidate;
  return numero_urna === null ? undefined : { value: numero_urna, isOnBallot: isOnBallot(candidate) };
}

/** Party and number: 'PT · 13'. */
export function ballotText({
  partido_sigla,
  numero_urna,
}: Pick<CandidateSummary, 'partido_sigla' | 'numero_urna'>) {
  return [partido_sigla, numero_urna].filter((part) => part !== null).join(' ·\xa0');
}

type DatedRecord = Pick<Candidate, 'dados_ate' | 'created_at'>;

/** The data's last day, else the day this site made the record. */
export function dataDay({ dados_ate, created_at }: DatedRecord): string {
  return dados_ate === null
    ? `Ficha criada neste site em ${formatDate(created_at)}`
    : dayText('gathered', dados_ate);
}

/** The last year of which the record knows. */
export function dataYear({ dados_ate, created_at }: DatedRecord): number {
  return Number((dados_ate ?? created_at).slice(0, 4));
}

export function isOfThisYear(record: DatedRecord, today: string): boolean {
  return dataYear(record) >= Number(today.slice(0, 4));
}

/** Only where a source is kept that states it. */
export const noOffice = 'As fontes não registram cargo eletivo.';

/** '2019 – 2026'; what ran in the data's year may have ended in a later one. */
export function mandateYears({ ano_inicio, ano_fim }: Mandate, isThisYears = true): string {
  return `${ano_inicio} – ${ano_fim ?? (isThisYears ? 'atual' : 'fim não informado')}`;
}

export function professionText(profissao: string | null): string {
  return profissao === null || profissao.trim() === '' ? 'Profissão não informada' : profissao;
}
