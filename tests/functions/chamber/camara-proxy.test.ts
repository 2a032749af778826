import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { attacks } from './camara-attacks.ts';
import {
  ask,
  chamber,
  createMemoryStore,
  createProxy,
  createTestClock,
  pageOrigin,
  post,
} from './camara-support.ts';

const errorSchema = z.strictObject({ error: z.string().min(10), code: z.string() });

const pageSchema = z.object({
  dados: z.array(z.object({ id: z.number() })),
  links: z.array(z.object({ rel: z.string(), href: z.string() })),
});

describe('an answer', () => {
  test('carries the rows, the links, the total, its origin and its age', async () => {
    const proxy = createProxy();
    const response = await ask(proxy, '/deputados?siglaUf=AC&itens=2&ordem=ASC&ordenarPor=nome');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('x-cache')).toBe('MISS');
    expect(response.headers.get('age')).toBe('0');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      dados: [expect.objectContaining({ siglaUf: 'AC' }), expect.objectContaining({ siglaUf: 'AC' })],
      links: [
        { rel: 'self', href: `${chamber}/deputados?itens=2&ordem=ASC&ordenarPor=nome&siglaUf=AC&pagina=1` },
        { rel: 'next', href: `${chamber}/deputados?itens=2&ordem=ASC&ordenarPor=nome&siglaUf=AC&pagina=2` },
        { rel: 'first', href: `${chamber}/deputados?itens=2&ordem=ASC&ordenarPor=nome&siglaUf=AC&pagina=1` },
        { rel: 'last', href: `${chamber}/deputados?itens=2&ordem=ASC&ordenarPor=nome&siglaUf=AC&pagina=4` },
      ],
      total: 8,
      origem: { tipo: 'snapshot', dadosDe: '2026-08-22', hoje: '2026-08-22', parcial: false },
      obtidoEm: '2026-11-21T15:00:00.050Z',
      desatualizado: false,
    });
  });
});

describe('an answer of the Chamber reaches pages', () => {
  const raw = {
    dados: [
      {
        cpf: '12345678901',
        nome: 'Ana',
        uri: 'http://dadosabertos.camara.leg.br/api/v2/deputados/1',
        cnpjCpfFornecedor: '123.456.789-01',
        nomeFornecedor: 'ANA DA SILVA 12345678901',
        transcricao: `${'a'.repeat(1999)}🎉`,
        fase: { cpf: '1', urlTexto: 'HTTP://imagem.camara.leg.br/x?y=http://z' },
        lista: ['http://a', { cpf: '1' }, null, 1.5, true],
      },
      {
        cnpjCpfFornecedor: '00000000000191',
        nomeFornecedor: 'BANCO 2000 S.A.',
        transcricao: 'a'.repeat(2000),
      },
    ],
    links: null,
  };

  test('without personal tax numbers, with links over https and long transcripts cut', async () => {
    const proxy = createProxy();
    proxy.upstream.answer = () => Promise.resolve(Response.json(raw));
    const response = await ask(proxy, '/deputados/1/despesas?ano=2026');
    expect(await response.json()).toMatchObject({
      dados: [
        {
          nome: 'Ana',
          uri: 'https://dadosabertos.camara.leg.br/api/v2/deputados/1',
          cnpjCpfFornecedor: null,
          nomeFornecedor: 'ANA DA SILVA',
          transcricao: `${'a'.repeat(1999)}…`,
          fase: { urlTexto: 'https://imagem.camara.leg.br/x?y=http://z' },
          lista: ['https://a', {}, null, 1.5, true],
        },
        {
          cnpjCpfFornecedor: '00000000000191',
          nomeFornecedor: 'BANCO 2000 S.A.',
          transcricao: 'a'.repeat(2000),
        },
      ],
      links: [],
      total: null,
      origem: { tipo: 'camara' },
    });
    const again = await ask(proxy, '/deputados/1/despesas?ano=2026');
    expect(await again.text()).not.toContain('cpf"');
  });

  test('asked with nothing of the caller, and without following redirects', async () => {
    const proxy = createProxy();
    await proxy.handler(
      post({ url: `${chamber}/partidos` }, { authorization: 'Bearer token', cookie: 'a=b', 'x-own': '1' }),
    );
    expect(proxy.upstream.calls).toHaveLength(1);
    expect(proxy.upstream.calls[0]?.url).toBe(`${chamber}/partidos`);
    expect(proxy.upstream.calls[0]?.init).toMatchObject({
      headers: {
        accept: 'application/json',
        'user-agent': 'PautaAberta/1.0 (aplicativo cidadao de consulta)',
      },
      redirect: 'manual',
    });
    expect(proxy.upstream.calls[0]?.init?.method).toBeUndefined();
  });

  test('page after page by its own links', async () => {
    const proxy = createProxy();
    const ids: unknown[] = [];
    let url: string | undefined = `${chamber}/deputados?itens=100`;
    while (url !== undefined) {
      const response = await proxy.handler(post({ url }));
      const page = pageSchema.parse(await response.json());
      ids.push(...page.dados.map(({ id }) => id));
      url = page.links.find(({ rel }) => rel === 'next')?.href;
    }
    expect(ids).toHaveLength(513);
    expect(new Set(ids).size).toBe(513);
  });
});

