import { expect, it } from 'vitest';
import { placedStates } from './state-places';
import { ufs } from './states';

it('every state has one place on the map', () => {
  expect(placedStates.map(({ uf }) => uf).sort()).toEqual([...ufs].sort());
});
