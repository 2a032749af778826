import { electionYear } from '@/lib/election';
import { partyColorOf } from '@/features/politicians/party-colors';
import { neutralPartyColor } from '@/features/politicians/party-color';
import { type CandidateRecord, statusOf } from './model';
import type { CandidateValues, FieldName, FormValues } from './schema';

/** The empty form (spec §5 and §9: year 2026, active). The age is not asked here, so it is unknown and not the table's 35. */
export const newCandidate: FormValues = {
  nome: '',
  partido_sigla: '',
  partido_nome: '',
  coalition: '',
  election_year: String(electionYear),
  status: 'active',
  foto_url: '',
  link_wikipedia: '',
  bio_summary: '',
  motivo_fora_da_urna: '',
  idade: null,
};

/** The fields in the order of the screen, with their labels. */
export const fieldLabels: Record<FieldName, string> = {
  nome: 'Nome',
  partido_sigla: 'Sigla do partido',
  partido_nome: 'Nome do partido',
  coalition: 'Coligação',
  election_year: 'Ano da eleição',
  status: 'Status',
  foto_url: 'URL da foto',
  link_wikipedia: 'Link da Wikipédia',
  bio_summary: 'Biografia',
  motivo_fora_da_urna: 'Motivo de estar fora da urna',
  idade: 'Idade',
};

export const fieldNames: readonly FieldName[] = [
  'nome',
  'partido_sigla',
  'partido_nome',
  'coalition',
  'election_year',
  'status',
  'foto_url',
  'link_wikipedia',
  'bio_summary',
  'motivo_fora_da_urna',
  'idade',
];

/** A record as the form holds it: what is missing is an empty text. */
export function formValuesOf(record: CandidateRecord): FormValues {
  return {
    nome: record.nome,
    partido_sigla: record.partido_sigla,
    partido_nome: record.partido_nome,
    coalition: record.coalition ?? '',
    election_year: String(record.election_year),
    status: statusOf(record.status),
    foto_url: record.foto_url ?? '',
    link_wikipedia: record.link_wikipedia ?? '',
    bio_summary: record.bio_summary ?? '',
    motivo_fora_da_urna: record.motivo_fora_da_urna ?? '',
    idade: record.idade,
  };
}

const orNull = (text: string) => (text === '' ? null : text);

/** A valid form as the table's columns: an optional text left empty is null. */
export function columnsOf(values: CandidateValues) {
  return {
    ...values,
    coalition: orNull(values.coalition),
    link_wikipedia: orNull(values.link_wikipedia),
    bio_summary: orNull(values.bio_summary),
    motivo_fora_da_urna: orNull(values.motivo_fora_da_urna),
  };
}

/**
 * A new record's columns: what the form does not ask is written as unknown, so that no default of the table becomes a
 * statement about a person. The colour follows from the party, on the neutral one where the party is not known.
 */
export function newColumnsOf(values: CandidateValues) {
  return {
    ...columnsOf(values),
    partido_cor_hex: partyColorOf(values.partido_sigla) ?? neutralPartyColor,
    estado_origem: null,
    profissao: null,
    inclinacao_politica: null,
  };
}
