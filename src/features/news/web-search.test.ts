import { expect, it } from 'vitest';
import { webSearchUrl } from './web-search';

const title = 'Caiado "oficializa" apoio -site:x a Flávio; veja o 2º turno em Goiânia hoje às dez da noite';

it('the web search asks Google in Portuguese for the quoted name, without news sites', () => {
  const { origin, pathname, searchParams } = new URL(webSearchUrl('Ronaldo Caiado', title));
  expect(origin + pathname).toBe('https://www.google.com/search');
  expect(searchParams.get('hl')).toBe('pt-BR');
  expect(searchParams.get('q')).toBe(
    '"Ronaldo Caiado" Caiado oficializa apoio site x a Flávio veja o 2º turno em -site:globo.com -site:uol.com.br ' +
      '-site:estadao.com.br -site:cnnbrasil.com.br -site:metropoles.com -site:r7.com -site:terra.com.br -site:ig.com.br',
  );
});

it.each([
  ['bing', 'https://www.bing.com/search', 'setlang', 'pt-BR'],
  ['duckduckgo', 'https://duckduckgo.com/', 'kl', 'br-pt'],
] as const)('the web search can ask %s the same', (engine, page, parameter, language) => {
  const url = new URL(webSearchUrl('Zema', 'x', engine));
  expect(url.origin + url.pathname).toBe(page);
  expect(url.searchParams.get(parameter)).toBe(language);
  expect(url.searchParams.get('q')).toMatch(/^"Zema" x -site:globo\.com /);
});

it('the web search lets no name break out of its quotation marks or its parameter', () => {
  const { searchParams } = new URL(webSearchUrl('A" OR "B&hl=en#', ''));
  expect(searchParams.get('q')).toMatch(/^"A OR B&hl=en#" {2}-site:/);
  expect(searchParams.getAll('hl')).toEqual(['pt-BR']);
});
