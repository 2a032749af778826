import { beforeAll, expect, test } from 'vitest';
import { people } from '../contract/support.ts';
import { ask, type Caller, callerOf, codeOf, everythingServed, operator, visitor } from './support.ts';

/** Incident classes 1 to 5 and 11; tables come from the API itself. */
const { create } = people();

let served: { tables: string[]; functions: string[] };
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
  expect(served.functions).toContain('excluir_minha_conta');
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
  const bodies: Record<string, object> = {
    consumir_cota_ia: { p_user: crypto.randomUUID(), p_max: 5 },
    contar_chamada: { p_chave: 'x', p_max: 1, p_janela_s: 60 },
    trocar_lugares: {
      p_chave: 'x',
      p_ritmo_max: 1,
      p_lugares_max: 1,
      p_prazo_ms: 1,
      p_devolvidos: [],
      p_bons: 0,
      p_lentos: 0,
      p_recusados: 0,
      p_pausa_ms: 0,
      p_querem: 1,
    },
    pegar_passo_camara: { p_hoje: '2026-01-01', p_prazo_s: 30 },
    gravar_passo_camara: {
      p_turno: crypto.randomUUID(),
      p_tarefa: 'votos',
      p_lotes: [],
      p_ate: null,
      p_lidos: 0,
      p_origem: 'api',
    },
    falhar_passo_camara: {
      p_turno: crypto.randomUUID(),
      p_tarefa: 'votos',
      p_codigo: 'a',
      p_origem: 'api',
    },
    ler_cache_http: { p_chave: 'x' },
    reservar_cache_http: { p_chave: 'x', p_reserva_ms: 1 },
    gravar_cache_http: { p_chave: 'x', p_corpo: {}, p_fresco_s: 1, p_guarda_s: 1 },
    soltar_cache_http: { p_chave: 'x', p_reserva: '2026-01-01', p_pausa_ms: 1 },
    reservar_analise_ia: {
      p_user: crypto.randomUUID(),
      p_max: 1,
      p_total: 1,
      p_intervalo_s: 1,
      p_prazo_s: 1,
    },
    soltar_analise_ia: { p_user: crypto.randomUUID(), p_vez: crypto.randomUUID() },
    gravar_resultado: { p_turno: crypto.randomUUID(), p_lido_em: '2026-01-01', p_dados: {}, p_linhas: [] },
    gravar_ficha: { p_id: crypto.randomUUID(), p_lido_em: '2026-01-01', p_dados: {} },
    gravar_fontes: {
      p_candidato: crypto.randomUUID(),
      p_lido_em: '2026-01-01',
      p_campo: 'nome',
      p_fontes: [],
    },
    ocultar_do_publico: { p_audit: crypto.randomUUID(), p_motivo: 'ofensa' },
    conferir_cota_limites: { p_desde: '2026-02-20' },
    gravar_explicacao: { p_votacao: 1, p_lido_em: '2026-01-01', p_dados: {} },
    enviar_explicacao: { p_votacao: 1, p_lido_em: '2026-01-01' },
    publicar_explicacao: { p_votacao: 1, p_lido_em: '2026-01-01' },
    retirar_explicacao: { p_votacao: 1, p_lido_em: '2026-01-01' },
    gravar_destino: { p_deputado: 1, p_lido_em: '2026-01-01', p_dados: {} },
  };
  const call = (caller: Caller, names: readonly string[]) =>
    Promise.all(
      names.map(async (name) => {
        const body = bodies[name] ?? {};
        return { name, code: codeOf(await ask(caller, `/rest/v1/rpc/${name}`, { method: 'POST', body })) };
      }),
    );
  const refused = (names: readonly string[]) => names.map((name) => ({ name, code: '42501' }));
  const closed = served.functions.filter((name) => !open.has(name));
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
