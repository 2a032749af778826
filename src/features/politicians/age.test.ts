import { expect, it } from 'vitest';
import { ageOf, ageText } from './age';

it('counts whole years from the day of birth, else takes the age of the record', () => {
  const born = { data_nascimento: '1945-10-27', idade: 35 };
  expect(ageOf(born, '2026-10-26')).toBe(80);
  expect(ageOf(born, '2026-10-27')).toBe(81);
  expect(ageOf({ data_nascimento: null, idade: 39 }, '2026-10-27')).toBe(39);
  expect(ageOf({ data_nascimento: null, idade: null }, '2026-10-27')).toBeNull();
});

it('writes the age in years, and says that it is not informed, never the default', () => {
  expect(ageText(39)).toBe('39 anos');
  expect(ageText(null)).toBe('Idade não informada');
});
