import { expect, test } from 'vitest';
import * as z from 'zod';
import { readFile } from 'node:fs/promises';
import { listen } from '../../emulator/gateway/listen.ts';
import { openNewsFeeds } from './feeds.ts';
import { openNewsStandIn } from './stand-in.ts';

const search = (words: string): Request =>
  new Request(`http://feeds.test/rss/search?${new URLSearchParams({ q: words }).toString()}`);

const fileSchema = z.object({
  noticias: z.array(z.object({ title: z.string(), titulo_origem: z.string(), url: z.string() })),
});

test('the copy serves a headline only if it was read as published, and each page once', async () => {
  const file = await readFile(new URL('../../data/noticias.json', import.meta.url), 'utf8');
  const { noticias } = fileSchema.parse(JSON.parse(file));
  const standIn = await openNewsStandIn();
  const xml = await standIn.fetch(search('"a"')).text();
  const served = [...xml.matchAll(/<item><title>.*?<link>(.*?)<\/link>/g)].map(([, link]) => link);
  const literal = noticias.filter(({ titulo_origem }) => titulo_origem === 'literal').map(({ url }) => url);
  expect(served.toSorted()).toEqual([...new Set(literal)].toSorted());
  const rebuilt = noticias.filter(({ url }) => !literal.includes(url)).map(({ title }) => title);
  expect(rebuilt.filter((title) => xml.includes(title))).toEqual([]);
});

test('the copy finds what is quoted, accents and case aside, and nothing without a question', async () => {
  const standIn = await openNewsStandIn();
  expect(await standIn.fetch(search('"flavio BOLSONARO" PL')).text()).toContain(
    '<title>Flávio Bolsonaro propõe enxugar Estado e endurecer ações de segurança</title>',
  );
  expect(await standIn.fetch(search('')).text()).not.toContain('<item>');
  expect(standIn.fetch(new Request('http://feeds.test/')).status).toBe(404);
});

test('the copy names the people of a page whose headline does not, so that each of them is found', async () => {
  const standIn = await openNewsStandIn();
  const people = 'Sobre Edmilson Costa, Flávio Bolsonaro, Hertz Dias, Lula, Samara e Zema.';
  for (const name of ['Hertz Dias', 'Zema'])
    expect(await standIn.fetch(search(`"${name}"`)).text()).toContain(people);
  expect(await standIn.fetch(search('"Clariana Barão" DC')).text()).toContain(
    '<title>Eleições 2026 têm 12 candidaturas na disputa pela Presidência da República</title>',
  );
});

test('feeds that somebody chose are taken as they are', async () => {
  const feeds = await openNewsFeeds({ choice: 'auto', feedUrl: 'https://a.example/rss' });
  expect(feeds).toMatchObject({ kind: 'chosen', url: 'https://a.example/rss' });
});

test('the real feeds are taken when one of them answers with XML, otherwise the copy is served', async () => {
  const answering = await listen({
    port: 0,
    variable: 'none',
    fetch: ({ url }) =>
      url.endsWith('/rss?q=Brasil')
        ? new Response('<rss/>', { headers: { 'content-type': 'text/xml' } })
        : new Response('not here', { status: 404 }),
  });
  const base = `http://127.0.0.1:${answering.port}`;
  const auto = { choice: 'auto', feedUrl: undefined } as const;
  const real = await openNewsFeeds({ ...auto, realFeeds: [`${base}/gone`, `${base}/rss?q={busca}`] });
  expect(real).toMatchObject({ kind: 'real', url: `${base}/gone ${base}/rss?q={busca}` });
  const copy = await openNewsFeeds({ ...auto, realFeeds: [`${base}/gone`] });
  expect(copy.kind).toBe('snapshot');
  const found = await fetch(copy.url.replace('{busca}', encodeURIComponent('"Hertz Dias" PSTU')));
  expect(await found.text()).toContain('PSTU lança pré-candidatura de Hertz Dias para presidente');
  await copy.close();
  await answering.close();
});
