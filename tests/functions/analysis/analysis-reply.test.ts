import { describe, expect, test } from 'vitest';
import { isBlackedOut, readAiSettings } from '../../../supabase/functions/_shared/ai-env.ts';
import { goodPlan, goodText, shownText } from './analysis-answers.ts';
import { replyOf } from './analysis-contract.ts';
import { completion, createService, marked, silence, userId, withProvider } from './analysis-support.ts';

describe('whose order it is', () => {
  test('an AI’s, with its label, model and date', async () => {
    const { call, sent } = createService(withProvider);
    const response = await call();
    expect(response.headers.get('content-type')).toBe('application/json');
    const { secoes, fatos, ...reply } = await replyOf(response);
    expect(secoes.map(({ titulo }) => titulo)).toEqual([
      'Suas escolhas',
      ...goodPlan.secoes.map(({ titulo }) => titulo),
      'O que este texto não diz',
    ]);
    expect(fatos.map(({ sobre, tipo, valor }) => [sobre, tipo, valor])).toEqual([
      ['Ana Ativa', 'escolha', 'favorito'],
      ['Ana Ativa', 'estado de origem', 'São Paulo'],
      ['Ana Ativa', 'cargo', 'Vereadora, de 2013 a 2016'],
    ]);
    expect(new Set(fatos.map(({ registro }) => JSON.stringify(registro)))).toEqual(
      new Set([JSON.stringify({ tipo: 'candidato', id: '00000000-0000-4000-8000-0000000000c1' })]),
    );
    expect(reply).toEqual({
      analise: shownText,
      candidatosCount: 1,
      deputadosCount: 0,
      descritos: { candidatos: 1, deputados: 0 },
      motivo: null,
      rotulo:
        'Uma inteligência artificial (modelo-1) escolheu a ordem dos assuntos em 21/11/2026. As frases são escritas por regras nossas a partir dos fatos.',
      modelo: 'modelo-1',
      provedor: 'Exemplo IA',
      geradoEm: '2026-11-21T15:00:00.000Z',
    });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.url).toBe('https://ai.example/v1/chat/completions');
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer provider-key');
  });

  test('says the day of Brasília on which its order was chosen', async () => {
    const { call, world } = createService(withProvider);
    world.now = Date.parse('2026-11-22T02:59:00Z');
    expect((await replyOf(await call())).rotulo).toContain(' em 21/11/2026. ');
  });

  test('ours when there is no provider, and it says so', async () => {
    const { call } = createService();
    expect(await replyOf(await call())).toMatchObject({
      motivo: 'sem_provedor',
      modelo: null,
      provedor: null,
      rotulo: 'Ordem dos assuntos padrão, sem inteligência artificial.',
    });
  });

  test.each(['AI_API_URL', 'AI_API_KEY', 'AI_MODEL'])('a provider without its %s is none', async (name) => {
    const { call, sent } = createService({ ...withProvider, [name]: '' });
    expect(await replyOf(await call())).toMatchObject({ motivo: 'sem_provedor' });
    expect(sent).toEqual([]);
  });

  test('without a standing consent to this recipient nothing is sent', async () => {
    const { call, world, sent, asked } = createService(withProvider);
    world.consents = [];
    expect(await replyOf(await call())).toMatchObject({ motivo: 'sem_consentimento' });
    expect(sent).toEqual([]);
    const read = asked.find(({ url }) => url.startsWith('/rest/v1/consentimentos'))?.url;
    expect(read).toMatch(
      new RegExp(
        String.raw`user_id=eq\.${userId}&finalidade=eq\.analise_ia&versao=eq\.2026-11-26\.[0-9a-f]{12}&revogado_em=is\.null$`,
      ),
    );
    expect(asked.some(({ url }) => url.includes('reservar_analise_ia'))).toBe(false);
  });

  test.each([
    ['intervalo', { resultado: 'intervalo', espera_s: 30 }],
    ['cota', { resultado: 'cota' }],
    ['orcamento', { resultado: 'orcamento' }],
  ])('ours when the turn is refused: %s', async (motivo, turn) => {
    const { call, world, sent } = createService(withProvider);
    world.turn = turn;
    expect(await replyOf(await call())).toMatchObject({ motivo });
    expect(sent).toEqual([]);
  });

  test('a second one at the same time is refused', async () => {
    const { call, world, sent } = createService(withProvider);
    world.turn = { resultado: 'em_andamento', espera_s: 12 };
    const response = await call();
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('12');
    expect(await response.json()).toEqual({
      error: 'Já há uma análise sua em andamento. Espere ela terminar.',
      code: 'analysis_in_flight',
    });
    expect(sent).toEqual([]);
  });

  test('when nobody counts, nothing is sent', async () => {
    const { call, world, sent, log } = createService(withProvider);
    world.turn = { unexpected: true };
    expect(await replyOf(await call())).toMatchObject({ motivo: 'falha' });
    expect(sent).toEqual([]);
    expect(log.map(({ event }) => event)).toContain('quota_away');
  });

  test('nobody described, nothing to send', async () => {
    const { call, world, sent } = createService(withProvider);
    world.candidates = [];
    world.deputies = [marked.deputy('7')];
    world.chamber = null;
    const reply = await replyOf(await call());
    expect(reply).toMatchObject({ motivo: 'sem_dados', deputadosCount: 1, descritos: { deputados: 0 } });
    expect(reply.analise).toContain(
      'Um dos deputados favoritos ficou sem descrição, por falta de dados agora.',
    );
    expect(sent).toEqual([]);
  });

  test('the limits of the environment are the ones that are requested', async () => {
    const { call, asked } = createService({
      ...withProvider,
      AI_DAILY_PER_USER: '3',
      AI_DAILY_TOTAL: '40',
    });
    await call();
    const take = asked.find(({ url }) => url.endsWith('/rpc/reservar_analise_ia'));
    expect(JSON.parse(take?.body ?? '')).toEqual({
      p_user: userId,
      p_max: 3,
      p_total: 40,
      p_intervalo_s: 60,
      p_prazo_s: 120,
    });
  });
});

