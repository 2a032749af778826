import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { pageRows } from './page-rows.ts';

async function written(file: string): Promise<string | undefined> {
  const { load } = pageRows();
  if (typeof load !== 'function') throw new Error('The plugin loads nothing.');
  const text: unknown = await Reflect.apply(load, {}, [resolve(file)]);
  return typeof text === 'string' ? text : undefined;
}

it('the browser gets the addresses of the pages and nothing else of their table', async () => {
  const text = await written('src/lib/page-rows.ts');
  expect(text).toContain('{"path":"/sobre","page":"about-page"}');
  expect(text).toContain('{"to":"/sobre","label":"Sobre e método"}');
  expect(text).not.toMatch(/import|robots|"most|because|isOffline/);
});

it('other modules are left as they are', async () => {
  expect(await written('src/lib/site-map.ts')).toBeUndefined();
});
