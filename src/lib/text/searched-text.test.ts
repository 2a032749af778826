import { expect, it } from 'vitest';
import { searchedText } from './searched-text';

it('quotation marks around a text are no part of it, and alone they are the text', () => {
  expect(searchedText('“imposto de renda”')).toBe('imposto de renda');
  expect(searchedText('"')).toBe('"');
});
