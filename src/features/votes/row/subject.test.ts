import { expect, it } from 'vitest';
import { firstClause, subjectText } from './subject';

it.each([
  [
    'Acrescenta dispositivos à Lei nº 14.600, de 19 de junho de 2023, para estabelecer a competência privativa do órgão federal responsável pela agricultura para análise econômica; e dá outras providências.',
    'Estabelecer a competência privativa do órgão federal responsável pela agricultura…',
  ],
  [
    'Altera o Decreto-Lei nº 2.848, de 7 de dezembro de 1940 (Código Penal), para aumentar as penas cominadas aos crimes de furto e roubo.',
    'Aumentar as penas cominadas aos crimes de furto e roubo',
  ],
  [
    'Altera a Lei nº 13.709, de 14 de agosto de 2018, para tratar da Agência Nacional de Proteção de Dados, a Lei nº 10.871, de 20 de maio de 2004, para criar a Carreira.',
    'Tratar da Agência Nacional de Proteção de Dados',
  ],
  [
    'Altera a Lei n° 11.416, de 15 de dezembro de 2006, que dispõe sobre as Carreiras dos Servidores.',
    'Altera a Lei n° 11.416, de 15 de dezembro de 2006, que dispõe sobre as Carreiras…',
  ],
  ['Cria a Universidade Federal Indígena.', 'Cria a Universidade Federal Indígena'],
  [
    'Votos:\r\n\r\nSra. Ana Exemplo: \r\n\r\nsim: 375;\r\nnão: 24. Eleita a Sra. Ana Exemplo.',
    'Votos: Sra. Ana Exemplo: sim: 375',
  ],
  ['Institui um programa; altera a Lei nº 1.', 'Institui um programa'],
  ['Institui um programa e dá outras providências.', 'Institui um programa'],
  ['Velha.\n\nNOVA EMENTA: Institui o Programa Mover; altera a Lei nº 1.', 'Institui o Programa Mover'],
])('of %j the first clause is %j', (summary, clause) => {
  expect(firstClause(summary)).toBe(clause);
});

it('a first clause of 90 characters is whole', () => {
  const clause = `Institui ${'x'.repeat(81)}`;
  expect(firstClause(`${clause}.`)).toBe(clause);
});

it('a first clause is at most 90 characters and ends with no open word', () => {
  const clause = firstClause(`Institui ${'o programa de '.repeat(20)}exemplo`);
  expect([...clause].length).toBeLessThanOrEqual(91);
  expect(clause).toMatch(/programa…$/);
});

it('the published title is the subject, then the summary, then the number', () => {
  const told = {
    titulo_claro: 'Título em palavras',
    ementa: 'Cria algo.',
    titulo: 'PL 1/2026',
    tipo: 'texto',
  };
  expect(subjectText(told)).toBe('Título em palavras');
  expect(subjectText({ ...told, titulo_claro: null })).toBe('Cria algo');
  expect(subjectText({ ...told, titulo_claro: null, ementa: null })).toBe('PL 1/2026');
  const nothing = { titulo_claro: null, ementa: null, titulo: null };
  expect(subjectText({ ...nothing, tipo: 'eleicao' })).toBe('Eleição de pessoa');
  expect(subjectText({ ...nothing, tipo: 'texto' })).toBe('Proposição não informada');
});
