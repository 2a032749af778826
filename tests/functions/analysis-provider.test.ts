import * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { createWrite, ProviderError } from '../../supabase/functions/analise-politica/provider.ts';
import {
  aCandidate,
  completion,
  createService,
  goodText,
  marked,
  replyOf,
  token,
  userId,
  withProvider,
} from './analysis-support.ts';

const requestSchema = z.record(z.string(), z.unknown());
const fieldsOf = (body: string): string[] => Object.keys(requestSchema.parse(JSON.parse(body)));

const unreachable = (): Response => {
  throw new TypeError('fetch failed');
};

describe('a provider that fails', () => {
  test.each([
    ['is down', () => new Response('Service Unavailable', { status: 503 })],
    ['is out of quota', () => Response.json({ error: { message: 'quota' } }, { status: 429 })],
    ['refuses the key', () => new Response(null, { status: 401 })],
    [
      'sends us elsewhere',
      () => new Response(null, { status: 302, headers: { location: 'https://evil.example' } }),
    ],
    ['cannot be reached', unreachable],
    ['answers a page', () => new Response('<html></html>')],
    ['answers half a JSON', () => new Response('{"choices": [')],
    ['answers another shape', () => Response.json({ output: goodText })],
    ['answers no choice', () => Response.json({ choices: [] })],
    ['answers no text', () => Response.json({ choices: [{ message: { content: null } }] })],
    ['was cut off', () => completion(goodText, { finish_reason: 'length' })],
    ['never stops', () => new Response('x'.repeat(300_000))],
  ])('that %s: counted instead, asked once, the turn given back', async (_, answer) => {
    const { call, world, sent, asked } = createService(withProvider);
    world.texts = [answer];
    expect(await replyOf(await call())).toMatchObject({ tipo: 'resumo', motivo: 'provedor', modelo: null });
    expect(sent).toHaveLength(1);
    expect(asked.filter(({ url }) => url.endsWith('/rpc/soltar_analise_ia'))).toHaveLength(1);
  });

  test('silence ends after its time', async () => {
    const provider = { url: 'https://ai.example/v1', key: 'k', model: 'm', name: 'n', country: 'c' };
    const silent: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')));
      });
    const write = createWrite({ provider, fetch: silent, timeoutMs: 5 });
    const writing = write([{ role: 'user', content: 'x' }], new AbortController().signal);
    await expect(writing).rejects.toEqual(new ProviderError('no answer in time'));
  });
});

describe('a text that the gate refuses', () => {
  const hostile = goodText.replace('há uma pessoa só', 'vote em Ana Ativa');

  test('is asked for once more, without repeating what was refused', async () => {
    const { call, world, sent, log } = createService(withProvider);
    world.texts = [hostile, goodText];
    expect(await replyOf(await call())).toMatchObject({ tipo: 'ia', analise: goodText });
    expect(sent).toHaveLength(2);
    expect(sent[1]?.body).not.toContain('vote em Ana Ativa');
    expect(log[0]).toEqual({ event: 'text_refused', facts: { reason: 'vote', attempt: 0 } });
  });

  test('twice is enough: nothing of it is shown', async () => {
    const { call, world, sent, log } = createService(withProvider);
    world.texts = [hostile];
    const reply = await replyOf(await call());
    expect(reply).toMatchObject({ tipo: 'resumo', motivo: 'recusado', provedor: null });
    expect(JSON.stringify(reply)).not.toContain('vote em');
    expect(sent).toHaveLength(2);
    expect(JSON.stringify(log)).not.toMatch(/vote em|Ana Ativa/);
  });

  test('a model that thinks aloud is read from its text on', async () => {
    const { call, world } = createService(withProvider);
    world.texts = [`<think>Should I tell them to vote?</think>\n\n${goodText}`];
    expect(await replyOf(await call())).toMatchObject({ tipo: 'ia', analise: goodText });
  });
});

describe('what is sent', () => {
  test('the model, the messages and preferences; nothing about who asks', async () => {
    const { call, world, sent } = createService(withProvider);
    world.candidates = [
      marked.candidate(aCandidate()),
      marked.ignoredCandidate(aCandidate({ nome: 'Bia Rosa' })),
    ];
    world.deputies = [marked.deputy('7')];
    world.chamber = [{ id: 7, nome: 'Caio Lima', siglaPartido: 'PB', siglaUf: 'CE' }];
    await call();
    const body = sent[0]?.body ?? '';
    expect(fieldsOf(body)).toEqual(['model', 'messages', 'temperature', 'max_tokens', 'store']);
    for (const name of ['Ana Ativa', 'Bia Rosa', 'Caio Lima']) expect(body).toContain(name);
    for (const secret of [userId, token, 'maria', 'Maria', 'exemplo.org', 'service-key', 'anon-key', '"7"'])
      expect(body).not.toContain(secret);
    expect([...(sent[0]?.headers.keys() ?? [])].sort()).toEqual(['authorization', 'content-type']);
  });

  test('a service that does not know the preferences is asked without them', async () => {
    const { call, world, sent } = createService(withProvider);
    world.texts = [() => Response.json({ error: { message: 'unknown field' } }, { status: 400 }), goodText];
    expect(await replyOf(await call())).toMatchObject({ tipo: 'ia' });
    expect(fieldsOf(sent[1]?.body ?? '')).toEqual(['model', 'messages']);
  });

  test('people stand in alphabetical order whatever the order of the rows', async () => {
    const { call, world, sent } = createService(withProvider);
    world.candidates = ['Élida', 'Zeca', 'Ana', 'Eduardo'].map((nome) =>
      marked.candidate(aCandidate({ nome })),
    );
    await call();
    const names = [...(sent[0]?.body ?? '').matchAll(/\\"nome\\": \\"([^"\\]+)/g)].map(([, name]) => name);
    expect(names).toEqual(['Ana', 'Eduardo', 'Élida', 'Zeca']);
  });
});
