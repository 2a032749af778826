import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shortHash } from '../../lib/text/short-hash.ts';
import { fetchOriginals } from './fetch-originals.ts';
import { originalStore } from './original-store.ts';

const chamber = 'https://www.camara.leg.br/internet/deputado/bandep';
const party = 'https://partido.example/ana.jpg';

let folder: string;
let asked: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'originals-'));
  asked = [];
});
afterEach(() => rm(folder, { recursive: true }));

/** 404 for every address without an answer. */
function from(
  answers: Readonly<Record<string, () => Response>>,
  addresses: readonly string[],
  now = Date.now,
) {
  return fetchOriginals(addresses, {
    store: originalStore(folder),
    fetch: (input) => {
      const { url } = new Request(input);
      asked.push(url);
      return Promise.resolve(answers[url]?.() ?? new Response(null, { status: 404 }));
    },
    wait: () => Promise.resolve(),
    now,
    userAgent: 'PautaAberta/1.0 (test)',
    signal: new AbortController().signal,
  });
}

const picture = (body: BodyInit) => new Response(body, { headers: { 'content-type': 'image/jpeg' } });
const moved = (location: string) => () => new Response(null, { status: 302, headers: { location } });

it('a redirect is followed to its own origin and to one whose pictures the site shows', async () => {
  const answers = {
    [party]: moved('/novo/ana.jpg'),
    'https://partido.example/novo/ana.jpg': moved(`${chamber}/7.jpg`),
    [`${chamber}/7.jpg`]: () => picture('a'),
  };
  expect((await from(answers, [party])).get(party)).toMatchObject({ bytes: new Uint8Array([97]) });
});

it.each([
  'https://169.254.169.254/latest/meta-data',
  'http://partido.example/ana.jpg',
  'file:///etc/passwd',
  'http://[',
])('a redirect to %s is refused and asks nothing there', async (location) => {
  expect((await from({ [party]: moved(location) }, [party])).get(party)).toBe('refused');
  expect(asked).toEqual([party]);
});

it('a redirect that leads on and on is followed five times', async () => {
  expect((await from({ [party]: moved(party) }, [party])).get(party)).toBe('refused');
  expect(asked).toHaveLength(6);
});

it('a photo that its origin took away stays away where the origin is silent next time', async () => {
  const week = (number: number) => () => Date.now() + number * 7 * 86_400_000;
  const silence = () => {
    throw new TypeError('no network');
  };
  await from({ [party]: () => picture('a') }, [party], week(0));
  expect((await from({}, [party], week(1))).get(party)).toBe('gone');
  expect((await from({ [party]: silence }, [party], week(2))).get(party)).toBe('silent');
});

it('a photo that its origin confirmed is not asked about for another week', async () => {
  const after = (days: number) => () => Date.now() + days * 86_400_000;
  await from({ [party]: () => picture('a') }, [party], after(0));
  const answers = { [party]: () => new Response(null, { status: 304 }) };
  for (const days of [8, 14]) {
    const kept = (await from(answers, [party], after(days))).get(party);
    expect(kept).toMatchObject({ bytes: Buffer.from('a') });
    expect(asked).toEqual([party, party]);
  }
});

it('a kept photo of another address is nobody else’s, though their files have one name', async () => {
  const [own, others] = [`${chamber}/1.jpg`, `${chamber}/2.jpg`];
  await from({ [others]: () => picture('b') }, [others]);
  for (const ending of ['', '.json'])
    await rename(join(folder, shortHash(others) + ending), join(folder, shortHash(own) + ending));
  expect((await from({ [own]: () => picture('a') }, [own])).get(own)).toMatchObject({
    bytes: new Uint8Array([97]),
  });
});

it('a body beyond the bound is refused without being read to its end', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1_000_000;
      controller.enqueue(new Uint8Array(1_000_000));
    },
  });
  const answer = new Response(endless, { headers: { 'content-type': 'image/jpeg' } });
  expect((await from({ [party]: () => answer }, [party])).get(party)).toBe('refused');
  expect(sent).toBeLessThan(30_000_000);
});
