import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownFile } from '../../lib/election/own-photos.ts';
import { remoteSources } from '../../lib/photo/photo-source.ts';
import { originalStore } from './original-store.ts';
import type { PhotoOf } from './wanted.ts';
import { writePhotos } from './write-photos.ts';

const commons = 'https://upload.wikimedia.org/wikipedia/commons';
const ana = `${commons}/4/45/Ana.jpg`;
const bia = `${commons}/9/9a/Bia.jpg`;
const ofDeputy = (id: number) => `https://www.camara.leg.br/internet/deputado/bandep/${id}.jpg`;
const [anaWide = '', anaWhole = ''] = remoteSources(ana, 544);

/** Backend, Wikimedia and Chamber at once; their addresses are below /of/. */
let server: Server;
let port: number;
let folder: string;
let answers: Map<string, (response: ServerResponse, headers: Headers) => void>;
let records: PhotoOf[];
let asked: string[];
let atOnce: { now: number; most: number };
let waits: number[];
let time: number;

const picture = async (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
const json = (value: unknown) => (response: ServerResponse) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
};
const image = (bytes: Uint8Array, headers: Record<string, string> = {}) => {
  return (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'image/jpeg', ...headers }).end(bytes);
  };
};
const status = (code: number, headers: Record<string, string> = {}) => {
  return (response: ServerResponse) => void response.writeHead(code, headers).end();
};

