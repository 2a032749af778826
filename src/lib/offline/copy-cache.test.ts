import { expect, it } from 'vitest';
import { installCaches } from '../../../tests/support/browser/fake-caches';
import { findCopy, putCopy } from './copy-cache';

it('the device keeps the sixty answers kept last', async () => {
  installCaches();
  const names = Array.from({ length: 61 }, (_, at) => `["answer",${at}]`);
  for (const [at, name] of names.entries()) await putCopy(name, { data: at, at });
  const kept = await Promise.all(names.map(findCopy));
  expect(kept.map((copy) => copy?.data)).toEqual([undefined, ...names.keys()].filter((at) => at !== 0));
});
