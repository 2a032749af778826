import { beforeAll, expect, test } from 'vitest';
import { people } from '../contract/support.ts';
import { ask, type Caller, callerOf, codeOf, everythingServed, operator, visitor } from './support.ts';

/** Incident classes 1 to 5 and 11; tables come from the API itself. */
const { create } = people();

let served: Awaited<ReturnType<typeof everythingServed>>;
let user: Caller;

beforeAll(async () => {
  served = await everythingServed();
  user = await callerOf((await create()).client);
});

const outcomes = (caller: Caller, names: readonly string[], path: (name: string) => string, question = {}) =>
  Promise.all(
    names.map(async (name) => {
      const answer = await ask(caller, path(name), question);
      return { name, status: answer.status, code: codeOf(answer) };
    }),
  );

/** What everybody may read: facts about candidates, elections and the Chamber, none about who visits. */
const publicFacts = [
  'camara_deputados',
  'camara_despesas_ano',
  'camara_despesas_mes',
  'camara_orientacoes',
  'camara_projetos_ano',
  'camara_votacoes',
  'camara_votos',
  'candidatos_fontes',
  'candidatos_presidencia_2026',
  'candidatos_revisoes',
  'cota_limites',
  'destinos_deputados',
  'eleitos_camara',
  'fontes',
  'resultados_presidencia',
  'sincronizacoes',
  'turnos_presidencia',
];

test('the list that is attacked is the whole of the schema', () => {
  expect(served.tables.toSorted()).toEqual(
    [
      'audit_log',
      'audit_ocultacoes',
      'consentimentos',
      'user_roles',
      'usuario_candidatos_relacao',
      'usuario_deputados_relacao',
      // Its published rows are read by naming columns: `*` asks for the accounts too.
      'votacoes_explicadas',
      ...publicFacts,
    ].toSorted(),
  );
  expect([...served.functions.keys()]).toContain('excluir_minha_conta');
});

test('a visitor reads public facts, and no other table so much as answers', async () => {
  const reads = await outcomes(visitor, served.tables, (table) => `/rest/v1/${table}?select=*&limit=1`);
  expect(
    reads
      .filter(({ status }) => status === 200)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(publicFacts);
  expect(new Set(reads.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
    new Set(['42501']),
  );
});

test.each([
  ['POST', '', {}],
  ['POST', '', []],
  ['PATCH', '?created_at=not.is.null', { created_at: '2026-01-01' }],
  ['DELETE', '', undefined],
  ['DELETE', '?limit=1', undefined],
])('a visitor changes nothing in any table: %s %s', async (method, query, body) => {
  const writes = await outcomes(visitor, served.tables, (table) => `/rest/v1/${table}${query}`, {
    method,
    body,
    headers: { prefer: 'return=minimal' },
  });
  const empty = Array.isArray(body) ? [201] : [];
  expect(writes.filter(({ status }) => status < 400 && !empty.includes(status))).toEqual([]);
});

test('a visitor runs what is public alone, and a user besides only what is of the own account', async () => {
  const open = new Set([
    'comparar_deputados',
    'contexto_despesas',
    'historico_da_ficha',
    'maioria_do_partido',
    'resumo_das_fichas',
    'resumo_das_votacoes',
    'resumo_de_votos',
    'saude_dos_dados',
    'votacoes_nominais',
    'votos_das_votacoes',
    'votos_diferentes',
    'votos_do_deputado',
    'votos_em_comum',
  ]);
  const own = new Set(['exportar_meus_dados', 'excluir_minha_conta', 'apagar_minhas_escolhas']);
  const call = (caller: Caller, names: readonly string[]) =>
    Promise.all(
      names.map(async (name) => {
        const body = served.functions.get(name);
        return { name, code: codeOf(await ask(caller, `/rest/v1/rpc/${name}`, { method: 'POST', body })) };
      }),
    );
  const refused = (names: readonly string[]) => names.map((name) => ({ name, code: '42501' }));
  const closed = [...served.functions.keys()].filter((name) => !open.has(name));
  expect(await call(visitor, closed)).toEqual(refused(closed));
  // Answers a user too, but names nobody to who is no administrator.
  const named = await ask(user, '/rest/v1/rpc/autores_da_auditoria', { method: 'POST', body: {} });
  expect(named.body).toEqual({});
  const others = closed.filter((name) => !own.has(name) && name !== 'autores_da_auditoria');
  expect(await call(user, others)).toEqual(refused(others));
  const exported = await ask(user, '/rest/v1/rpc/exportar_meus_dados', { method: 'POST', body: {} });
  expect(exported.status).toBe(200);
});

test('no other schema is written or called either, however it is named', async () => {
  for (const schema of ['private', 'auth', 'extensions', 'storage', 'vault', 'graphql_public', 'cron']) {
    for (const path of ['/rest/v1/users', '/rest/v1/uso_ia', '/rest/v1/rpc/apagar_conta']) {
      const answer = await ask(user, path, {
        method: 'POST',
        body: {},
        headers: { 'content-profile': schema },
      });
      expect([answer.status, codeOf(answer)], `${schema} ${path}`).toEqual([406, 'PGRST106']);
    }
  }
  for (const name of ['private.uso_ia', 'auth.users', '"auth"."users"', 'pg_user', 'pg_stat_activity']) {
    const answer = await ask(user, `/rest/v1/${encodeURIComponent(name)}?select=*`);
    expect([answer.status, codeOf(answer)], name).toEqual([404, 'PGRST205']);
  }
});

test('the schema is described to the secret key alone, and nothing serves GraphQL or stored files', async () => {
  for (const caller of [visitor, user]) {
    expect((await ask(caller, '/rest/v1/')).status).toBeGreaterThanOrEqual(400);
    const query = { query: '{ __schema { types { name } } }' };
    const graphql = await ask(caller, '/graphql/v1', { method: 'POST', body: query });
    expect(JSON.stringify(graphql.body)).not.toContain('candidatos');
    expect((await ask(caller, '/storage/v1/bucket')).body).not.toEqual(
      expect.arrayContaining([expect.anything()]),
    );
  }
});

test('the secret key itself reads no choice and writes no history', async () => {
  for (const table of ['usuario_candidatos_relacao', 'usuario_deputados_relacao', 'consentimentos']) {
    expect(codeOf(await ask(operator, `/rest/v1/${table}?select=*`)), table).toBe('42501');
  }
  const history = await ask(operator, '/rest/v1/audit_log', { method: 'POST', body: {} });
  expect(codeOf(history)).toBe('42501');
});
