import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { openCopy } from './copy.ts';
import { createStandIn } from './stand-in.ts';

const origin = 'https://dadosabertos.camara.leg.br';
const base = `${origin}/api/v2`;
const copy = openCopy();
/** Noon of 21 November 2026 in Brasília. */
const now = Date.parse('2026-11-21T15:00:00Z');
const standIn = createStandIn({ copy, now: () => now, wait: () => Promise.resolve() });

const listSchema = z.object({
  dados: z.array(z.record(z.string(), z.unknown())),
  links: z.array(z.object({ rel: z.string(), href: z.string() })),
});

function get(path: string): Promise<Response> {
  return standIn.fetch(new Request(`${base}${path}`));
}

async function list(
  path: string,
): Promise<z.infer<typeof listSchema> & { total: number; response: Response }> {
  const response = await get(path);
  expect(response.status).toBe(200);
  const total = Number(response.headers.get('x-total-count'));
  return { ...listSchema.parse(await response.json()), total, response };
}

const pick = (rows: Record<string, unknown>[], field: string): unknown[] => rows.map((row) => row[field]);

describe('a page', () => {
  test('has 15 rows unless asked otherwise, and its links', async () => {
    const { dados, links, total, response } = await list('/deputados');
    expect(dados).toHaveLength(15);
    expect(total).toBe(513);
    expect(links).toEqual([
      { rel: 'self', href: `${base}/deputados?pagina=1&itens=15` },
      { rel: 'next', href: `${base}/deputados?pagina=2&itens=15` },
      { rel: 'first', href: `${base}/deputados?pagina=1&itens=15` },
      { rel: 'last', href: `${base}/deputados?pagina=35&itens=15` },
    ]);
    expect(response.headers.get('link')).toContain(`<${base}/deputados?pagina=2&itens=15>; rel="next"`);
  });

  test('that is the last has no next, and beyond it there are no rows', async () => {
    const last = await list('/deputados?pagina=35');
    expect(last.dados).toHaveLength(3);
    expect(last.links.map(({ rel }) => rel)).toEqual(['self', 'first', 'last']);
    expect((await list('/deputados?pagina=36')).dados).toEqual([]);
  });

  test('has at most 100 rows, of deputies at most 1,000', async () => {
    const expenses = await list('/deputados/160541/despesas?idLegislatura=57&itens=1000');
    expect(expenses.dados).toHaveLength(100);
    expect(expenses.total).toBe(370);
    expect(expenses.links.at(-1)?.href).toContain('itens=100&pagina=4');
    expect((await list('/deputados?itens=1000')).dados).toHaveLength(513);
  });

  test('keeps the filters in its links', async () => {
    const { links } = await list('/deputados?siglaUf=SP&itens=10&pagina=2');
    expect(links.find(({ rel }) => rel === 'next')?.href).toBe(
      `${base}/deputados?siglaUf=SP&itens=10&pagina=3`,
    );
  });
});

describe('what the Chamber refuses', () => {
  test.each([
    ['/deputados?foo=1', 'foo'],
    ['/deputados?ano=2026&keywords=x', 'ano, keywords'],
    ['/deputados?itens=0', 'itens'],
    ['/deputados?ordem=UP', 'ordem'],
    ['/deputados?ordenarPor=cpf', 'ordenarPor'],
    ['/deputados?nome=a&nome=b', 'nome'],
    ['/deputados/204528?itens=1', 'itens'],
    ['/deputados/204528/discursos?ano=2024', 'ano'],
    ['/deputados/204528/discursos?dataInicio=21/11/2026', 'dataInicio'],
    ['/referencias/deputados/siglaUF?x=1', 'x'],
  ])('is answered with 400 that names the parameter: %s', async (path, names) => {
    const response = await get(path);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      status: 400,
      title: 'Requisição inválida',
      detail: `Parâmetro(s) inválido(s): ${names}`,
      instance: `${base}${path}`,
      code: null,
    });
  });

  test('is answered with 404 and the recorded body for an unknown record, path or version', async () => {
    for (const path of ['/deputados/1', '/nada', '/deputados/', '/../v1/deputados']) {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({
        status: 404,
        title: 'Requisição inválida',
        detail: 'A URL passada se refere a um recurso que não existe no sistema.',
        instance: new URL(`${base}${path}`).href,
        code: null,
      });
    }
  });

  test('includes another method than GET and HEAD', async () => {
    expect((await standIn.fetch(new Request(`${base}/partidos`, { method: 'POST' }))).status).toBe(405);
    const head = await standIn.fetch(new Request(`${base}/partidos`, { method: 'HEAD' }));
    expect(head.status).toBe(200);
    expect(head.headers.get('x-total-count')).toBe('22');
    expect(await head.text()).toBe('');
  });
});

