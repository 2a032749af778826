import { http, HttpResponse } from 'msw';
import * as z from 'zod';
import type { Database } from '@/lib/supabase/database.types';
import { aCandidate } from '../fixtures';
import { server } from '../fake-backend';
import { failsReads, fakeTable, hangsReads, rest, tableError } from '../fake-tables';

type Tables = Database['public']['Tables'];
type CandidateRow = Tables['candidatos_presidencia_2026']['Row'];
type SourceRow = Tables['fontes']['Row'];
type AuditRow = Tables['audit_log']['Row'];

const jsonObject = z.record(z.string(), z.unknown());

/** Also its writes; tests change it as another user would. */
export interface Panel {
  isAdmin: boolean;
  candidates: CandidateRow[];
  sources: SourceRow[];
  audit: AuditRow[];
  /** Entries hidden from the public, with the reason. */
  hidden: { audit_id: string; motivo: string }[];
  emails: Record<string, string>;
  writes: {
    filters: Record<string, string>;
    body: Record<string, unknown>;
    sources?: unknown[];
    note?: string;
  }[];
  /** Answers the next write instead of carrying it out. */
  refuseNext:
    | { status: number; code: string; message: string; details?: string }
    | 'no answer'
    | Promise<void>
    | null;
}

let tick = 0;

/** With microseconds, as the database gives them. */
function stamp(): string {
  tick += 1;
  return `2026-11-21T13:00:00.${String(tick).padStart(6, '0')}+00:00`;
}

type Filters = Record<string, string>;

/** Records a write; a response refuses it. */
function noteWrite(panel: Panel, filters: Filters, body: Record<string, unknown>) {
  panel.writes.push({ filters, body });
  const refused = panel.refuseNext;
  panel.refuseNext = null;
  if (refused instanceof Promise) return refused.then(() => null);
  if (refused === 'no answer') return HttpResponse.error();
  return refused === null ? null : tableError(refused.status, refused.code, refused.message, refused.details);
}

async function update(
  panel: Panel,
  body: Record<string, unknown>,
  reached: CandidateRow[],
  filters: Filters,
) {
  const refused = await noteWrite(panel, filters, body);
  if (refused) return refused;
  const ids = new Set(panel.isAdmin ? reached.map(({ id }) => id) : []);
  const allowed = panel.candidates.filter(({ id }) => ids.has(id));
  for (const row of allowed) Object.assign(row, body, { updated_at: stamp() });
  return allowed;
}

const savedSchema = z.object({
  p_id: z.string(),
  p_lido_em: z.string(),
  p_dados: jsonObject,
  p_fontes: z.array(z.unknown()),
  p_nota: z.string().optional(),
});

async function save(panel: Panel, request: Request) {
  const { p_id, p_lido_em, p_dados, p_fontes, p_nota } = savedSchema.parse(await request.json());
  const refused = await noteWrite(panel, { id: `eq.${p_id}`, updated_at: `eq.${p_lido_em}` }, p_dados);
  Object.assign(panel.writes.at(-1) ?? {}, { sources: p_fontes, note: p_nota });
  if (refused) return refused;
  if (!panel.isAdmin) return tableError(403, '42501', 'administrators only');
  const record = panel.candidates.find(({ id, updated_at }) => id === p_id && updated_at === p_lido_em);
  if (record === undefined) return tableError(400, 'P0001', 'ficha_mudou');
  const updated_at = stamp();
  Object.assign(record, p_dados, { updated_at });
  return HttpResponse.json(updated_at);
}

const isSource = z.object({ url: z.string(), titulo: z.string() }).loose();

/** An address has each title once, as in the table. */
function addSource(panel: Panel, columns: Record<string, unknown>) {
  const body = isSource.parse(columns);
  if (panel.sources.some(({ url, titulo }) => url === body.url && titulo === body.titulo))
    return tableError(409, '23505', 'duplicate key value violates unique constraint "fontes_url_titulo_key"');
  const source = { ...aSource(), ...body };
  panel.sources.push(source);
  return [source];
}

