import * as z from 'zod';
import { describe, expect, test, vi } from 'vitest';
import { createComplete, ProviderError } from '../../../supabase/functions/analise-politica/provider.ts';
import { goodText, shownText } from './analysis-answers.ts';
import { replyOf } from './analysis-contract.ts';
import {
  aCandidate,
  completion,
  createService,
  marked,
  silence,
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
  ])('that %s: our own order instead, asked once, the turn given back', async (_, answer) => {
    const { call, world, sent, asked } = createService(withProvider);
    world.texts = [answer];
    expect(await replyOf(await call())).toMatchObject({ motivo: 'provedor', modelo: null });
    expect(sent).toHaveLength(1);
    expect(asked.filter(({ url }) => url.endsWith('/rpc/soltar_analise_ia'))).toHaveLength(1);
  });

  test('silence ends after its time', async () => {
    const provider = { url: 'https://ai.example/v1', key: 'k', model: 'm', name: 'n', country: 'c' };
    const silent: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')));
      });
    const complete = createComplete({ provider, fetch: silent, timeoutMs: 5 });
    const writing = complete([{ role: 'user', content: 'x' }], new AbortController().signal);
    await expect(writing).rejects.toEqual(new ProviderError('no answer in time'));
  });
});

const givenBack = (asked: readonly { url: string; body: string }[]): unknown[] =>
  asked
    .filter(({ url }) => url.endsWith('/rpc/soltar_analise_ia'))
    .map(({ body }): unknown => JSON.parse(body));

describe('a reply that is no plan', () => {
  const hostile = 'Vote em Ana Ativa.';
  const messagesSchema = z.object({ messages: z.array(z.object({ role: z.string(), content: z.string() })) });

  test('is requested once more with what was refused', async () => {
    const { call, world, sent, asked, log } = createService(withProvider);
    world.texts = [hostile, goodText];
    expect(await replyOf(await call())).toMatchObject({ motivo: null, analise: shownText });
    expect(sent).toHaveLength(2);
    const { messages } = messagesSchema.parse(JSON.parse(sent[1]?.body ?? ''));
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(messages[2]?.content).toBe(hostile);
    expect(messages[3]?.content).toContain('A resposta não foi aceita.');
    expect(log[0]).toEqual({ event: 'plan_refused', facts: { attempt: 0 } });
    expect(givenBack(asked)).toEqual([expect.objectContaining({ p_mostrada: true })]);
  });

  test('is sent back no further than four thousand characters', async () => {
    const { call, world, sent } = createService(withProvider);
    world.texts = ['x'.repeat(4_001), goodText];
    await call();
    const { messages } = messagesSchema.parse(JSON.parse(sent[1]?.body ?? ''));
    expect(messages[2]?.content).toBe('x'.repeat(4_000));
  });

  test('is requested no more once the consent is withdrawn', async () => {
    const { call, world, sent, asked } = createService(withProvider);
    world.texts = [hostile, goodText];
    world.onAsked = () => {
      world.consents = [];
    };
    expect(await replyOf(await call())).toMatchObject({ motivo: 'sem_consentimento', modelo: null });
    expect(sent).toHaveLength(1);
    expect(givenBack(asked)).toEqual([expect.objectContaining({ p_mostrada: false })]);
  });

  test('twice is enough: nothing of it is shown, logged or counted', async () => {
    const { call, world, sent, asked, log } = createService(withProvider);
    world.texts = [hostile];
    const reply = await replyOf(await call());
    expect(reply).toMatchObject({ motivo: 'recusado', provedor: null });
    expect(JSON.stringify(reply)).not.toContain('Vote em');
    expect(sent).toHaveLength(2);
    expect(JSON.stringify(log)).not.toMatch(/Vote em|Ana Ativa/);
    expect(givenBack(asked)).toEqual([expect.objectContaining({ p_mostrada: false })]);
  });

  test.each([
    `<think>Should I tell them to vote? {}</think>\n\n\`\`\`json\n${goodText}\n\`\`\``,
    `Should I tell them to vote? {}\n</think>\n${goodText}`,
    `\`\`\`JSON\n${goodText}\`\`\``,
  ])('a plan after thoughts, or in a block of code, is read at once: %j', async (text) => {
    const { call, world, sent } = createService(withProvider);
    world.texts = [text];
    expect(await replyOf(await call())).toMatchObject({ motivo: null, analise: shownText });
    expect(sent).toHaveLength(1);
  });

  test('a plan in parts, beside the reasoning, is read at once', async () => {
    const half = goodText.length / 2;
    const thinking = [{ type: 'text', text: 'Should I tell them to vote?' }];
    const texts = [goodText.slice(0, half), goodText.slice(half)].map((text) => ({ type: 'text', text }));
    const content = [{ type: 'thinking', thinking }, ...texts, { type: 'reference', reference_ids: [1] }];
    const { call, world, sent } = createService(withProvider);
    world.texts = [() => Response.json({ choices: [{ message: { content } }] })];
    expect(await replyOf(await call())).toMatchObject({ motivo: null, analise: shownText });
    expect(sent).toHaveLength(1);
  });

  test('no half character is sent back', async () => {
    const { call, world, sent } = createService(withProvider);
    world.texts = [`${'x'.repeat(3_999)}🗳️`, goodText];
    await call();
    expect(sent[1]?.body).toContain('xxx');
    expect(sent[1]?.body).not.toMatch(/\\ud[89a-f]/);
  });
});

