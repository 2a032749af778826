import { http, HttpResponse } from 'msw';
import * as z from 'zod';
import type { Database } from '@/lib/supabase/database.types';
import { server } from './fake-backend';

type Tables = Database['public']['Tables'];
type CandidateRow = Tables['candidatos_presidencia_2026']['Row'];
type SourceRow = Tables['fontes']['Row'];
type AuditRow = Tables['audit_log']['Row'];

const rest = 'http://backend.test/rest/v1';
const jsonObject = z.record(z.string(), z.unknown());

/** An error in the table API's own shape. */
const refusal = (status: number, code: string, message: string, details: string | null = null) =>
  HttpResponse.json({ code, message, details, hint: null }, { status });

/** The rows that every `column=eq.value` of the address lets through. */
function filtered<Row extends object>(rows: readonly Row[], url: URL): Row[] {
  const since = url.searchParams.get('created_at')?.replace(/^gte\./, '');
  const equalities = [...url.searchParams].filter(([, value]) => value.startsWith('eq.'));
  return rows.filter(
    (row) =>
      (since === undefined || Date.parse(String(Reflect.get(row, 'created_at'))) >= Date.parse(since)) &&
      equalities.every(([column, value]) => String(Reflect.get(row, column)) === value.slice('eq.'.length)),
  );
}

function counted(rows: readonly object[]) {
  return HttpResponse.json(rows, { headers: { 'content-range': `0-${rows.length}/${rows.length}` } });
}

/** What the database of the panel holds and received; a test changes it as somebody else would. */
export interface Panel {
  isAdmin: boolean;
  candidates: CandidateRow[];
  /** Every publication that there is. */
  sources: SourceRow[];
  audit: AuditRow[];
  /** Entries hidden from the public, with the reason. */
  hidden: { audit_id: string; motivo: string }[];
  /** The e-mails of those who acted. */
  emails: Record<string, string>;
  /** Every write that arrived: its filters and its body, in order. */
  writes: {
    filters: Record<string, string>;
    body: Record<string, unknown>;
    sources?: unknown[];
    note?: string;
  }[];
  /** Answers the next write instead of carrying it out. */
  refuseNext:
    { status: number; code: string; message: string; details?: string } | 'no answer' | 'wait' | null;
}

let tick = 0;

/** A new stamp, with the microseconds that the database gives. */
function stamp(): string {
  tick += 1;
  return `2026-11-21T13:00:00.${String(tick).padStart(6, '0')}+00:00`;
}

function answerWrite(panel: Panel, request: Request, body: Record<string, unknown>) {
  const { searchParams } = new URL(request.url);
  panel.writes.push({ filters: Object.fromEntries(searchParams), body });
  const refused = panel.refuseNext;
  panel.refuseNext = null;
  if (refused === 'wait') return new Promise<never>(() => {});
  if (refused === 'no answer') return HttpResponse.error();
  return refused === null ? null : refusal(refused.status, refused.code, refused.message, refused.details);
}

async function update(panel: Panel, request: Request) {
  const body = jsonObject.parse(await request.json());
  const refused = await answerWrite(panel, request, body);
  if (refused) return refused;
  const reached = panel.isAdmin ? filtered(panel.candidates, new URL(request.url)) : [];
  for (const row of reached) Object.assign(row, body, { updated_at: stamp() });
  return HttpResponse.json(reached);
}

const savedSchema = z.object({
  p_id: z.string(),
  p_lido_em: z.string(),
  p_dados: jsonObject,
  p_fontes: z.array(z.unknown()),
  p_nota: z.string().optional(),
});

