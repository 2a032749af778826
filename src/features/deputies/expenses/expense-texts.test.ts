import { expect, it } from 'vitest';
import { extentText, repeatedTexts, unsummedTexts } from './expense-texts';

const words = (text: string) => text.replaceAll('\u00a0', ' ');
const context = {
  ...{ uf: 'CE', total: 80, ate: '2026-07-24', documentos: 166, n: 1, mediana: 80 },
  ...{ deputados: [], meses: [], tipos: [], limites: [] },
};

it('what is not summed or is repeated is counted in words', () => {
  expect(unsummedTexts(1_200)).toEqual(['1.200 recibos que a Câmara publicou sem valor não estão na soma.']);
  expect(repeatedTexts(2)).toEqual(['2 linhas repetidas pela Câmara, contadas uma vez.']);
  expect([...unsummedTexts(0), ...repeatedTexts(0)]).toEqual([]);
});

it('the extent of a year says as much as is known of it', () => {
  expect(words(extentText(context))).toBe('até 24/07/2026 · 166 recibos');
  expect(words(extentText({ ...context, ate: null, documentos: 1 }))).toBe('1 recibo');
  expect(words(extentText({ ...context, documentos: null }))).toBe('até 24/07/2026');
  expect(extentText({ ...context, total: null })).toBe('');
});
