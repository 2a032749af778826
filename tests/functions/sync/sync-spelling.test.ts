import { expect, test } from 'vitest';
import { changeAnswer, createSync, openSyncBackend } from './sync-support.ts';

const backend = await openSyncBackend();

test('a photo at an old address, and a name or a proposition in two lines, are read as what they are', async () => {
  await backend.empty();
  const sync = createSync(backend);
  const photo = 'www.camara.leg.br/internet/deputado/bandep/1.jpg';
  changeAnswer(sync, '/deputados', ([first = {}, ...others]) => [
    { ...first, nome: 'FULANA\t DE\r\nTAL', urlFoto: `http://${photo}` },
    ...others,
  ]);
  changeAnswer(sync, '/votacoes', (rows) =>
    rows.map((row) => ({ ...row, proposicaoObjeto: 'PL 1/2026\n - A' })),
  );
  await sync.step();
  await sync.step();
  expect(
    await backend.rows(`select foto_url from public.camara_deputados where nome = 'FULANA DE TAL'`),
  ).toEqual([{ foto_url: `https://${photo}` }]);
  expect(await backend.rows('select distinct titulo from public.camara_votacoes')).toEqual([
    { titulo: 'PL 1/2026 - A' },
  ]);
});

test('what the Chamber escapes, once or twice, is read as the letters and signs that are meant', async () => {
  await backend.empty();
  const sync = createSync(backend);
  changeAnswer(sync, '/deputados', ([first = {}, ...others]) => [
    { ...first, nome: 'ANA D&#039;&Aacute;VILA' },
    ...others,
  ]);
  changeAnswer(sync, '/votacoes', (rows) =>
    rows.map((row) => ({
      ...row,
      proposicaoObjeto: 'PL 1/2026 &amp;#8211; &quot;A&quot; &amp;amp;amp;',
      descricao: 'Aprovado o art. 2&ordm; &amp;amp;amp;.',
    })),
  );
  await sync.step();
  await sync.step();
  expect(await backend.rows(`select nome from public.camara_deputados where nome like 'ANA D%'`)).toEqual([
    { nome: "ANA D'ÁVILA" },
  ]);
  expect(await backend.rows('select distinct titulo, descricao from public.camara_votacoes')).toEqual([
    { titulo: 'PL 1/2026 – "A" &amp;', descricao: 'Aprovado o art. 2º &amp;.' },
  ]);
});

test('a deputy of the legislature to come is listed with its number, and has no seat yet', async () => {
  await backend.empty();
  const sync = createSync(backend);
  const idLegislatura: Record<string, unknown> = { ANA: 58, BIA: '57', CLARA: 57, DORA: 201, EVA: 'x' };
  const names = Object.keys(idLegislatura);
  changeAnswer(sync, '/deputados', (rows) =>
    rows.map((row, at) => {
      const nome = names[at];
      return nome === undefined ? row : { ...row, nome, idLegislatura: idLegislatura[nome] };
    }),
  );
  await sync.step();
  expect(
    await backend.rows(
      `select nome, legislatura, em_exercicio from public.camara_deputados
       where nome in (${names.map((name) => `'${name}'`).join()}) order by nome`,
    ),
  ).toEqual([
    { nome: 'ANA', legislatura: 58, em_exercicio: false },
    { nome: 'BIA', legislatura: 57, em_exercicio: true },
    { nome: 'CLARA', legislatura: 57, em_exercicio: true },
    { nome: 'DORA', legislatura: null, em_exercicio: true },
    { nome: 'EVA', legislatura: null, em_exercicio: true },
  ]);
});
