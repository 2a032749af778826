import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveBlank, openPage, startBlank } from '../../../tests/support/browser/inline-script';
import { readPlaces } from './routes.ts';

beforeEach(startBlank);
afterEach(leaveBlank);

async function deputyPlace() {
  const place = (await readPlaces()).find(({ at }) => at.includes('deputado-federal'));
  if (place === undefined) throw new Error('No place is a deputy’s');
  const reads = place.reads.map((read, index) => ({
    url: `http://backend.test/${String(index)}`,
    headers: {},
    body: '',
    unless: read.unless ?? [],
  }));
  return { at: place.at, reads, isShown: false, ownReads: [], modules: [] };
}

it.each([
  ['/deputado-federal/7', 3],
  ['/deputado-federal/7?aba=despesas', 2],
  ['/deputado-federal/7?aba=votacoes', 2],
])('the head of %s asks for the parties only where the tab names one', async (address, times) => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json([]));
  vi.stubGlobal('fetch', fetched);
  await openPage(address, { path: null, places: [await deputyPlace()] });
  expect(fetched).toHaveBeenCalledTimes(times);
});