describe('deputies', () => {
  test('without a legislature are those in exercise, with the 57th all rows that the API returns', async () => {
    const inExercise = await list('/deputados?itens=1000');
    expect(new Set(pick(inExercise.dados, 'id')).size).toBe(513);
    const served = await list('/deputados?idLegislatura=57&itens=1000');
    expect(served.total).toBe(711);
    expect(new Set(pick(served.dados, 'id')).size).toBe(630);
    expect((await list('/deputados?idLegislatura=56')).total).toBe(0);
  });

  test('are found by part of the name, whatever its accents and case', async () => {
    const names = pick((await list('/deputados?nome=JOSE')).dados, 'nome');
    expect(names.length).toBeGreaterThan(0);
    expect(names.every((name) => /jos[eé]/i.test(String(name)))).toBe(true);
    expect(pick((await list('/deputados?nome=josé')).dados, 'nome')).toEqual(names);
  });

  test('are filtered by state and party, one or several', async () => {
    expect(new Set(pick((await list('/deputados?siglaUf=AC')).dados, 'siglaUf'))).toEqual(new Set(['AC']));
    const two = await list('/deputados?siglaUf=AC,AP&itens=100');
    expect(new Set(pick(two.dados, 'siglaUf'))).toEqual(new Set(['AC', 'AP']));
    expect((await list('/deputados?siglaUf=AC&siglaUf=AP')).total).toBe(two.total);
    const party = await list('/deputados?siglaPartido=MISS%C3%83O');
    expect(new Set(pick(party.dados, 'siglaPartido'))).toEqual(new Set(['MISSÃO']));
  });

  test('come by name unless asked otherwise', async () => {
    const names = pick((await list('/deputados?itens=1000')).dados, 'nome').map(String);
    expect(names).toEqual([...names].sort(new Intl.Collator('pt-BR').compare));
    const down = pick((await list('/deputados?itens=1000&ordem=desc&ordenarPor=id')).dados, 'id').map(Number);
    expect(down).toEqual([...down].sort((a, b) => b - a));
  });

  test('have details, complete or with the unknown said as null', async () => {
    const whole = await get('/deputados/204528');
    expect(await whole.json()).toMatchObject({
      dados: { id: 204528, ultimoStatus: { nome: 'Adriana Ventura', siglaUf: 'SP', gabinete: {} } },
      links: [{ rel: 'self', href: `${base}/deputados/204528` }],
    });
    expect(await (await get('/deputados/154700')).json()).toMatchObject({
      dados: { nomeCivil: null, escolaridade: null, ultimoStatus: { condicaoEleitoral: null } },
    });
  });
});

