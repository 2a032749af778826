import { expect, it } from 'vitest';
import { ageOf, ageText } from './age';

it('the age is counted in whole years from the day of birth, else taken from the record', () => {
  const born = { data_nascimento: '1945-10-27', idade: 35 };
  expect(ageOf(born, '2026-10-26')).toBe(80);
  expect(ageOf(born, '2026-10-27')).toBe(81);
  expect(ageOf({ data_nascimento: null, idade: 39 }, '2026-10-27')).toBe(39);
  expect(ageOf({ data_nascimento: null, idade: null }, '2026-10-27')).toBeNull();
});

it('the age is written in years, or said not to be informed, never the default', () => {
  expect(ageText(39)).toBe('39 anos');
  expect(ageText(null)).toBe('Idade não informada');
});
