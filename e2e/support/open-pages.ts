import { addressesOf, siteMap } from '../../src/lib/site-map.ts';

/** Pages of the table that need no account and are not among some addresses: nothing but their own words is awaited there. */
export function openPagesBeside(addresses: readonly string[]): string[] {
  const named = new Set(addresses.map((address) => address.split('?')[0]));
  const { pages } = addressesOf(siteMap.filter(({ access }) => access === 'everybody'));
  return pages.filter((path) => !named.has(path));
}