describe('the days around an election', () => {
  test.each([
    ['2026-09-30T23:59:59-03:00', false],
    ['2026-10-01T00:00:00-03:00', true],
    ['2026-10-04T12:00:00-03:00', true],
    ['2026-10-05T23:59:59-03:00', true],
    ['2026-10-06T00:00:00-03:00', false],
    ['2026-10-25T17:00:00-03:00', true],
    ['2026-11-21T12:00:00-03:00', false],
  ])('%s: closed is %s unless configured otherwise', (moment, isClosed) => {
    const { blackouts } = readAiSettings((name) => (name === 'SUPABASE_ANON_KEY' ? 'key' : undefined));
    expect(isBlackedOut(blackouts, Date.parse(moment))).toBe(isClosed);
  });

  test('no AI is asked, although everything else is there', async () => {
    const { call, world, sent } = createService({
      ...withProvider,
      AI_BLACKOUT: '2026-11-21T00:00:00-03:00/2026-11-22T00:00:00-03:00',
    });
    expect(await replyOf(await call())).toMatchObject({ motivo: 'periodo_eleitoral' });
    expect(sent).toEqual([]);
    world.now = Date.parse('2026-11-22T03:00:00Z');
    expect(await replyOf(await call())).toMatchObject({ motivo: null });
  });

  test.each([
    'amanhã',
    '2026-11-21/2026-11-22',
    '2026-11-22T00:00:00-03:00/2026-11-21T00:00:00-03:00',
    '2026-11-21T00:00:00-03:00',
    ',',
  ])('a period that says nothing ("%s") keeps the function from starting', (AI_BLACKOUT) => {
    expect(() => createService({ ...withProvider, AI_BLACKOUT })).toThrow();
  });

  test.each(['http://ai.example/v1', 'ftp://ai.example', 'ai.example', 'http://127.0.0.1.example/v1'])(
    'a provider reached in the open (%s) keeps it from starting too',
    (AI_API_URL) => {
      expect(() => createService({ ...withProvider, AI_API_URL })).toThrow();
    },
  );

  test('a provider on this machine may be reached without encryption', () => {
    expect(() => createService({ ...withProvider, AI_API_URL: 'http://127.0.0.1:11434/v1/' })).not.toThrow();
  });
});

describe('cancelling', () => {
  test('ends the request to the provider and gives the turn back', async () => {
    const { call, world, sent, asked, log } = createService(withProvider);
    world.texts = [silence];
    const leaving = new AbortController();
    world.onAsked = () => leaving.abort();
    const response = await call({ signal: leaving.signal });
    expect(response.status).toBe(499);
    expect(log).toEqual([]);
    expect(sent).toHaveLength(1);
    const back = asked.find(({ url }) => url.endsWith('/rpc/soltar_analise_ia'));
    expect(JSON.parse(back?.body ?? '')).toEqual({
      p_user: userId,
      p_vez: '00000000-0000-4000-8000-0000000000f1',
      p_mostrada: false,
    });
  });

  test('at the very moment of the answer gives the turn back as one that showed nothing', async () => {
    const { call, world, asked } = createService(withProvider);
    const leaving = new AbortController();
    world.texts = [
      () => {
        leaving.abort();
        return completion(goodText);
      },
    ];
    await call({ signal: leaving.signal });
    const back = asked.find(({ url }) => url.endsWith('/rpc/soltar_analise_ia'));
    expect(JSON.parse(back?.body ?? '')).toMatchObject({ p_mostrada: false });
  });
});
