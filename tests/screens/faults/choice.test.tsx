import { describe, expect, it } from 'vitest';
import { pairsOf } from './choice';
import { faultNames } from './network-faults';
import { accessTo, places } from './places';

const chosen = pairsOf(places, faultNames, { isAll: false });

describe('the choice of pairs', () => {
  it('takes every screen and every fault, and no pair twice', () => {
    expect(new Set(chosen.map(({ thing }) => thing))).toEqual(new Set(places));
    expect(new Set(chosen.map(({ fault }) => fault))).toEqual(new Set(faultNames));
    expect(chosen).toHaveLength(Math.max(places.length, faultNames.length));
    expect(new Set(chosen.map(({ thing, fault }) => `${thing.path} ${fault}`)).size).toBe(chosen.length);
  });

  it('takes every fault also where it is longer than the things, which take turns', () => {
    expect(pairsOf(['a', 'b'], [1, 2, 3], { isAll: false })).toEqual([
      { thing: 'a', fault: 1 },
      { thing: 'b', fault: 2 },
      { thing: 'a', fault: 3 },
    ]);
  });

  it('lets every kind of screen meet every fault', () => {
    const byAccess = pairsOf(places, faultNames, { kindOf: accessTo, isAll: false });
    const kinds = new Set(places.map(accessTo));
    expect(kinds.size).toBeGreaterThan(3);
    for (const kind of kinds) {
      const met = byAccess.filter(({ thing }) => accessTo(thing) === kind).map(({ fault }) => fault);
      expect(new Set(met), kind).toEqual(new Set(faultNames));
    }
    expect(new Set(byAccess.map(({ thing }) => thing))).toEqual(new Set(places));
  });
});
