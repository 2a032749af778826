import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { fitting } from '../../../supabase/functions/sincronizar-camara/fit.ts';
import { RpcError } from '../../../supabase/functions/_shared/rpc.ts';
import { readProposition } from '../../../supabase/functions/sincronizar-camara/records.ts';
import { changeAnswer, createSync, openSyncBackend, since, type Sync } from './sync-support.ts';

const backend = await openSyncBackend();
let sync: Sync;

beforeEach(async () => {
  await backend.empty();
  sync = createSync(backend);
});

/** Deputies, the list, and the first roll call whose votes are wanted. */
async function firstWanted(): Promise<string> {
  await sync.step();
  await sync.step();
  const [first] = await backend.rows<{ id: string }>(`select private.votacoes_a_ler(1) -> 0 ->> 'id' as id`);
  return first?.id ?? '';
}

const votesOf = (id: string) =>
  backend.rows<{ n: number }>(`select count(*)::int as n from public.camara_votos as c
    join public.camara_votacoes as v on v.id = c.votacao_id where v.id_camara = '${id}'`);

const told = (set: string) =>
  backend.rows(`select linhas_fora, desistencias from public.saude_dos_dados() where conjunto = '${set}'`);

const changed = (row: Record<string, unknown>, own: object) => ({ ...row, ...own });

test('repeated, empty, unknown and contradictory votes lose no roll call: the others are written, and it is told how many are not', async () => {
  const id = await firstWanted();
  let given = 0;
  changeAnswer(sync, `/votacoes/${id}/votos`, (rows) => {
    given = rows.length;
    const [first = {}, second = {}, third = {}, fourth = {}, fifth = {}, sixth = {}, ...others] = rows;
    const opposite = fourth['tipoVoto'] === 'Sim' ? 'Não' : 'Sim';
    return [
      ...others.toReversed(),
      { ...first, tipoVoto: 'Talvez' },
      { ...second, tipoVoto: null },
      { ...sixth, tipoVoto: '' },
      { ...third, deputado_: null },
      fourth,
      { ...fourth, tipoVoto: opposite },
      fifth,
      fifth,
    ];
  });
  await sync.step();
  expect(given).toBeGreaterThan(100);
  expect(await votesOf(id)).toEqual([{ n: given - 5 }]);
  expect(await told('votos')).toEqual([{ linhas_fora: 6, desistencias: 0 }]);
  expect(await backend.errors()).toEqual([]);
});

test('repeated, unknown and contradictory orientations lose no roll call and no other orientation', async () => {
  const id = await firstWanted();
  changeAnswer(sync, `/votacoes/${id}/orientacoes`, () => [
    { siglaPartidoBloco: 'PX', orientacaoVoto: 'Sim' },
    { siglaPartidoBloco: ' PX ', orientacaoVoto: 'Sim' },
    { siglaPartidoBloco: 'PY', orientacaoVoto: 'Sim' },
    { siglaPartidoBloco: 'PY', orientacaoVoto: 'Não' },
    { siglaPartidoBloco: 'PZ', orientacaoVoto: 'Depende' },
    { siglaPartidoBloco: 'PW', orientacaoVoto: null },
    { siglaPartidoBloco: null, orientacaoVoto: 'Sim' },
  ]);
  await sync.step();
  expect(
    await backend.rows(`select o.bancada, o.orientacao from public.camara_orientacoes as o
      join public.camara_votacoes as v on v.id = o.votacao_id where v.id_camara = '${id}'`),
  ).toEqual([{ bancada: 'PX', orientacao: 'Sim' }]);
  expect((await votesOf(id))[0]?.n).toBeGreaterThan(100);
  expect(await told('orientacoes')).toEqual([{ linhas_fora: 4, desistencias: 0 }]);
  expect(await told('votos')).toEqual([{ linhas_fora: 0, desistencias: 0 }]);
  expect(
    await backend.rows(
      `select votos_fora, orientacoes_fora from public.camara_votacoes where id_camara = '${id}'`,
    ),
  ).toEqual([{ votos_fora: 0, orientacoes_fora: 4 }]);
});