export function aSource(overrides: Partial<SourceRow> = {}): SourceRow {
  return {
    id: crypto.randomUUID(),
    titulo: 'Reportagem de exemplo',
    veiculo: 'Jornal Exemplo',
    tipo: 'imprensa',
    publicada_em: '2026-09-01',
    url: `https://jornal.exemplo/${crypto.randomUUID()}`,
    consultada_em: null,
    created_at: '2026-11-21T12:00:00+00:00',
    updated_at: '2026-11-21T12:00:00+00:00',
    ...overrides,
  };
}

async function insert(panel: Panel, body: Record<string, unknown>) {
  const refused = await noteWrite(panel, {}, body);
  if (refused) return refused;
  if (!panel.isAdmin) return tableError(403, '42501', 'new row violates row-level security policy');
  const record = Object.assign(aCandidate({ updated_at: stamp() }), body);
  panel.candidates.push(record);
  return [record];
}

/** Joined tables, empty unless a test fills them. */
const nothingJoined = { fontes: [], revisoes: [], resultados: [] };

const hidingSchema = z.object({ p_audit: z.string(), p_motivo: z.optional(z.string()) });

async function hide(panel: Panel, request: Request) {
  const { p_audit, p_motivo } = hidingSchema.parse(await request.json());
  if (!panel.isAdmin) return tableError(403, '42501', 'administrators only');
  panel.hidden = panel.hidden.filter(({ audit_id }) => audit_id !== p_audit);
  if (p_motivo !== undefined) panel.hidden.push({ audit_id: p_audit, motivo: p_motivo });
  return new HttpResponse(null, { status: 204 });
}

/** Roles, candidates of every status with locks, and audit log. */
export function hasPanel(content: Partial<Panel> = {}): Panel {
  const panel: Panel = {
    isAdmin: true,
    candidates: [],
    sources: [],
    audit: [],
    hidden: [],
    emails: {},
    writes: [],
    refuseNext: null,
    ...content,
  };
  server.use(
    ...fakeTable('user_roles', { rows: () => (panel.isAdmin ? [{ role: 'admin' }] : []) }),
    ...fakeTable('candidatos_presidencia_2026', {
      rows: () => panel.candidates.map((row) => ({ ...nothingJoined, ...row })),
      insert: (body) => insert(panel, body),
      update: (body, reached, filters) => update(panel, body, reached, filters),
    }),
    http.post(`${rest}/rpc/gravar_ficha`, ({ request }) => save(panel, request)),
    ...fakeTable('fontes', { rows: () => panel.sources, insert: (body) => addSource(panel, body) }),
    ...fakeTable('audit_ocultacoes', { rows: () => panel.hidden }),
    http.post(`${rest}/rpc/ocultar_do_publico`, ({ request }) => hide(panel, request)),
    http.post(`${rest}/rpc/explicacoes_do_painel`, () => HttpResponse.json([])),
    http.post(`${rest}/rpc/autores_da_auditoria`, () => HttpResponse.json(panel.emails)),
    ...fakeTable('audit_log', { rows: () => panel.audit }),
  );
  return panel;
}

type PanelTable = 'user_roles' | 'candidatos_presidencia_2026' | 'audit_log';

export function breakReads(table: PanelTable): void {
  server.use(failsReads(table));
}

export function stallReads(table: PanelTable): void {
  server.use(hangsReads(table));
}

export function anEntry(overrides: Partial<AuditRow> = {}): AuditRow {
  return {
    id: crypto.randomUUID(),
    entity: 'candidatos_presidencia_2026',
    entity_id: '5f3a91c2-0000-4000-8000-000000000001',
    action: 'update',
    actor_id: 'a81b02de-0000-4000-8000-000000000001',
    created_at: '2026-11-21T12:42:00.123456+00:00',
    changes: { nome: { before: 'Ana', after: 'Ana Maria' } },
    nota: null,
    ...overrides,
  };
}
