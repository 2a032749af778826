import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { paths } from '@/lib/paths';

/** Addresses of the router that no text names, neither as they are nor with an id in them. */
function addressesMissingIn(text: string): string[] {
  return Object.values(paths)
    .filter((path) => typeof path === 'string')
    .filter((path) => !new RegExp(`'${path.replace(':id', "[^/?']+")}(\\?[^']*)?'`).test(text));
}

it('every address of the router is walked in a browser, with axe and at 320 px', async () => {
  expect(addressesMissingIn(await readFile('e2e/screens.spec.ts', 'utf8'))).toEqual([]);
});

it('an address that no walk names is found', () => {
  expect(addressesMissingIn("['/', 'Lula'], ['/candidato/7', '']")).toContain('/dados');
});