describe('a request', () => {
  const refusals: [string, unknown, number, string][] = [
    ['text that is not JSON', 'url=x', 400, 'invalid_body'],
    ['no body', '', 400, 'invalid_body'],
    ['bytes that are not text', '{"url":"\ud800"}'.replace('\ud800', '\\ud800'), 400, 'refused'],
    ['a list', [], 400, 'invalid_body'],
    ['no address', {}, 400, 'invalid_body'],
    ['a number', { url: 1 }, 400, 'invalid_body'],
    ['another method', { url: `${chamber}/partidos`, method: 'POST' }, 400, 'invalid_body'],
    ['more than 4 KiB', { url: `${chamber}/partidos`, more: 'a'.repeat(4096) }, 413, 'body_too_large'],
  ];
  test.each(refusals)('with %s is refused', async (_, body, status, code) => {
    const proxy = createProxy();
    const response = await proxy.handler(post(body));
    expect(response.status).toBe(status);
    expect(errorSchema.parse(await response.json()).code).toBe(code);
    expect(proxy.upstream.calls).toEqual([]);
  });

  test('may say that it means GET', async () => {
    const response = await createProxy().handler(post({ url: `${chamber}/partidos`, method: 'GET' }));
    expect(response.status).toBe(200);
  });

  test.each(attacks)('for %j never reaches anything', async (url) => {
    const proxy = createProxy();
    const response = await proxy.handler(post({ url }));
    expect([400, 413]).toContain(response.status);
    expect(['refused', 'body_too_large']).toContain(errorSchema.parse(await response.json()).code);
    await proxy.settled();
    expect(proxy.upstream.calls).toEqual([]);
  });

  test('by another method than POST is refused', async () => {
    const { handler } = createProxy();
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
      const response = await handler(new Request('http://functions.test/camara-proxy', { method }));
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST, OPTIONS');
      expect(await response.json()).toEqual({ error: 'Use POST.', code: 'method_not_allowed' });
    }
  });

  test('from a listed page may be read by it, from another not', async () => {
    const { handler } = createProxy();
    const listed = await handler(post({ url: `${chamber}/partidos` }, { origin: pageOrigin }));
    expect(listed.headers.get('access-control-allow-origin')).toBe(pageOrigin);
    expect(listed.headers.get('vary')).toBe('Origin');
    const other = await handler(post({ url: `${chamber}/partidos` }, { origin: 'https://evil.example' }));
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
    expect(other.headers.get('vary')).toBe('Origin');
    const preflight = await handler(
      new Request('http://functions.test/camara-proxy', {
        method: 'OPTIONS',
        headers: { origin: pageOrigin },
      }),
    );
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(preflight.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
  });

  test.each([
    `${pageOrigin}.evil.example`,
    `${pageOrigin}0`,
    `${pageOrigin}/`,
    `${pageOrigin}@evil.example`,
    pageOrigin.slice(0, -1),
    pageOrigin.replace('http:', 'https:'),
    pageOrigin.replace('//', '//evil.'),
    `https://evil.example/?${pageOrigin}`,
    `${pageOrigin}, https://evil.example`,
    '*',
    'null',
    '',
  ])('from %j, which is only like a listed origin, may not be read', async (origin) => {
    const { handler } = createProxy();
    const preflight = new Request('http://functions.test/camara-proxy', {
      method: 'OPTIONS',
      headers: { origin },
    });
    for (const request of [post({ url: `${chamber}/partidos` }, { origin }), preflight])
      expect((await handler(request)).headers.get('access-control-allow-origin')).toBeNull();
  });

  test('from an address over its limit is refused in Portuguese, but still finds what is kept', async () => {
    let fits = true;
    const clock = createTestClock();
    const proxy = createProxy({ clock, store: createMemoryStore(clock, () => fits) });
    await ask(proxy, '/partidos');
    fits = false;
    const refused = await ask(proxy, '/deputados/204528');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({
      error: 'Muitas consultas seguidas. Espere um minuto e tente novamente.',
      code: 'rate_limited',
    });
    expect(refused.headers.get('retry-after')).toBe('60');
    expect((await ask(proxy, '/partidos')).status).toBe(200);
    expect(proxy.upstream.calls).toHaveLength(1);
  });

  test('that joins one of an address over its limit is not refused with it', async () => {
    const verdicts = [false, true];
    const clock = createTestClock();
    const proxy = createProxy({ clock, store: createMemoryStore(clock, () => verdicts.shift() ?? true) });
    const answers = await Promise.all([1, 2, 3].map(() => ask(proxy, '/partidos')));
    expect(answers.map(({ status }) => status)).toEqual([429, 200, 200]);
    expect(proxy.upstream.calls).toHaveLength(1);
  });
});

test('a log names what happened, never whom or what somebody asked', async () => {
  const proxy = createProxy();
  proxy.upstream.answer = () => Promise.reject(new TypeError('connect ECONNREFUSED 10.0.0.1'));
  await ask(proxy, '/deputados?nome=Fulano');
  const error = 'UpstreamError: Erro na requisição: sem conexão com a Câmara';
  expect(proxy.log).toEqual([
    { event: 'camara_failed', facts: { route: 'deputados', code: 'upstream_error', error } },
  ]);
  expect(JSON.stringify(proxy.log)).not.toContain('Fulano');
});
