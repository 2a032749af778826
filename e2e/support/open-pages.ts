import { addressesOf, siteMap } from '../../src/lib/site-map.ts';

/** No account needed, outside the given addresses: only their own words appear. */
export function openPagesBeside(addresses: readonly string[]): string[] {
  const named = new Set(addresses.map((address) => address.split('?')[0]));
  const { pages } = addressesOf(siteMap.filter(({ access }) => access === 'everybody'));
  return pages.filter((path) => !named.has(path));
}
