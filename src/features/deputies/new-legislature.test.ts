import { expect, it } from 'vitest';
import { isForming, legislatureText } from './new-legislature';

it.each([
  ['2027-01-31', false],
  ['2027-02-01', true],
  ['2027-04-01', true],
  ['2027-04-02', false],
])('on %s the list of the legislature may still be on its way: %s', (day, isNew) => {
  expect(isForming(day)).toBe(isNew);
});

it('the new legislature is written with its years', () => {
  expect(legislatureText(58)).toBe('58 (2027–2031)');
});
