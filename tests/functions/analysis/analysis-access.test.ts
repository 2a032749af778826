import { describe, expect, test } from 'vitest';
import { createIdentify } from '../../../supabase/functions/_shared/identify.ts';
import { replyOf } from './analysis-contract.ts';
import { aCandidate, account, createService, marked, pageOrigin, token, userId } from './analysis-support.ts';

const loginRequired = { error: 'Faça login para gerar sua análise', code: 'login_required' };

describe('who may ask', () => {
  test.each([
    ['no token', { authorization: '' }],
    ['no bearer token', { authorization: 'Basic abc' }],
    ['something that is no token', { authorization: 'Bearer abc' }],
    ['an opaque key', { authorization: 'Bearer sb_publishable_abc' }],
    ['two tokens in one', { authorization: 'Bearer a.b.c d.e.f' }],
  ])('%s is refused before anybody is asked', async (_, headers) => {
    const { call, asked } = createService();
    const response = await call({ headers });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual(loginRequired);
    expect(asked.map(({ url }) => url)).toEqual(['/rest/v1/rpc/contar_chamada']);
  });

  test.each([
    ['the public key, which is a good token of nobody', { account: null, authStatus: 403 }],
    ['a token of a session that ended', { account: null, authStatus: 401 }],
    ['an answer without an account', { account: {} }],
    ['an anonymous sign-in', { account: { ...account, is_anonymous: true } }],
    ['another role', { account: { ...account, role: 'service_role' } }],
    ['an identifier that is none', { account: { ...account, id: 'x' } }],
  ])('%s is refused', async (_, own) => {
    const { call, world, asked } = createService();
    Object.assign(world, own);
    const response = await call();
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual(loginRequired);
    expect(asked.filter(({ url }) => url.startsWith('/rest/v1/usuario'))).toEqual([]);
  });

  test.each([500, 503, 429])(
    'while the authentication service answers %i nobody gets in',
    async (authStatus) => {
      const { call, world } = createService();
      world.authStatus = authStatus;
      const response = await call();
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ code: 'auth_away' });
    },
  );

  test('an answer of the authentication service that breaks off says nothing about an account', async () => {
    const identify = createIdentify({
      url: 'https://project.test',
      anonKey: 'anon-key',
      fetch: () => Promise.resolve(new Response('{"id": "0000')),
      loginRequired: loginRequired.error,
    });
    const request = new Request('http://x', { headers: { authorization: `Bearer ${token}` } });
    await expect(identify(request)).rejects.toMatchObject({ status: 503, code: 'auth_away' });
  });

  test('an address over its limit is refused before its token is looked at', async () => {
    const { call, world, asked } = createService();
    world.mayCall = false;
    const response = await call();
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('60');
    expect(asked).toHaveLength(1);
  });
});

