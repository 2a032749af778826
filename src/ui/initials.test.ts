import { expect, test } from 'vitest';
import { initials } from './initials';

test.each([
  ['Maria da Silva', 'MS'],
  ['Zeferino', 'Z'],
  ['  ana   clara  ', 'AC'],
  ['Édson Ávila', 'ÉÁ'],
  ['', ''],
])('writes %s as %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
