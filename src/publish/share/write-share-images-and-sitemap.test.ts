import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ana, rosa } from '../../../tests/support/public-candidate.ts';
import { candidateHead } from '../../seo/candidate-head.ts';
import { recordsOf } from '../records.ts';
import { writeShareImagesAndSitemap } from './write-share-images-and-sitemap.ts';

const site = 'https://exemplo.org.br';
const bia = {
  ...ana,
  id: '22222222-2222-4222-8222-222222222222',
  nome: 'Bia Exemplo',
  profissao: 'Médica',
  numero_urna: null,
  updated_at: '2026-11-21T11:00:00+00:00',
};

const newest = { id_camara: '1-1', dia: '2026-05-21', titulo: 'PL 1/2026', tem_votos: true };

const fate = (deputado_id: number, destino: string) => ({
  deputado_id,
  destino,
  cargo: null,
  situacao: 'conferido',
  fonte_titulo: 'TSE',
  fonte_url: 'https://exemplo.org/tse',
  revisado_em: '2026-11-20',
});

const rui = {
  ...ana,
  id: '33333333-3333-4333-8333-333333333333',
  nome: 'Rui Exemplo',
  status: 'archived',
};

let folder: string;
let backend: Server;
let url: string;
let answer: unknown;
let asked: { address: URL; key: string | undefined }[] = [];

async function publish(siteUrl: string | null = site, from = url): Promise<string | null> {
  const { records, notice } = await recordsOf({ url: from, anonKey });
  await writeShareImagesAndSitemap(folder, siteUrl, records);
  return notice;
}

const text = (file: string) => readFile(join(folder, file), 'utf8');
const anonKey = 'public-key';

beforeAll(async () => {
  backend = createServer((request, response) => {
    const key = request.headers['apikey'];
    const address = new URL(request.url ?? '', url);
    asked.push({ address, key: typeof key === 'string' ? key : undefined });
    const answers: Record<string, unknown> = {
      camara_deputados: [rosa, { ...rosa, id: rosa.id + 1 }],
      destinos_deputados: [fate(rosa.id + 2, 'nao_reeleito'), fate(rosa.id, 'reeleito')],
      votacoes_nominais: [newest, { ...newest, id_camara: '1-2' }],
      camara_votacoes: [
        { ...newest, votacoes_explicadas: {} },
        { ...newest, id_camara: '1-3' },
      ],
    };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answers[address.pathname.split('/').at(-1) ?? ''] ?? answer));
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const address = backend.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});

beforeEach(async () => {
  answer = [ana, bia];
  asked = [];
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  return () => rm(folder, { recursive: true });
});

afterAll(() => {
  backend.close();
});

it('a publication gives an archived candidate no picture, for a card would show a candidacy', async () => {
  answer = [ana, rui];
  expect(await publish()).toBeNull();
  const files = await readdir(join(folder, 'og'));
  expect(files.sort()).toEqual([`${ana.id}.png`, 'site.png']);
  const named = [ana, rui].map((one) => /^\/og\/(.*)\?v=/.exec(candidateHead(one).image ?? '')?.[1]);
  expect(named, 'a head names the picture that is there').toEqual([files[0], undefined]);
});

it('a publication asks as a visitor for candidates, never deleted ones, and deputies in exercise, and lists the public pages in the sitemap', async () => {
  expect(await publish()).toBeNull();
  expect(asked.map(({ key }) => key)).toEqual(asked.map(() => anonKey));
  const [candidates, deputies, outcomes, newest, explained] = asked.map(({ address }) => address);
  expect(candidates?.pathname).toBe('/rest/v1/candidatos_presidencia_2026');
  expect(candidates?.searchParams.get('status')).toBe('in.(active,archived)');
  expect(deputies?.pathname).toBe('/rest/v1/camara_deputados');
  expect(deputies?.searchParams.get('em_exercicio')).toBe('is.true');
  expect(outcomes?.pathname).toBe('/rest/v1/destinos_deputados');
  expect(newest?.pathname).toBe('/rest/v1/rpc/votacoes_nominais');
  expect(explained?.searchParams.get('select')).toContain('votacoes_explicadas!inner');
  const sitemap = await text('sitemap.xml');
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    ...[
      '/',
      '/candidatos-2026',
      '/candidatos-2026/temas',
      '/sobre',
      '/resultado-2026',
      '/eleitos-2026',
      '/deputados-federais',
      '/votacoes',
      '/dados',
      '/privacidade',
      '/acessibilidade',
    ].map((path) => site + path),
    `${site}/candidato/${ana.id}`,
    `${site}/candidato/${bia.id}`,
    ...[rosa.id, rosa.id + 1].map((id) => `${site}/deputado-federal/${id}`),
    ...['1-1', '1-2', '1-3'].map((id) => `${site}/votacao/${id}`),
  ]);
  const dated = sitemap.matchAll(/\/candidato\/(.*?)<\/loc><lastmod>(.*?)</g);
  expect([...dated].map(([, id, at]) => [id, at])).toEqual([
    [ana.id, '2026-11-20T10:00:00.500Z'],
    [bia.id, '2026-11-21T11:00:00.000Z'],
  ]);
  expect(sitemap.match(/<lastmod>/g), 'no record dates the other pages').toHaveLength(2);
});

it('a publication draws every picture as a PNG of 1200 x 630, a record without number too', async () => {
  await publish();
  const files = await readdir(join(folder, 'og'));
  expect(files.sort()).toEqual([`${ana.id}.png`, `${bia.id}.png`, 'site.png'].sort());
  for (const file of files) {
    const picture = await readFile(join(folder, 'og', file));
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(picture.byteLength).toBeLessThan(300_000);
  }
});

it('a publication gives each candidate their own picture, beside others too', async () => {
  answer = [bia];
  await publish();
  const alone = await readFile(join(folder, `og/${bia.id}.png`));
  answer = [ana, bia];
  await publish();
  expect(await readFile(join(folder, `og/${bia.id}.png`))).toEqual(alone);
  expect(await readFile(join(folder, `og/${ana.id}.png`))).not.toEqual(alone);
});

it('a publication tells each deputy their own fate, and none where none is known', async () => {
  const { records } = await recordsOf({ url, anonKey });
  expect(records.sitting.map(({ id, destino }) => [id, destino?.destino])).toEqual([
    [rosa.id, 'reeleito'],
    [rosa.id + 1, undefined],
  ]);
});

it('a publication takes away the picture of a candidate who is gone', async () => {
  await publish();
  answer = [bia];
  await publish();
  expect((await readdir(join(folder, 'og'))).sort()).toEqual([`${bia.id}.png`, 'site.png']);
  expect(await text('sitemap.xml')).not.toContain(ana.id);
});

it('a publication writes the rest and says so when the backend fails or answers nonsense', async () => {
  expect(await publish(null, 'http://127.0.0.1:1')).toMatch(
    /^O backend não respondeu \(.+\): as páginas dos candidatos, dos deputados e das votações, as imagens de compartilhamento, as fotos dos candidatos e os arquivos de \/dados não foram escritos\.$/,
  );
  answer = [{ ...ana, status: 'deleted' }];
  expect(await publish(null)).toMatch(/^O backend não/);
  expect(await readdir(folder), 'no address is claimed').not.toContain('sitemap.xml');
  expect(await text('robots.txt')).toContain('Disallow: /admin');
});