const candidates = (...rows: { foto_url: string | null; foto_credito?: string }[]) => {
  records = rows.map((row) => ({ foto_credito: null, ...row }));
};
const deputies = (...ids: number[]) => {
  answers.set('camara-proxy', json({ dados: ids.map((id) => ({ id, urlFoto: ofDeputy(id) })) }));
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    const key = path.startsWith('/of/') ? decodeURIComponent(path.slice(4)) : 'camara-proxy';
    atOnce.now += 1;
    atOnce.most = Math.max(atOnce.most, atOnce.now);
    response.on('close', () => {
      atOnce.now -= 1;
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
    (answers.get(key) ?? status(404))(response, headers);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

afterAll(() => {
  server.close();
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photos-'));
  answers = new Map();
  atOnce = { now: 0, most: 0 };
  waits = [];
  time = Date.UTC(2026, 10, 22);
  candidates();
  deputies(1);
  answers.set(ofDeputy(1), image(await picture(114, 152)));
  return () => rm(folder, { recursive: true });
});

/** The stand-in replaces the network; `silent` addresses answer nothing. */
async function publish(silent: readonly string[] = []) {
  asked = [];
  const standIn: typeof fetch = async (input, init) => {
    const address = new Request(input).url;
    asked.push(address);
    if (silent.some((host) => address.startsWith(host))) throw new TypeError('fetch failed');
    return fetch(`http://127.0.0.1:${port}/of/${encodeURIComponent(address)}`, init);
  };
  return writePhotos({
    folder,
    backend: { url: `http://127.0.0.1:${port}`, anonKey: 'public-key' },
    candidates: records,
    fetching: {
      store: originalStore(join(folder, '.originals')),
      fetch: standIn,
      wait: (milliseconds) => Promise.resolve(waits.push(milliseconds)),
      now: () => time,
      userAgent: 'PautaAberta/1.0 (test)',
      signal: new AbortController().signal,
    },
  });
}

const sizeOf = async (file: string) => {
  const { width, height, format, exif } = await sharp(await readFile(join(folder, file))).metadata();
  return { width, height, format, exif: exif?.toString('latin1') };
};
const files = async () => (await readdir(join(folder, 'photos'))).filter((name) => name.endsWith('.webp'));

describe('photos that come', () => {
  it('are cut 3:4 as WebP in the sizes of the pages, never enlarged, with the credit inside and beside', async () => {
    const credit = 'Fulano de Tal, CC BY-SA 4.0, via Wikimedia Commons';
    candidates({ foto_url: ana, foto_credito: credit }, { foto_url: null });
    answers.set(anaWide, image(await picture(960, 1000)));
    const { notices, words } = await publish();
    expect(notices).toEqual([]);
    expect(await sizeOf(ownFile(ana, 144))).toMatchObject({ width: 144, height: 192, format: 'webp' });
    expect(await sizeOf(ownFile(ana, 232))).toMatchObject({ width: 232, height: 309 });
    expect((await sizeOf(ownFile(ana, 544))).exif).toContain(credit);
    expect(await sizeOf(ownFile(ofDeputy(1), 544))).toMatchObject({ width: 114, height: 152 });
    expect(words.split(' ')).toContain('deputies');
    const credits: unknown = JSON.parse(await readFile(join(folder, 'photos/creditos.json'), 'utf8'));
    expect(credits).toContainEqual({
      arquivos: [144, 232, 544].map((width) => `/${ownFile(ana, width)}`),
      origem: ana,
      credito: credit,
      mudanca: 'Recortada em 3:4, reduzida e gravada como WebP.',
    });
  });

  it('are requested with a name, three at a time at most, and a busy host when it says', async () => {
    deputies(...Array.from({ length: 12 }, (_, id) => id + 1));
    const small = image(await picture(114, 152));
    const agents = new Set<string | null>();
    for (let id = 1; id <= 12; id += 1)
      answers.set(ofDeputy(id), (response, headers) => {
        agents.add(headers.get('user-agent'));
        small(response);
      });
    answers.set(ofDeputy(5), (response) => {
      answers.set(ofDeputy(5), small);
      status(429, { 'retry-after': '7' })(response);
    });
    expect((await publish()).notices).toEqual([]);
    expect([...agents]).toEqual(['PautaAberta/1.0 (test)']);
    expect(atOnce.most).toBeLessThanOrEqual(3);
    expect(waits).toEqual([7_000]);
  });

  it('stay a week, then are requested again, and are exchanged only when they changed', async () => {
    candidates({ foto_url: ana });
    const first = await picture(960, 1280);
    answers.set(anaWide, image(first, { etag: '"one"' }));
    await publish();
    const before = await readFile(join(folder, ownFile(ana, 144)));
    await publish();
    expect(asked).toEqual([]);

    time += 8 * 24 * 3_600_000;
    answers.set(anaWide, (response, headers) => {
      status(headers.get('if-none-match') === '"one"' ? 304 : 500)(response);
    });
    expect((await publish()).notices).toEqual([]);
    expect(await readFile(join(folder, ownFile(ana, 144)))).toEqual(before);

    time += 8 * 24 * 3_600_000;
    const other = await sharp({ create: { width: 960, height: 1280, channels: 3, background: '#aa0000' } })
      .jpeg()
      .toBuffer();
    answers.set(anaWide, image(other, { etag: '"two"' }));
    await publish();
    expect(await readFile(join(folder, ownFile(ana, 144)))).not.toEqual(before);
  });

  it('have another file when the record names another address, and the former one goes', async () => {
    candidates({ foto_url: ana });
    answers.set(anaWide, image(await picture(960, 1280)));
    await publish();
    candidates({ foto_url: bia });
    answers.set(remoteSources(bia, 544)[0] ?? '', image(await picture(960, 1280)));
    await publish();
    const candidateFiles = [144, 232, 544].map((width) => ownFile(bia, width).slice('photos/'.length));
    expect(await files()).toEqual(expect.arrayContaining(candidateFiles));
    expect(await files()).toHaveLength(5);
  });
});

describe('photos that do not come', () => {
  it('without a network one sentence says what is missing, and nothing waits', async () => {
    candidates({ foto_url: ana }, { foto_url: bia });
    deputies(...Array.from({ length: 50 }, (_, id) => id + 1));
    const { notices, words } = await publish(['https://upload.wikimedia.org', 'https://www.camara.leg.br']);
    expect(notices).toEqual([
      'O site ficou com cópia própria das fotos de 0 de 2 candidatos e 0 de 50 deputados; faltam 2 de upload.wikimedia.org (sem resposta) e 50 de www.camara.leg.br (sem resposta), e no lugar as telas de escolhas mostram as iniciais e as listas públicas, a foto da origem.',
    ]);
    expect(words).toBe('');
    expect(asked.length).toBeLessThan(15);
    expect(await files()).toEqual([]);
  });

  it('an origin that is silent leaves what was kept; one that says that the photo is gone takes it away', async () => {
    candidates({ foto_url: ana });
    answers.set(anaWide, image(await picture(960, 1280)));
    await publish();
    time += 30 * 24 * 3_600_000;
    expect((await publish(['https://upload.wikimedia.org'])).notices).toEqual([]);
    expect(await files()).toContain(ownFile(ana, 144).slice('photos/'.length));

    answers.delete(anaWide);
    answers.set(anaWhole, status(410));
    const { notices } = await publish();
    expect(notices).toHaveLength(1);
    expect(notices[0]).toContain('falta 1 de upload.wikimedia.org (que não existem mais)');
    expect(await files()).not.toContain(ownFile(ana, 144).slice('photos/'.length));
  });

  it('the whole photo is taken where the small copy is not, and what is no picture is left out', async () => {
    candidates({ foto_url: ana }, { foto_url: bia });
    answers.set(anaWhole, image(await picture(500, 700)));
    answers.set(remoteSources(bia, 544)[0] ?? '', image(new TextEncoder().encode('no picture')));
    const { notices } = await publish();
    expect(notices[0]).toContain(
      '1 de 2 candidatos e 1 de 1 deputados; falta 1 de upload.wikimedia.org (recusadas ou ilegíveis)',
    );
    expect(await files()).toContain(ownFile(ana, 544).slice('photos/'.length));
  });

  it('an odd row of the list takes no other with it', async () => {
    answers.set('camara-proxy', json({ dados: [null, { urlFoto: 7 }, { urlFoto: ofDeputy(1) }] }));
    expect((await publish()).notices).toEqual([]);
    expect(await files()).toHaveLength(2);
  });

  it('a list that cannot be read is reported, and the other photos are copied', async () => {
    candidates({ foto_url: ana });
    answers.set(anaWide, image(await picture(960, 1280)));
    answers.set('camara-proxy', status(503));
    expect((await publish()).notices).toEqual([
      'As fotos dos deputados não foram copiadas para o site, porque a lista não foi lida (503 Service Unavailable).',
    ]);
    expect(await files()).toHaveLength(3);
  });
});
