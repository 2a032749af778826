import { expect, it } from 'vitest';
import { publicationsOf, sourceNumbers, titleParts } from './fact-sources';

const publication = {
  titulo: 'Dados de partidos',
  veiculo: 'Coleção',
  tipo: 'outra',
  publicada_em: null,
  url: 'https://exemplo.org/colecao',
  consultada_em: null,
};

it('the numbers of sources part two titles of one address, join one title under two facts, and follow the columns', () => {
  const fontes = [
    { campo: 'resultado_1turno', posicao: 1, fonte: { ...publication, titulo: 'Apuração' } },
    { campo: 'idade', posicao: 1, fonte: publication },
    { campo: 'nome', posicao: 2, fonte: { ...publication, titulo: 'Dados de candidatos' } },
    { campo: 'nome', posicao: 1, fonte: publication },
  ];
  const record = { nome: 'Ana', idade: 30, fontes };
  expect(publicationsOf(record).map(({ titulo }) => titulo)).toEqual([
    'Dados de partidos',
    'Dados de candidatos',
    'Apuração',
  ]);
  expect(sourceNumbers(record, ['nome', 'idade'])).toEqual([1, 2]);
  expect(sourceNumbers(record, ['resultado_1turno'])).toEqual([3]);
  expect(sourceNumbers(record, ['profissao'])).toEqual([]);
});

it.each([
  [
    'DivulgaCandContas, TSE — API do TSE, lida — em agosto',
    ['DivulgaCandContas, TSE', 'API do TSE, lida — em agosto'],
  ],
  ['Candidatos – Edmilson Costa (PCB)', ['Candidatos – Edmilson Costa (PCB)', '']],
])('the title of a source is its name, apart from how it was read: %s', (title, parts) => {
  expect(titleParts(title)).toEqual(parts);
});
