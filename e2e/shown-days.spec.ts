import { expect, test } from './fixtures.ts';
import { prerenderedPaths } from './support/prerendered-paths.ts';

/** The words before a day name what it is the day of. */
const words = [
  'Dados até',
  'Dados reunidos até',
  'Dados lidos em',
  'Página feita em',
  'Votação em',
  'Partido e situação em',
  'situação em',
  'publicada em',
  '[Cc]onsultada em',
  'Revisado em',
  '[Ll]id[ao] em',
  'julgados até',
  'Última revisão:',
  'vai até',
  'terminou em',
  'turno \\(',
  'Nascimento',
  'conferida em',
  'notícia de',
  'por volta de',
  'coleta:',
  'Coletas de(?: [\\d/]+ a)?',
  // The records' own words: of a decision, or of a publication in brackets.
  'pelo TSE em',
  '\\((?:[^(),]{1,40}, )?',
].join('|');
const untold = new RegExp(`.{0,40}(?<!(?:${words}) ?)(?<![\\d/])\\d{2}/\\d{2}/\\d{4}`, 'g');

/** The page of the data says what the word would mean. */
const legendOfLive = 'Na horaA própria fonte respondeu hoje à última pergunta.';

/** What is read of a page: React parts the texts that it joins by comments. */
function textOf(html: string): string {
  return html
    .replace(/<head>.*<\/head>|<script.*?<\/script>|<!--.*?-->/gs, '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ');
}

test('no prerendered page shows a day without words for what it is the day of, or calls a copy live', async ({
  request,
}) => {
  const found: string[] = [];
  for (const path of await prerenderedPaths()) {
    const text = textOf(await (await request.get(path)).text());
    // The table of the data says it in the heads of its columns.
    if (path !== '/dados') for (const day of text.match(untold) ?? []) found.push(`${path}: ${day}`);
    expect(text.replace(legendOfLive, ''), path).not.toMatch(/ao vivo/i);
  }
  expect([...new Set(found)]).toEqual([]);
});
