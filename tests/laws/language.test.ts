import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { strayWords } from '../../e2e/support/foreign-words.ts';
import { textsOf } from './texts-of.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Readers' site and functions; gallery, build and settings are developers'. */
const files = execFileSync(
  'git',
  ['-c', 'safe.directory=*', 'ls-files', '-z', 'src', 'supabase/functions', 'index.html'],
  { cwd: root },
)
  .toString()
  .split('\0')
  .filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.test\.tsx?$|-env\.ts$|\/gallery|database\.types|^src\/(publish|prerender)\/|share-image-svg/.test(
        file,
      ),
  );

const texts = files.flatMap((file) =>
  textsOf(readFileSync(path.join(root, file), 'utf8'), file).map((found) => ({ ...found, file })),
);

const strayIn = (source: string) => textsOf(source, 'sample.tsx').flatMap(({ text }) => strayWords(text));

describe('the words on the screens', () => {
  it('are Portuguese and keep their accents', () => {
    const strays = texts.flatMap(({ file, text, line }) => {
      const words = strayWords(text);
      return words.length === 0 ? [] : [`${file}:${line} ${words.join(', ')}: ${text}`];
    });
    expect(strays).toEqual([]);
  });

  it('are looked for wherever they can be', () => {
    const found = new Set(texts.map(({ text }) => text));
    for (const known of [
      'Você precisa favoritar alguns candidatos primeiro',
      'Nenhuma despesa registrada no ano atual',
      'Gerando análise...',
      'Fechar',
      'Candidatos à Presidência',
      'Há um caractere invisível neste campo. Apague o texto e digite de novo.',
    ])
      expect(found, known).toContain(known);
    expect(texts.length).toBeGreaterThan(600);
  });
});

/** Words of whoever builds the site, which its readers do not use. */
const tradeWords =
  /\bpedidos\b(?! de informação)|\bao pedido\b|cópia guardada|ite(?:m|ns) carregados?|autodeclaração|detalhamento|de que lado/i;

/** Synonyms of the house's word for consent, foreign sources and expenses. */
const secondWords =
  /\bconsent(?:ir|iu|e|imento)\b|\brevog(?:ar|ad[ao])\b|de terceiros\b(?! e não são confiáveis)|, de terceiros,|\breembolsad[ao]|total de despesas|documentos carregados|para quem foi o dinheiro/i;

describe('the words of the trade', () => {
  it('stay off the screens', () => {
    const found = texts.filter(({ text }) => tradeWords.test(text));
    expect(found.map(({ file, text, line }) => `${file}:${line} ${text}`)).toEqual([]);
  });

  it.each([
    'Muitos pedidos. Espere alguns minutos.',
    'Não foi possível atender ao pedido.',
    'Dados de uma cópia guardada em 24/07/2026',
    'soma dos 70 itens carregados',
    'soma do item carregado',
    'Não é autodeclaração.',
  ])('are known: %s', (text) => {
    expect(text).toMatch(tradeWords);
  });

  it('may name what the Chamber calls so', () => {
    expect('Pedidos de informação, de audiência ou de urgência').not.toMatch(tradeWords);
  });
});

describe('one thing', () => {
  it('has one word on all screens', () => {
    const found = texts.filter(({ text }) => secondWords.test(text));
    expect(found.map(({ file, text, line }) => `${file}:${line} ${text}`)).toEqual([]);
  });

  it.each([
    'Você não consentiu com o envio.',
    'Revogar autorização da IA',
    'classificação de terceiros',
    'Reembolsado em 2026',
    'Soma dos documentos carregados de 2026',
    'Total de despesas em 2026',
  ])('is found under another: %s', (text) => {
    expect(text).toMatch(secondWords);
  });
});

describe('the search finds', () => {
  it.each([
    ['words between tags', '<p>Loading candidates</p>', ['Loading', 'candidates']],
    ['a name for screen readers', '<button aria-label="Close" />', ['Close']],
    ['a placeholder in small letters', '<input placeholder="search" />', ['search']],
    ['a sentence of a toast', "notify('Something went wrong')", ['Something', 'went', 'wrong']],
    ['the words of a missing value', "const label = name ?? 'Unknown';", ['Unknown']],
    ['a property', "const texts = { title: 'saved' };", ['saved']],
    ['a template', 'const text = `Welcome, ${name}`;', ['Welcome']],
    [
      'missing accents',
      "const texts = { empty: 'Voce nao tem analise politica' };",
      ['Voce', 'nao', 'analise', 'politica'],
    ],
    ['missing accents between tags', '<h2>Proximo periodo</h2>', ['Proximo', 'periodo']],
  ])('%s', (_, source, words) => {
    expect(strayIn(source)).toEqual(words);
  });

  it.each([
    ['what the specification fixes', '<h1 lang="en">Oops! Page not found</h1>'],
    ['names of styles', '<p className="text-error hidden">Erro</p>'],
    ['words for developers', "throw new Error('The page has no root');"],
    ['keys', "const isHome = event.key === 'Home';"],
    ['words of both languages', '<p>Nenhum registro no ano atual, de Brasília</p>'],
    ['letters of an id', '<p>d2041752-3fab-4204-beef-8add7623fd7a, add00000-add-add-add-add</p>'],
    ['letters of a hash', '<p>e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b8add</p>'],
  ])('nothing in %s', (_, source) => {
    expect(strayIn(source)).toEqual([]);
  });
});
