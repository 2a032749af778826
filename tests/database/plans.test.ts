import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Database } from '../../supabase/local/emulator/database/database.ts';
import { openMigrated } from '../../supabase/local/emulator/database/snapshot.ts';
import { localJwtSecret, signToken } from '../../supabase/local/emulator/jwt.ts';
import { createRest, type Rest } from '../../supabase/local/emulator/rest/rest.ts';
import { type Act, requestOf } from './support/app-requests.ts';
import { plantCrowd, somebody, someCandidate } from './support/crowd.ts';

let database: Database;
let rest: Rest;

beforeAll(async () => {
  database = await openMigrated();
  await plantCrowd(database);
  await database.query(`alter role authenticator set pgrst.db_plan_enabled to 'true'`);
  rest = await createRest({ database, schemas: ['public'], maxRows: 1000, jwtSecret: localJwtSecret });
});
afterAll(() => database.close());

/** One step of a plan; the steps below it are its `Plans`. */
const node = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  get Plans() {
    return z.array(node).optional();
  },
});
type Node = z.infer<typeof node>;

function stepsOf(top: Node): Node[] {
  return [top, ...(top.Plans ?? []).flatMap(stepsOf)];
}

/** Under the role's rights and row-level security. */
async function planOf(request: Request, role: 'anon' | 'authenticated'): Promise<Node[]> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  const result = headers.get('accept') ?? 'application/json';
  headers.set('accept', `application/vnd.pgrst.plan+json; for="${result}"`);
  const claims = role === 'anon' ? { role } : { role, sub: somebody };
  headers.set('authorization', `Bearer ${await signToken(claims, localJwtSecret)}`);
  const { method } = request;
  const body = method === 'GET' ? null : await request.text();
  const path = pathname.replace('/rest/v1', '');
  const response = await rest.fetch(
    new Request(`http://rest.test${path}${search}`, { method, headers, body }),
  );
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return z
    .tuple([z.object({ Plan: node })])
    .parse(JSON.parse(text))
    .flatMap(({ Plan }) => stepsOf(Plan));
}

const choices = 'usuario_candidatos_relacao';
const ownChoices = 'usuario_candidatos_relacao_user_candidato_key';
const ownDeputies = 'usuario_deputados_relacao_user_deputado_key';
const byId = 'candidatos_presidencia_2026_pkey';

/** Each request of the application and the index that it must be answered by. */
const expected: readonly [act: Act, index: string][] = [
  ['list of candidates', 'candidatos_status_year_idx'],
  ['one candidate', byId],
  ['own choices of candidates', ownChoices],
  ['own choices of deputies', ownDeputies],
  ['chosen candidates', ownChoices],
  ['chosen candidates', byId],
  ['chosen deputies', ownDeputies],
  ['own consents', 'consentimentos_user_id_idx'],
  ['role of the panel', 'user_roles_pkey'],
  ['activity of the panel', 'audit_log_created_at_idx'],
  ['list of the panel', 'candidatos_updated_at_idx'],
  ['filtered list of the panel', 'candidatos_status_year_idx'],
  ['record of the panel', byId],
  ['audit of everything', 'audit_log_created_at_idx'],
  ['audit of one record', 'audit_log_entity_id_idx'],
];

const roleOf = (act: Act) =>
  act === 'list of candidates' || act === 'one candidate' ? 'anon' : 'authenticated';

/** Two rows an election: no index is faster than reading them. */
const smallForever = 'turnos_presidencia';

function scanned(steps: readonly Node[]): string[] {
  const whole = steps.filter((step) => step['Node Type'] === 'Seq Scan');
  return whole.flatMap((step) => step['Relation Name'] ?? []).filter((name) => name !== smallForever);
}

describe('with 200,000 choices of 5,000 candidates', () => {
  it.each(expected)('%s is found by %s, and no table is read through', async (act, index) => {
    const steps = await planOf(await requestOf(act), roleOf(act));
    expect(steps.map((step) => step['Index Name'])).toContain(index);
    expect(scanned(steps)).toEqual([]);
  });

  it.each(['save of a candidate', 'save of a deputy'] as const)('%s reads no table through', async (act) => {
    expect(scanned(await planOf(await requestOf(act), 'authenticated'))).toEqual([]);
  });

  it('the consent that a save needs is found by its index', async () => {
    const scans = (relation: string) => `pg_stat_get_xact_numscans('public.${relation}'::regclass)::int`;
    await database.query('begin');
    try {
      await database.query(`set local role authenticated`);
      await database.query(`set local request.jwt.claims = '{"role":"authenticated","sub":"${somebody}"}'`);
      const { rows } = await database.query('select private.has_choice_consent() as has');
      expect(rows).toEqual([{ has: true }]);
      const counted = await database.query(
        `select ${scans('consentimentos')} as throughs, ${scans('consentimentos_vigente_key')} as uses`,
      );
      expect(counted.rows).toEqual([{ throughs: 0, uses: 1 }]);
    } finally {
      await database.query('rollback');
    }
  });

  it('a page of the history of one record is found by its index, among 20,000 acts', async () => {
    const scans = (relation: string) => `pg_stat_get_xact_numscans('public.${relation}'::regclass)::int`;
    await database.query('begin');
    try {
      await database.query('set local role anon');
      const page = (before: string) =>
        database.query<{ quando: Date; entrada: string }>(
          `select quando, entrada from public.historico_da_ficha('${someCandidate}', ${before})`,
        );
      const { rows } = await page('null');
      expect(rows).toHaveLength(4);
      expect((await page(`now(), 20, '${rows[0]?.entrada ?? ''}'`)).rows).toHaveLength(4);
      const counted = await database.query(
        `select ${scans('audit_log')} as throughs, ${scans('audit_log_entity_id_idx')} as uses`,
      );
      expect(counted.rows).toEqual([{ throughs: 0, uses: 2 }]);
    } finally {
      await database.query('rollback');
    }
  });

  it.each([
    ['a change of one flag', 'PATCH', `${choices}?id=eq.${somebody}`, '{"favorito":false}'],
    ['the erasure of all choices', 'DELETE', `${choices}?user_id=eq.${somebody}`, null],
    [
      'a revocation',
      'PATCH',
      `consentimentos?user_id=eq.${somebody}&finalidade=eq.escolhas`,
      '{"revogado_em":"now"}',
    ],
  ])('%s reads no table through', async (_what, method, path, body) => {
    const headers = { 'content-type': 'application/json' };
    const request = new Request(`http://backend.test/rest/v1/${path}`, { method, body, headers });
    expect(scanned(await planOf(request, 'authenticated'))).toEqual([]);
  });

  it('only the count of all records by status reads a table through: there is no other way to count it', async () => {
    const steps = await planOf(await requestOf('counts of the panel'), 'authenticated');
    expect(new Set(scanned(steps))).toEqual(new Set(['candidatos_presidencia_2026']));
  });

  it('a filter of a stranger reaches no further than the rows of who asks', async () => {
    const request = new Request(`http://backend.test/rest/v1/${choices}?select=id&ignorado=is.false`);
    const steps = await planOf(request, 'authenticated');
    expect(steps.map((step) => step['Index Name'])).toContain(ownChoices);
    expect(scanned(steps)).toEqual([]);
  });

  it('a question without its index reads the table through, so these tests can fail', async () => {
    await database.query('drop index public.candidatos_nome_idx, public.candidatos_status_year_idx');
    const steps = await planOf(await requestOf('list of candidates'), 'anon');
    expect(scanned(steps)).toEqual(['candidatos_presidencia_2026']);
  });
});