test('repeated, disordered and bad roll calls, and those of a committee, lose no day, and a field that a row can do without loses no row', async () => {
  await sync.step();
  let known: unknown[] = [];
  changeAnswer(sync, '/votacoes', (rows) => {
    const [first = {}, second = {}, ...others] = rows;
    known = [...others, first].map(({ id }) => id).toSorted();
    return [
      ...others.toReversed(),
      first,
      { ...first, dataHoraRegistro: 'meio-dia', proposicaoObjeto: 7, aprovacao: 'sim' },
      { ...second, descricao: null },
      { ...second, id: '77-1', siglaOrgao: 'CCJC' },
    ];
  });
  await sync.step();
  const written = await backend.rows<{ id_camara: string }>('select id_camara from public.camara_votacoes');
  expect(written.map(({ id_camara }) => id_camara).toSorted()).toEqual(known);
  expect(await told('votacoes')).toEqual([{ linhas_fora: 1, desistencias: 0 }]);
  expect(await backend.errors()).toEqual([]);
});

test('bad rows of the list of deputies put nobody out of exercise', async () => {
  await sync.step();
  changeAnswer(sync, '/deputados', ([first = {}, second = {}, third = {}, ...others]) => [
    ...others,
    ...others.slice(0, 3),
    changed(first, { id: 'x' }),
    changed(second, { siglaUf: null, siglaPartido: 7 }),
    changed(third, { urlFoto: 'sem foto' }),
  ]);
  await backend.rows(`update public.sincronizacoes set iniciou_em = iniciou_em - interval '21 hours'`);
  expect(await (await sync.step()).json()).toMatchObject({ tarefa: 'deputados', recusados: 0 });
  expect(
    await backend.rows('select count(*)::int as n from public.camara_deputados where em_exercicio'),
  ).toEqual([{ n: 513 }]);
  expect(await told('deputados')).toEqual([{ linhas_fora: 2, desistencias: 0 }]);
});

test('a photo at an address that the table does not take loses no deputy', async () => {
  const odd = [
    'https://127.0.0.1/a',
    'https://a.org:70000/b',
    'https://a.org/\u200b',
    'https://a.0x7f/',
    'x',
  ];
  changeAnswer(sync, '/deputados', (rows) =>
    rows.map((row, index) => ({ ...row, urlFoto: odd[index] ?? row['urlFoto'] })),
  );
  expect(await (await sync.step()).json()).toMatchObject({ tarefa: 'deputados', recusados: 0 });
  expect(
    await backend.rows(
      'select count(*)::int as n, count(foto_url)::int as photos from public.camara_deputados where em_exercicio',
    ),
  ).toEqual([{ n: 513, photos: 513 - odd.length }]);
});

test('texts that PostgreSQL keeps in no column are written without what it does not take', async () => {
  const nul = '\0';
  changeAnswer(sync, '/votacoes', (rows) =>
    rows.map((row) => ({ ...row, descricao: `${nul}${String(row['descricao'])} \uD83D` })),
  );
  await sync.step();
  expect(await (await sync.step()).json()).toMatchObject({ tarefa: 'lista', recusados: 0 });
  expect(
    await backend.rows(
      `select distinct right(descricao, 2) as ending, left(descricao, 1) = '' as empty from public.camara_votacoes`,
    ),
  ).toEqual([{ ending: ' \uFFFD', empty: false }]);
});

test('what nobody sees in a name, a party or a bench loses no list and no roll call', async () => {
  changeAnswer(sync, '/deputados', ([first = {}, ...others]) => [
    changed(first, { nome: 'Fu\u200Bla\u00ADna\u2060', siglaPartido: '\uFEFFPX' }),
    ...others,
  ]);
  const id = await firstWanted();
  expect(
    await backend.rows(`select nome, partido_sigla from public.camara_deputados where nome like 'Fu%na'`),
  ).toEqual([{ nome: 'Fulana', partido_sigla: 'PX' }]);
  changeAnswer(sync, `/votacoes/${id}/orientacoes`, () => [
    { siglaPartidoBloco: 'P\u00ADX', orientacaoVoto: 'Sim\u200B' },
  ]);
  await sync.step();
  expect(
    await backend.rows(`select o.bancada, o.orientacao from public.camara_orientacoes as o
      join public.camara_votacoes as v on v.id = o.votacao_id where v.id_camara = '${id}'`),
  ).toEqual([{ bancada: 'PX', orientacao: 'Sim' }]);
  expect(await backend.errors()).toEqual([]);
});