/** The save of a record with its sources (gravar_ficha). */
async function save(panel: Panel, request: Request) {
  const { p_id, p_lido_em, p_dados, p_fontes, p_nota } = savedSchema.parse(await request.json());
  const refused = await answerWrite(panel, request, p_dados);
  Object.assign(panel.writes.at(-1) ?? {}, {
    filters: { id: `eq.${p_id}`, updated_at: `eq.${p_lido_em}` },
    sources: p_fontes,
    note: p_nota,
  });
  if (refused) return refused;
  if (!panel.isAdmin) return refusal(403, '42501', 'administrators only');
  const record = panel.candidates.find(({ id, updated_at }) => id === p_id && updated_at === p_lido_em);
  if (record === undefined) return refusal(400, 'P0001', 'ficha_mudou');
  const updated_at = stamp();
  Object.assign(record, p_dados, { updated_at });
  return HttpResponse.json(updated_at);
}

const isSource = z.object({ url: z.string() }).loose();

/** A publication entered in the panel; an address that is there already is refused as the table does. */
async function addSource(panel: Panel, request: Request) {
  const body = isSource.parse(await request.json());
  if (panel.sources.some(({ url }) => url === body.url)) {
    return refusal(409, '23505', 'duplicate key value violates unique constraint "fontes_url_key"');
  }
  const source = { ...aSource(), ...body };
  panel.sources.push(source);
  return HttpResponse.json(source, { status: 201 });
}

/** A publication. */
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

async function insert(panel: Panel, request: Request) {
  const body = jsonObject.parse(await request.json());
  const refused = await answerWrite(panel, request, body);
  if (refused) return refused;
  if (!panel.isAdmin) return refusal(403, '42501', 'new row violates row-level security policy');
  return new HttpResponse(null, { status: 201 });
}

/** What a record has joined in where a test gives nothing else. */
const nothingJoined = { fontes: [], revisoes: [], resultados: [] };

const hidingSchema = z.object({ p_audit: z.string(), p_motivo: z.optional(z.string()) });

async function hide(panel: Panel, request: Request) {
  const { p_audit, p_motivo } = hidingSchema.parse(await request.json());
  if (!panel.isAdmin) return refusal(403, '42501', 'administrators only');
  panel.hidden = panel.hidden.filter(({ audit_id }) => audit_id !== p_audit);
  if (p_motivo !== undefined) panel.hidden.push({ audit_id: p_audit, motivo: p_motivo });
  return new HttpResponse(null, { status: 204 });
}

/** Announces the panel's backend: roles, candidates of every status with their lock, and the audit log. */
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
    http.get(`${rest}/user_roles`, () => HttpResponse.json(panel.isAdmin ? [{ role: 'admin' }] : [])),
    http.get(`${rest}/candidatos_presidencia_2026`, ({ request }) =>
      counted(filtered(panel.candidates, new URL(request.url)).map((row) => ({ ...nothingJoined, ...row }))),
    ),
    http.patch(`${rest}/candidatos_presidencia_2026`, ({ request }) => update(panel, request)),
    http.post(`${rest}/candidatos_presidencia_2026`, ({ request }) => insert(panel, request)),
    http.post(`${rest}/rpc/gravar_ficha`, ({ request }) => save(panel, request)),
    http.get(`${rest}/fontes`, () => HttpResponse.json(panel.sources)),
    http.post(`${rest}/fontes`, ({ request }) => addSource(panel, request)),
    http.get(`${rest}/audit_ocultacoes`, () => HttpResponse.json(panel.hidden)),
    http.post(`${rest}/rpc/ocultar_do_publico`, ({ request }) => hide(panel, request)),
    http.post(`${rest}/rpc/autores_da_auditoria`, () => HttpResponse.json(panel.emails)),
    http.get(`${rest}/audit_log`, ({ request }) => counted(filtered(panel.audit, new URL(request.url)))),
  );
  return panel;
}

/** Reads of this table fail as with a broken database. */
export function breakReads(table: 'user_roles' | 'candidatos_presidencia_2026' | 'audit_log'): void {
  server.use(http.get(`${rest}/${table}`, () => refusal(500, '57014', 'canceling statement')));
}

/** Reads of this table never answer. */
export function stallReads(table: 'user_roles' | 'candidatos_presidencia_2026' | 'audit_log'): void {
  server.use(http.get(`${rest}/${table}`, () => new Promise<never>(() => {})));
}

/** An entry of the audit log. */
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
