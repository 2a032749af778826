import * as z from 'zod/mini';
import { statusWords } from './model';

/** The acts that the database records, by their words on screen (design: audit). */
export const actionWords = {
  create: 'Criação',
  update: 'Edição',
  archive: 'Arquivamento',
  restore: 'Restauração',
  delete: 'Exclusão',
} as const;

export type AuditAction = keyof typeof actionWords;

const changesSchema = z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() }));

const entrySchema = z.object({
  id: z.string(),
  entity: z.string(),
  entity_id: z.string(),
  action: z.enum(['create', 'update', 'archive', 'restore', 'delete']),
  actor_id: z.nullable(z.string()),
  created_at: z.string(),
  changes: z.nullable(changesSchema),
});

/** One act, as the database recorded it. */
export type AuditEntry = z.infer<typeof entrySchema>;
export const auditSchema = z.array(entrySchema);

/** What kind of record an entry is about. */
export function entityWords(entity: string): string {
  return entity === 'candidatos_presidencia_2026' ? 'Candidato' : entity;
}

/** The name that an entry itself tells of its record, after or else before the act. */
function nameIn(changes: AuditEntry['changes']): string | null {
  const { after, before } = changes?.nome ?? {};
  return [after, before].find((name) => typeof name === 'string') ?? null;
}

/** An entry with what is known today of its record and of who acted. */
export interface NamedEntry extends AuditEntry {
  recordName: string | null;
  actorEmail: string | null;
}

/** @param names, emails by id, as far as they could be read. */
export function nameEntries(
  entries: readonly AuditEntry[],
  names: Readonly<Record<string, string>>,
  emails: Readonly<Record<string, string>>,
): NamedEntry[] {
  const told = new Map(
    entries.toReversed().flatMap(({ entity_id, changes }) => {
      const name = nameIn(changes);
      return name === null ? [] : [[entity_id, name] as const];
    }),
  );
  return entries.map((entry) => ({
    ...entry,
    recordName: names[entry.entity_id] ?? told.get(entry.entity_id) ?? null,
    actorEmail: emails[entry.actor_id ?? ''] ?? null,
  }));
}

/** The first 8 characters, which is what fits and tells records apart (spec §2). */
export function shortId(id: string): string {
  return id.slice(0, 8);
}

/** Who acted: the first 8 characters of the account's id, or the system. */
export function actorWords(actorId: string | null): string {
  return actorId === null || actorId === '' ? 'Sistema' : shortId(actorId);
}

const columnLabels: Readonly<Record<string, string>> = {
  nome: 'Nome',
  foto_url: 'URL da foto',
  foto_credito: 'Crédito da foto',
  partido_sigla: 'Sigla do partido',
  partido_nome: 'Nome do partido',
  partido_cor_hex: 'Cor do partido',
  status: 'Status',
  estado_origem: 'Estado de origem',
  idade: 'Idade',
  profissao: 'Profissão',
  inclinacao_politica: 'Inclinação política',
  inclinacao_politica_fontes: 'O que dizem as fontes da inclinação',
  pautas_defendidas: 'Pautas defendidas',
  historico_eleitoral: 'Histórico eleitoral',
  link_wikipedia: 'Link da Wikipédia',
  link_site_campanha: 'Site da campanha',
  link_site_partido: 'Site do partido',
  coalition: 'Coligação',
  election_year: 'Ano da eleição',
  bio_summary: 'Biografia',
  motivo_fora_da_urna: 'Motivo de estar fora da urna',
  numero_urna: 'Número na urna',
  fonte: 'Fonte',
  dados_ate: 'Dados reunidos até',
};

/** A value of any column in words; lists and objects as the database keeps them. */
function valueWords(column: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '(vazio)';
  if (column === 'status' && typeof value === 'string') {
    return new Map<string, string>(Object.entries(statusWords)).get(value) ?? value;
  }
  if (Array.isArray(value) && value.length === 0) return '(vazio)';
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join('; ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export interface ChangeLine {
  label: string;
  before: string;
  after: string;
}

/** What an entry says about each column that changed, in the columns' order on screen; unknown ones come last. */
export function changeLines(changes: AuditEntry['changes']): ChangeLine[] {
  const order = Object.keys(columnLabels);
  const rank = (column: string) => (order.includes(column) ? order.indexOf(column) : order.length);
  return Object.entries(changes ?? {})
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([column, { before, after }]) => ({
      label: columnLabels[column] ?? column,
      before: valueWords(column, before),
      after: valueWords(column, after),
    }));
}
