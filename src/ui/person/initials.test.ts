import { expect, test } from 'vitest';
import { initials } from './initials';

test.each([
  ['Maria da Silva', 'MS'],
  ['Zeferino', 'Z'],
  ['  ana   clara  ', 'AC'],
  ['Édson Ávila', 'ÉÁ'],
  ['', ''],
])('the initials of %s are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