const asText = z.looseObject({ id: z.number().transform(String) });

test('a number as a text and letters with accents of their own are read as what they are', async () => {
  const id = await firstWanted();
  let given = 0;
  changeAnswer(sync, `/votacoes/${id}/votos`, (rows) => {
    given = rows.length;
    return rows.map((row) => ({
      ...row,
      tipoVoto: String(row['tipoVoto']).normalize('NFD'),
      deputado_: asText.parse(row['deputado_']),
    }));
  });
  await sync.step();
  expect(given).toBeGreaterThan(100);
  expect(await votesOf(id)).toEqual([{ n: given }]);
  expect(await told('votos')).toEqual([{ linhas_fora: 0, desistencias: 0 }]);
});

test('a step that the database refuses whole frees its turn and is noted; its one bad item is given up after five tries', async () => {
  const id = await firstWanted();
  const refusing = createSync(backend, {
    rpc: (name, args) =>
      name === 'gravar_passo_camara' && JSON.stringify(args['p_lotes']).includes(`"votos:${id}"`)
        ? Promise.reject(new RpcError('gravar_passo_camara: 413'))
        : backend.rpc(name, args),
  });
  const sizes: number[] = [];
  for (let n = 0; n < 40; n += 1) {
    const [asked] = await backend.rows<{ wanted: { id: string }[] | null }>(
      'select private.votacoes_a_ler(votacoes) as wanted from private.leitura_camara',
    );
    const wanted = asked?.wanted ?? [];
    const isAsked = wanted.some((one) => one.id === id);
    const answer = await refusing.step();
    expect(answer.status).toBe(isAsked ? 502 : 200);
    if (isAsked) sizes.push(wanted.length);
    await backend.age('2 hours');
    if (sizes.filter((size) => size === 1).length === 5) break;
  }
  expect(sizes.slice(0, 3)).toEqual([6, 3, 1]);
  expect(await told('votos')).toEqual([{ linhas_fora: 0, desistencias: 1 }]);
  expect((await backend.errors()).filter(({ codigo_erro }) => codigo_erro === 'recusado')).toHaveLength(
    sizes.length,
  );
  expect(await backend.rows(`select private.votacoes_a_ler(10)::text like '%"${id}"%' as asked`)).not.toEqual(
    [{ asked: true }],
  );
});

test('a step is as large as one call can carry: the rest is left for the next, and a batch beyond it is refused', () => {
  const day = (date: string, bytes: number) => ({
    chave: `dia:${date}`,
    lidos: 1,
    fora: 0,
    linhas: [{ descricao: 'é'.repeat(bytes / 2) }],
  });
  const task = { turno: crypto.randomUUID(), tarefa: 'lista', de: since, ate: '2026-05-31' } as const;
  const [first, huge, second, third] = [
    day('2026-05-20', 500_000),
    day('2026-05-21', 2_000_000),
    day('2026-05-22', 400_000),
    day('2026-05-26', 200_000),
  ];
  const { batches, until, read } = fitting(task, [first, huge, second, third]);
  expect(batches).toEqual([first, { chave: 'dia:2026-05-21', falha: 'grande_demais' }, second]);
  expect([until, read]).toEqual(['2026-05-25', 2]);
  expect(fitting(task, [first, second]).until).toBe('2026-05-31');
});

test('the proposition of a roll call without a year is called by its number', () => {
  const dados = { proposicoesAfetadas: [{ id: 1, siglaTipo: 'PL', numero: 7, ano: 0, ementa: null }] };
  expect(readProposition({ dados })?.named).toEqual({ titulo: 'PL 7' });
});
