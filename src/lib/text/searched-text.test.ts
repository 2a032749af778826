import { expect, it } from 'vitest';
import { searchedText } from './searched-text';

it('quotation marks around a text are no part of it, and alone they are the text', () => {
  expect(searchedText('“imposto de renda”')).toBe('imposto de renda');
  expect(searchedText('"')).toBe('"');
});

it.each([
  ['Projeto de Lei 5900/2025', 'PL 5900/2025'],
  ['projeto de lei nº 5.900, de 2025', 'PL 5900/2025'],
  ['Projeto de Lei Complementar 108/24', 'PLP 108/2024'],
  ['Proposta de Emenda à Constituição nº 8, de 2025', 'PEC 8/2025'],
  ['PROPOSTA DE EMENDA A CONSTITUICAO 8', 'PEC 8'],
  ['Medida Provisória 1.300', 'MPV 1300'],
  ['Projeto de Decreto Legislativo 314/2025', 'PDL 314/2025'],
  ['PL\u20115900/2025', 'PL 5900/2025'],
  ['P.L. 5.900/2025', 'PL 5900/2025'],
  ['P.E.C. nº 8/2025', 'PEC 8/2025'],
  ['M.P. 1.300', 'MPV 1300'],
  ['P. L. 5.900/2025', 'PL 5900/2025'],
  ['PL 5900-A/2025', 'PL 5900/2025'],
  ['PL nº 5.900-B, de 2025', 'PL 5900/2025'],
  ['PL 5900/2025?', 'PL 5900/2025'],
  ['(PL 5900/2025).', 'PL 5900/2025'],
])('%j, as newspapers write it, is the %s of the titles', (typed, title) => {
  expect(searchedText(typed)).toBe(title);
});

it.each(['projeto de lei', 'projeto de lei orçamentária', 'medida provisória da energia', 'PEC 6x1'])(
  '%j names no proposition, and is searched as it is typed',
  (typed) => {
    expect(searchedText(typed)).toBe(typed);
  },
);
