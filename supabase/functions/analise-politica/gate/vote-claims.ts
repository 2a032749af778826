import { type Check, sameSet, type Touches } from './evidence.ts';

/** Both numbers are those of the one cited fact about these two, and nothing else is claimed. */
export const voted_alike: Check = ({ people, tokens }, { count, size }, { cited }) => {
  if (people.length !== 2 || tokens.includes('terceiros')) return null;
  const isOfThem: Touches = ({ states }) =>
    states.of === 'votos' && sameSet(states.pair, people) && states.alike === count && states.common === size;
  return cited.some(isOfThem) ? isOfThem : null;
};
