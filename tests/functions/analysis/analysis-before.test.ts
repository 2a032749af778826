import * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { aCandidate, createService, marked, withProvider } from './analysis-support.ts';

const situationSchema = z.strictObject({
  provedor: z.strictObject({
    nome: z.string(),
    modelo: z.string(),
    pais: z.string(),
    versao: z.string().regex(/^2026-11-26\.[0-9a-f]{12}$/),
  }),
  periodoEleitoral: z.boolean(),
});
const requestSchema = z.object({ messages: z.array(z.unknown()) });

describe('before an analysis', () => {
  const ask = (pedido: string) => ({ body: JSON.stringify({ pedido }) });

  test('the page learns who would receive the data; choices are not even read', async () => {
    const { call, asked } = createService(withProvider);
    const body: unknown = await (await call(ask('situacao'))).json();
    expect(situationSchema.parse(body)).toMatchObject({
      provedor: { nome: 'Exemplo IA', modelo: 'modelo-1', pais: 'Brasil' },
      periodoEleitoral: false,
    });
    expect(asked.some(({ url }) => url.includes('usuario_'))).toBe(false);
  });

  test('the page learns that nobody would', async () => {
    const { call } = createService();
    expect(await (await call(ask('situacao'))).json()).toEqual({ provedor: null, periodoEleitoral: false });
  });

  test.each([
    ['AI_MODEL', 'modelo-2'],
    ['AI_PROVIDER', 'Outra IA'],
    ['AI_COUNTRY', 'Portugal'],
    ['AI_API_URL', 'https://outra.example/v1'],
  ])('another %s asks for another consent', async (name, value) => {
    const version = async (own: Record<string, string>) => {
      const body: unknown = await (await createService(own).call(ask('situacao'))).json();
      return JSON.stringify(body).match(/2026-11-26\.[0-9a-f]{12}/)?.[0];
    };
    expect(await version({ ...withProvider, [name]: value })).not.toBe(await version(withProvider));
    for (const same of [{ AI_API_KEY: 'renewed' }, { AI_API_URL: 'https://ai.example/v2/' }])
      expect(await version({ ...withProvider, ...same })).toBe(await version(withProvider));
  });

  test('the preview is letter by letter what is then sent', async () => {
    const { call, world, sent } = createService(withProvider);
    world.candidates = [marked.candidate(aCandidate()), marked.ignoredCandidate(aCandidate({ nome: 'Bia' }))];
    const preview: unknown = await (await call(ask('previa'))).json();
    expect(sent).toEqual([]);
    await call();
    const { messages } = requestSchema.parse(JSON.parse(sent[0]?.body ?? ''));
    expect(preview).toEqual({ mensagens: messages });
  });

  test('of those who left office twelve are looked up', async () => {
    const { call, world, asked } = createService();
    world.chamber = [];
    world.deputies = Array.from({ length: 14 }, (_, n) => marked.deputy(String(n + 1)));
    await call(ask('previa'));
    const looked = asked.filter(({ body }) => /deputados\/\d+"/.test(body));
    expect(looked).toHaveLength(12);
  });

  test('without favourites there is nothing to preview', async () => {
    const { call, world } = createService(withProvider);
    world.candidates = [];
    expect((await call(ask('previa'))).status).toBe(400);
  });

  test('without a session neither is told', async () => {
    const { call, world } = createService(withProvider);
    world.authStatus = 401;
    expect((await call(ask('situacao'))).status).toBe(401);
    expect((await call(ask('previa'))).status).toBe(401);
  });
});
