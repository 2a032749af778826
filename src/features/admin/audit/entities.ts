import { candidateWords, type Format, type RecordWords } from '@/features/candidates/column-values';
import { hidingReasons } from '@/features/candidates/hiding-reasons';
import { sourceKinds } from '@/features/candidates/sources/source-words';
import { sourceLabels } from '@/features/admin/candidate-form/source-choice';
import { explanationLabels, stateWords } from '@/features/admin/explanations/model';
import { statusWords } from '@/features/admin/model';
import { outcomeLabels, outcomeWords, situationWords } from '@/features/admin/outcomes/model';
import { roundLabels, situationWords as roundWords, votesLabels } from '@/features/admin/rounds/model';
import { outcomeWords as voteOutcomes } from '@/lib/election/election-outcome';
import { formatDate, formatDay } from '@/lib/text/format';
import { formatCount } from '@/lib/text/format-count';

const text =
  (format: (value: string) => string): Format =>
  (value) =>
    typeof value === 'string' ? format(value) : String(value);
const day = text(formatDay);
const count: Format = (value) => (typeof value === 'number' ? formatCount(value) : String(value));

const formats = {
  brancos: count,
  comparecimento: count,
  conferido_em: text(formatDate),
  consultada_em: day,
  desde: day,
  eleitorado: count,
  fonte_data: day,
  nulos: count,
  percentual: (value: unknown) => String(value).replace('.', ','),
  proclamado_em: day,
  publicada_em: day,
  revisado_em: day,
  validos: count,
  votos: count,
};

/** `formats` are the panel's where a record has none of its own. */
type Entity = { name: string } & Omit<RecordWords, 'formats'> & Partial<RecordWords>;

/** By `audit_log.entity`. */
const entities: Readonly<Record<string, Entity>> = {
  candidatos_presidencia_2026: { name: 'Candidato', ...candidateWords(statusWords) },
  turnos_presidencia: {
    name: 'Resultado',
    labels: { ...roundLabels, ...votesLabels },
    codes: { situacao: { ...roundWords, ...voteOutcomes } },
  },
  destinos_deputados: {
    name: 'Destino de deputado(a)',
    labels: { deputado_id: 'Deputado(a) na Câmara', ...outcomeLabels },
    codes: { destino: outcomeWords, situacao: situationWords },
  },
  fontes: { name: 'Fonte', labels: sourceLabels, codes: { tipo: sourceKinds } },
  votacoes_explicadas: {
    name: 'Explicação de votação',
    labels: { situacao: 'Situação', ...explanationLabels },
    codes: { situacao: stateWords },
  },
  cota_limites: {
    name: 'Limites da cota parlamentar',
    labels: { conferido_em: 'Conferido na página da Câmara em', desde: 'Limites em vigor desde' },
    codes: {},
  },
  audit_ocultacoes: {
    name: 'Ocultação do público',
    labels: { motivo: 'Motivo' },
    codes: { motivo: hidingReasons },
  },
};

export function entityName(entity: string): string {
  return entities[entity]?.name ?? entity;
}

export function wordsOfEntity(entity: string): RecordWords {
  return { formats, labels: {}, codes: {}, ...entities[entity] };
}