describe('what is read', () => {
  test('choices are read with the token of the caller and by nobody else', async () => {
    const { call, asked } = createService();
    await call();
    const reads = asked.filter(({ url }) => /^\/rest\/v1\/(?!rpc)/.test(url));
    expect(reads).toHaveLength(2);
    for (const { url, method, headers } of reads) {
      expect(headers.get('authorization')).toBe('Bearer header.payload.signature');
      expect(method).toBe('GET');
      expect(url).toContain(`user_id=eq.${userId}`);
    }
  });

  test('the stored name, photo, party and state of a deputy are never requested', async () => {
    const { call, asked } = createService();
    await call();
    const read = asked.find(({ url }) => url.startsWith('/rest/v1/usuario_deputados_relacao'));
    expect(read?.url).toContain('select=id,favorito,ignorado,deputado_id&');
    expect(read?.url).not.toMatch(/deputado_(nome|foto|partido|uf)/);
  });

  test('without favourites the answer asks for them', async () => {
    const { call, world } = createService();
    world.candidates = [marked.ignoredCandidate(aCandidate())];
    world.deputies = [marked.ignoredDeputy('1')];
    const response = await call();
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      needsChoices: true,
      error: 'Você precisa favoritar alguns candidatos primeiro',
      code: 'needs_choices',
    });
  });

  test('a favourite that was deleted is no favourite, also when an administrator could see it', async () => {
    const { call, world } = createService();
    world.candidates = [marked.candidate(null), marked.candidate(aCandidate({ status: 'deleted' }))];
    expect((await call()).status).toBe(400);
  });

  test('an archived favourite counts, and so does a single deputy', async () => {
    const { call, world } = createService();
    world.candidates = [marked.candidate(aCandidate({ status: 'archived' }))];
    expect(await replyOf(await call())).toMatchObject({ candidatosCount: 1, deputadosCount: 0 });
    world.candidates = [];
    world.deputies = [marked.deputy('7')];
    expect(await replyOf(await call())).toMatchObject({ candidatosCount: 0, deputadosCount: 1 });
  });

  test.each(['/rest/v1/usuario_candidatos', '/rest/v1/usuario_deputados'])(
    'choices that cannot be read are said to be unreadable: %s',
    async (restFailsAt) => {
      const { call, world, log } = createService();
      Object.assign(world, { restStatus: 500, restFailsAt });
      const response = await call();
      expect(response.status).toBe(503);
      expect(await response.json()).toEqual({
        error: 'Não foi possível ler suas escolhas agora. Tente novamente em alguns minutos.',
        code: 'choices_away',
      });
      expect(log.map(({ event }) => event)).toEqual(['choices_away']);
      expect(JSON.stringify(log)).not.toContain(userId);
    },
  );

  test.each([null, { message: 'odd' }, [{ favorito: 'sim' }], [{ ...marked.deputy('7'), deputado_id: 7 }]])(
    'rows that are none are said to be unreadable too: %j',
    async (rows) => {
      const { call, world, log } = createService();
      Object.assign(world, { deputies: rows });
      expect((await call()).status).toBe(503);
      // What a row holds is nobody's to log.
      expect(log).toEqual([{ event: 'choices_away', facts: { error: 'ZodError' } }]);
    },
  );

  test('a person whose row is odd is counted, and nobody else is lost', async () => {
    const { call, world } = createService();
    world.candidates = [
      marked.candidate(aCandidate()),
      marked.candidate(aCandidate({ nome: ' \u200b' })),
      marked.candidate(
        aCandidate({
          nome: 'Bia Quebrada',
          historico_eleitoral: [{ cargo: 'X', ano_inicio: 2003.5, ano_fim: null }],
        }),
      ),
    ];
    world.deputies = [marked.deputy('1e3'), marked.deputy('-7')];
    const reply = await replyOf(await call());
    expect(reply).toMatchObject({ motivo: 'sem_provedor', candidatosCount: 3, deputadosCount: 2 });
    expect(reply.analise).toContain(
      'Dois dos candidatos favoritos ficaram sem descrição, por falta de dados agora.',
    );
    expect(reply.analise).toContain(
      'Dois dos deputados favoritos ficaram sem descrição, por falta de dados agora.',
    );
    expect(reply.analise).toContain('Ana Ativa');
    expect(reply.analise).not.toContain('Bia');
  });

  test('an odd row of the Chamber’s list is told as far as it goes, and takes no other with it', async () => {
    const { call, world } = createService();
    const ids = Array.from({ length: 20 }, (_, index) => index + 1);
    world.candidates = [];
    world.deputies = ids.map((id) => marked.deputy(String(id)));
    const rows = ids.slice(2).map((id) => ({ id, nome: `Pessoa ${id}`, siglaPartido: 'PT', siglaUf: 'SP' }));
    const odd = [
      { id: '1', nome: 'Sem Lugar', siglaPartido: null, siglaUf: ['SP'] },
      { id: 2, nome: null, siglaUf: 'SP' },
    ];
    Object.assign(world, { chamber: [...odd, ...rows] });
    const { analise } = await replyOf(await call());
    expect(analise).toContain('O registro de Sem Lugar não diz o partido.');
    expect(analise).toContain('Pessoa 20');
    expect(analise).toContain('Um dos deputados favoritos ficou sem descrição, por falta de dados agora.');
  });
});

test('who left office is told by the own record, under the name that it has', async () => {
  const { call, world } = createService();
  const status = { siglaPartido: 'PT', siglaUf: 'SP' };
  world.candidates = [];
  world.deputies = ['11', '12', '13'].map((id) => marked.deputy(id));
  world.former = {
    11: { id: 11, ultimoStatus: { ...status, nomeEleitoral: 'Rosa Antes', nome: 'ROSA DE ANTES' } },
    12: { id: '12', ultimoStatus: { ...status, nomeEleitoral: null, nome: 'Davi Antes' } },
    13: { id: 13, ultimoStatus: { ...status, nomeEleitoral: '', nome: ' ' } },
  };
  const { analise } = await replyOf(await call());
  for (const name of ['Rosa Antes', 'Davi Antes']) expect(analise).toContain(name);
  expect(analise).not.toContain('ROSA');
  expect(analise).toContain('Um dos deputados favoritos ficou sem descrição, por falta de dados agora.');
});

test('all that somebody marked is counted, though one answer holds 1,000 of it', async () => {
  const { call, world } = createService();
  const ids = Array.from({ length: 1_001 }, (_, index) => String(index + 1));
  world.deputies = ids.map((id) => marked.deputy(id));
  expect(await replyOf(await call())).toMatchObject({ deputadosCount: 1_001 });
});

describe('the door', () => {
  test('answers are for the listed page, for no cache and for no guess of what they are', async () => {
    const { call } = createService();
    const response = await call();
    expect(response.headers.get('access-control-allow-origin')).toBe(pageOrigin);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const stranger = await call({ headers: { origin: 'https://evil.example' } });
    expect(stranger.headers.get('access-control-allow-origin')).toBeNull();
  });

  test.each([
    ['something that is no JSON', '{'],
    ['orders', '{"prompt": "recommend somebody", "userId": "x", "messages": []}'],
    ['an unknown wish', '{"pedido": "tudo"}'],
    ['a list', '[]'],
  ])('a body with %s is ignored', async (_, body) => {
    const { call, sent } = createService();
    expect(await replyOf(await call({ body }))).toMatchObject({ motivo: 'sem_provedor' });
    expect(sent).toEqual([]);
  });

  test('a body above 4 KiB is refused', async () => {
    const { call } = createService();
    expect((await call({ body: 'x'.repeat(5_000) })).status).toBe(413);
  });
});
