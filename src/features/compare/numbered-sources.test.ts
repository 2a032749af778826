import { expect, it } from 'vitest';
import { numberedSources, numbersOf } from './numbered-sources';

const court = { title: 'Registro', outlet: 'TSE', day: '01/09/2026', url: 'https://tse.exemplo/' };
const paper = { ...court, title: 'Perfil', outlet: 'Jornal Exemplo' };

it('a source that states many cells is listed once, and each cell has its number', () => {
  const cells = [{ lines: ['A'], sources: [court] }, undefined, { lines: null }];
  const more = [{ lines: ['B'], sources: [paper, { ...court }] }];
  const list = numberedSources([
    {
      title: 'Pessoa',
      rows: [
        { label: 'Idade', cells },
        { label: 'Partido', cells: more },
      ],
    },
  ]);
  expect(list).toEqual([court, paper]);
  expect(numbersOf([paper, court, court], list)).toEqual([1, 2]);
  expect(numbersOf([], list)).toEqual([]);
});

it('two pages of one title and day are two sources', () => {
  const cells = [{ lines: ['A'], sources: [court, { ...court, url: 'https://tse.exemplo/outra' }] }];
  expect(numberedSources([{ title: 'Pessoa', rows: [{ label: 'Idade', cells }] }])).toHaveLength(2);
});