describe('expenses', () => {
  test('without a legislature are an empty list, as the Chamber answers', async () => {
    expect((await list('/deputados/160541/despesas?ano=2026')).total).toBe(0);
  });

  test('are given of a year and a month, each with all seventeen fields', async () => {
    const year = await list('/deputados/160541/despesas?idLegislatura=57&ano=2026&itens=100');
    expect(year.total).toBe(70);
    expect(Object.keys(year.dados[0] ?? {})).toHaveLength(17);
    const march = await list('/deputados/160541/despesas?idLegislatura=57&ano=2026&mes=3&itens=100');
    expect(new Set(pick(march.dados, 'mes'))).toEqual(new Set([3]));
    expect((await list('/deputados/160541/despesas?idLegislatura=57&ano=2020')).total).toBe(0);
  });

  test('come by date, those without one last in both directions', async () => {
    for (const order of ['ASC', 'DESC']) {
      const path = `/deputados/204528/despesas?idLegislatura=57&ordenarPor=dataDocumento&ordem=${order}&itens=100`;
      const dates = pick((await list(path)).dados, 'dataDocumento');
      const known = dates.filter((date) => date !== null).map(String);
      const sorted = [...known].sort();
      expect(known).toEqual(order === 'ASC' ? sorted : sorted.reverse());
      expect(dates.indexOf(null)).toBe(known.length === dates.length ? -1 : known.length);
    }
  });
});

describe('speeches', () => {
  test('without dates are those of the last seven days of the copy: none', async () => {
    expect((await list('/deputados/204528/discursos')).total).toBe(0);
  });

  test('of the last six months are those before the day that the copy takes for today, their dates untouched', async () => {
    const { dados, response } = await list(
      '/deputados/204528/discursos?dataInicio=2026-05-21&dataFim=2026-11-21&itens=50',
    );
    expect(dados.length).toBeGreaterThan(0);
    expect(new Set(pick(dados, 'dataHoraInicio'))).toEqual(new Set(['2024-04-10']));
    expect(response.headers.get('x-snapshot-data')).toBe('2024-04-10');
    expect(response.headers.get('x-snapshot-hoje')).toBe('2024-04-30');
    expect(response.headers.get('x-snapshot-parcial')).toBe('1');
  });

  test('recorded whole in 2019 are there for who asks so far back, newest first', async () => {
    const { dados, total } = await list(
      '/deputados/178970/discursos?dataInicio=2021-07-01&dataFim=2022-02-01&itens=100',
    );
    expect(total).toBe(99);
    const times = pick(dados, 'dataHoraInicio').map(String);
    expect(times).toEqual([...times].sort().reverse());
    expect(times[0]?.startsWith('2019-')).toBe(true);
  });
});

describe('propositions', () => {
  test('of an author ignore the dates of movement, as the Chamber does, and keep those of presentation', async () => {
    const author = '/proposicoes?idDeputadoAutor=204528&itens=100';
    const all = await list(author);
    expect(all.total).toBeGreaterThan(0);
    expect((await list(`${author}&dataInicio=2026-11-01&dataFim=2026-11-21`)).total).toBe(all.total);
    const window = await list(`${author}&dataApresentacaoInicio=2026-05-21&dataApresentacaoFim=2026-11-21`);
    expect(window.total).toBeLessThan(all.total);
    for (const date of pick(window.dados, 'dataApresentacao')) {
      expect(String(date) >= '2025-06-22').toBe(true);
      expect(String(date) <= '2025-12-23T24').toBe(true);
    }
  });

  test('without an author are those of the last thirty days of the copy', async () => {
    const { dados, total } = await list('/proposicoes?itens=100&ordem=DESC&ordenarPor=id');
    expect(total).toBeGreaterThan(0);
    expect(pick(dados, 'dataApresentacao').every((date) => String(date) >= '2025-11-23')).toBe(true);
    expect(Object.keys(dados[0] ?? {})).not.toContain('_idDeputadosAutores');
  });
});

test('every reference list is whole and has no pages', async () => {
  for (const [name, count] of [
    ['siglaUF', 27],
    ['tipoDespesa', 23],
    ['codSituacao', 8],
  ] as const)
    expect((await list(`/referencias/deputados/${name}`)).dados).toHaveLength(count);
  expect((await list('/partidos?itens=100')).dados).toHaveLength(22);
});
