import { readFileSync } from 'node:fs';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routes } from '@/app/router';
import { addressesOf, siteMap } from '@/lib/site-map';
import { places } from './places';

/** For developers: browsers walk it, device faults do not concern it. */
const gallery = '/__galeria';

/** Addresses of a pattern; one with an optional part is two. */
const patternsOf = (path: string) => (path.endsWith('?') ? [path, path.replace(/\/:[^/]+\?$/, '')] : [path]);

/** Every screen below these routes, by its pattern. */
function screensOf(tree: readonly RouteObject[], inherited = ''): string[] {
  return tree.flatMap(({ path = '', index = false, children }) => {
    const pattern = index || path === '' ? inherited : path;
    if (children) return screensOf(children, pattern);
    return patternsOf(pattern);
  });
}

/** The screen that the router shows at an address. */
function screenAt(address: string): string {
  const [pathname = ''] = address.split('?');
  const last = matchRoutes(routes, pathname)?.at(-1);
  if (last === undefined) return '';
  const pattern = last.route.path ?? last.pathnameBase;
  return pattern.endsWith('?') && Object.values(last.params).every((value) => value === undefined)
    ? pattern.replace(/\/:[^/]+\?$/, '')
    : pattern;
}

/** Screens of the router that none of these addresses opens. */
function notWalked(addresses: readonly string[]): string[] {
  const walked = new Set(addresses.map(screenAt));
  return screensOf(routes).filter((screen) => !walked.has(screen));
}

const addressesIn = (text: string) =>
  Array.from(text.matchAll(/'(\/[^']*)'/g), ([, address = '']) => address);

it('the table of pages and the router know the same screens', () => {
  const known = siteMap.flatMap(({ path }) => patternsOf(path));
  expect([...known, gallery].sort()).toEqual(screensOf(routes).sort());
});

it('every screen of the router meets the faults of the device and of the address', () => {
  expect(notWalked(places.map(({ path }) => path))).toEqual([gallery]);
});

it('every screen of the router is walked in a browser, with axe and at 320 px', () => {
  const written = addressesIn(readFileSync('e2e/screens.spec.ts', 'utf8'));
  const derived = addressesOf(siteMap.filter(({ access }) => access === 'everybody')).pages;
  expect(notWalked([...written, ...derived])).toEqual([]);
});

it('a screen that no address opens is found', () => {
  const missing = notWalked(addressesIn("['/', 'Lula'], ['/candidato/7', ''], ['/admin/votacoes', '']"));
  expect(missing).toContain('/dados');
  expect(missing).toContain('/admin');
  expect(missing).toContain('/admin/votacoes/:id?');
  expect(missing).toContain('*');
  expect(missing).not.toContain('/admin/votacoes');
  expect(missing).not.toContain('/candidato/:id');
});
