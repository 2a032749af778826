import { expect, it } from 'vitest';
import { statePlaces } from './state-places';
import { ufs } from './states';

it('every state has a square of its own on the map', () => {
  expect(Object.keys(statePlaces).sort()).toEqual([...ufs].sort());
  expect(new Set(Object.values(statePlaces).map(String)).size).toBe(27);
});