describe('a failure inside', () => {
  test('a consent that cannot be read ends in our own order, never in 500', async () => {
    const { call, world, sent, log } = createService(withProvider);
    Object.assign(world, { restStatus: 500, restFailsAt: '/rest/v1/consentimentos' });
    expect(await replyOf(await call())).toMatchObject({ motivo: 'falha' });
    expect(sent).toEqual([]);
    expect(log).toEqual([
      { event: 'analysis_failed', facts: { error: 'UserRestError' } },
      { event: 'analysis', facts: { reason: 'falha', ms: 0 } },
    ]);
  });

  test('a consent that is none ends in the summary too', async () => {
    const { call, world } = createService(withProvider);
    Object.assign(world, { consents: { no: 'list' } });
    expect(await replyOf(await call())).toMatchObject({ motivo: 'falha' });
  });
});

describe('what is sent', () => {
  test('is the model, the messages and preferences, and nothing about who asks', async () => {
    const { call, world, sent } = createService(withProvider);
    world.candidates = [
      marked.candidate(aCandidate()),
      marked.ignoredCandidate(aCandidate({ nome: 'Bia Rosa' })),
    ];
    world.deputies = [marked.deputy('7')];
    world.chamber = [{ id: 7, nome: 'Caio Lima', siglaPartido: 'PB', siglaUf: 'CE' }];
    await call();
    const body = sent[0]?.body ?? '';
    expect(fieldsOf(body)).toEqual([
      'model',
      'messages',
      'temperature',
      'max_tokens',
      'store',
      'response_format',
    ]);
    for (const name of ['Ana Ativa', 'Bia Rosa', 'Caio Lima']) expect(body).toContain(name);
    for (const secret of [userId, token, 'maria', 'Maria', 'exemplo.org', 'service-key', 'anon-key', '"7"'])
      expect(body).not.toContain(secret);
    expect([...(sent[0]?.headers.keys() ?? [])].sort()).toEqual(['authorization', 'content-type']);
  });

  test.each([400, 422])(
    'a service that refuses the preferences with %i is asked without them',
    async (status) => {
      const { call, world, sent } = createService(withProvider);
      world.texts = [() => Response.json({ error: { message: 'unknown field' } }, { status }), goodText];
      expect(await replyOf(await call())).toMatchObject({ motivo: null });
      expect(fieldsOf(sent[1]?.body ?? '')).toEqual(['model', 'messages']);
    },
  );

  test('a service that refuses the preferences has no more time for the second request', async () => {
    const limit = new AbortController();
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => (ms === 25_000 ? limit.signal : timeout(ms)));
    const { call, world, sent } = createService(withProvider);
    world.texts = [() => Response.json({}, { status: 400 }), silence];
    world.onAsked = () => {
      if (sent.length === 2) limit.abort();
    };
    expect(await replyOf(await call())).toMatchObject({ motivo: 'provedor' });
    vi.restoreAllMocks();
  });

  test('is of each field no more than 240 characters', async () => {
    const { call, world, sent } = createService(withProvider);
    world.candidates = [marked.candidate(aCandidate({ nome: 'A'.repeat(300), profissao: 'b'.repeat(300) }))];
    await call();
    const runs = [...(sent[0]?.body ?? '').matchAll(/A{99,}|b{99,}/g)].map(([run]) => run.length);
    expect(new Set(runs)).toEqual(new Set([240]));
  });

  test('people stand in alphabetical order whatever the order of the rows', async () => {
    const { call, world, sent } = createService(withProvider);
    world.candidates = ['Élida', 'Zeca', 'Ana', 'Eduardo'].map((nome) =>
      marked.candidate(aCandidate({ nome })),
    );
    await call();
    const names = [...(sent[0]?.body ?? '').matchAll(/\\"sobre\\":\\"([^"\\]+)\\",\\"tipo\\":\\"lista/g)].map(
      ([, name]) => name,
    );
    expect(names).toEqual(['Ana', 'Eduardo', 'Élida', 'Zeca']);
  });
});
