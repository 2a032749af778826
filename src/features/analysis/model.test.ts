import { expect, test } from 'vitest';
import { blocksOf, textToCopy } from './model';

test('a block that starts with bold markers is a heading up to its first colon', () => {
  expect(blocksOf('**Partidos**: PA (2): os dois.\n\nSem título.\n\n**Temas em comum:** saúde')).toEqual([
    { heading: 'Partidos', text: 'PA (2): os dois.' },
    { heading: null, text: 'Sem título.' },
    { heading: 'Temas em comum', text: 'saúde' },
  ]);
});

test('a heading without a colon is one by itself, and a heading may be followed by lines', () => {
  expect(blocksOf('**Resumo**\n\n**Lista**:\numa linha\noutra')).toEqual([
    { heading: 'Resumo', text: '' },
    { heading: 'Lista', text: 'uma linha\noutra' },
  ]);
});

test('bold inside a paragraph leaves no markers, and empty blocks leave nothing', () => {
  expect(blocksOf('\n\nUm **forte** aqui.\r\n \r\nOutro.\n\n\n')).toEqual([
    { heading: null, text: 'Um forte aqui.' },
    { heading: null, text: 'Outro.' },
  ]);
  expect(blocksOf('')).toEqual([]);
});

test('markup is text like any other', () => {
  expect(blocksOf('**<b>x</b>**: <img src=x onerror=alert(1)>')).toEqual([
    { heading: '<b>x</b>', text: '<img src=x onerror=alert(1)>' },
  ]);
});

test('what is copied begins with its label', () => {
  expect(textToCopy('Rótulo.', '**Um**: dois.\n\n**Três**\n\nquatro')).toBe(
    'Rótulo.\n\nUm\ndois.\n\nTrês\n\nquatro',
  );
});
