import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { outcomeOf, readFeed } from './tse-feed';

const file = readFileSync('supabase/local/data/eleicao-2026/tse-feed-exemplo.json', 'utf8');

it('the reader of the court’s file reads the twelve of the first round with the totals and the address of the file', () => {
  const feed = readFeed(file, 2026);
  expect(feed).toMatchObject({
    office: 'president',
    isSample: true,
    turno: 1,
    place: 'BR',
    day: '2026-10-05',
    address: 'https://resultados.tse.jus.br/oficial/ele2026/6257/dados/br/br-c0001-e006257-u.json',
    eleitorado: null,
    comparecimento: 125275835,
    validos: 119300788,
    brancos: 2300798,
    nulos: 3674249,
  });
  expect(feed.people).toHaveLength(12);
  expect(feed.people).toContainEqual({
    sqcand: '280002542548',
    numero: 13,
    nome: 'LULA',
    partido: 'PT',
    votos: 53879538,
    percentual: 45.16,
    situacao: '2º turno',
  });
});

it('the reader of the court’s file reads the texts that the court writes for HTML', () => {
  const escaped = file
    .replaceAll('2º turno', '2&#186; turno')
    .replaceAll('Não eleito', 'N&#227;o eleito')
    .replace('"LULA"', '"LULA D&apos;&#193;VILA &amp;apos; &ordm;"');
  const { people } = readFeed(escaped, 2026);
  expect(people.map(({ situacao }) => outcomeOf(situacao))).toEqual(
    readFeed(file, 2026).people.map(({ situacao }) => outcomeOf(situacao)),
  );
  expect(people.map(({ nome }) => nome)).toContain("LULA D'ÁVILA &apos; º");
});

it.each([
  ['a page', '<!doctype html><title>TSE</title>', /página da internet/],
  ['half a file', file.slice(0, 500), 'O arquivo não é JSON.'],
  ['other data', '{"ele":"1"}', 'O arquivo não tem a forma dos resultados do TSE.'],
  ['a count that goes on', file.replace('"tf": "s"', '"tf": "n"'), 'A totalização não terminou.'],
  [
    'another year',
    file.replace('"dg": "05/10/2026"', '"dg": "05/10/2022"'),
    'O arquivo é de outro ano: 2022.',
  ],
  ['another office', file.replace('"cd": "1"', '"cd": "3"'), /não é de presidente nem de deputado federal/],
  ['a word for the office', file.replace('"cd": "1"', '"cd": "constructor"'), /não é de presidente nem/],
  ['no number', file.replace('"280002542548"', '""'), /sqcand\) de LULA\./],
  [
    'one number twice',
    file.replace('280002542548', '280002551544'),
    /280002551544 está no arquivo duas vezes/,
  ],
  ['no votes', file.replace('"vap": "53879538"', '"vap": "muitos"'), /os votos de LULA/],
])('the reader of the court’s file refuses %s in words', (_, content, sentence) => {
  expect(() => readFeed(content, 2026)).toThrow(sentence);
});
