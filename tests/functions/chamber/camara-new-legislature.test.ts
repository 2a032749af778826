import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { ask, createProxy, type Proxy } from './camara-support.ts';

const path = '/deputados?itens=1000&ordem=ASC&ordenarPor=nome&pagina=1';
const before = Date.parse('2027-01-31T22:00:00Z');
const after = Date.parse('2027-02-02T15:00:00Z');
const bodySchema = z.object({
  dados: z.array(z.looseObject({ id: z.int(), idLegislatura: z.int() })),
  links: z.array(z.json()),
});

/** The stand-in lists this many of its deputies, as of this legislature. */
function lists({ upstream, clock }: Proxy, count: number, legislature: number): void {
  upstream.answer = async (url, init) => {
    const { dados, links } = bodySchema.parse(
      await (await clock.hold(upstream.standIn.fetch(new Request(url, init)))).json(),
    );
    const rows = dados.slice(0, count).map((row) => ({ ...row, idLegislatura: legislature }));
    return Response.json({ dados: rows, links });
  };
}

function goTo({ clock }: Proxy, moment: number): void {
  clock.advance(moment - clock.now());
}

/** How many rows of each legislature a visitor gets. */
async function seen(proxy: Proxy, address = path): Promise<Record<string, number>> {
  const { dados } = bodySchema.parse(await (await ask(proxy, address)).json());
  const counts: Record<string, number> = {};
  for (const { idLegislatura } of dados) counts[idLegislatura] = (counts[idLegislatura] ?? 0) + 1;
  return counts;
}

/** What a visitor gets once the kept answer, which is shown first, was requested again. */
async function seenRenewed(proxy: Proxy, address = path): Promise<Record<string, number>> {
  await seen(proxy, address);
  await proxy.settled();
  proxy.clock.advance(60_000);
  return seen(proxy, address);
}

describe('the 513 of the 57th legislature, kept on its last day', () => {
  test.each([0, 130, 513])('give way to the %d whom the Chamber lists of the 58th', async (count) => {
    const proxy = createProxy();
    goTo(proxy, before);
    expect(await seen(proxy)).toEqual({ 57: 513 });
    goTo(proxy, after);
    lists(proxy, count, 58);
    expect(await seenRenewed(proxy)).toEqual(count === 0 ? {} : { 58: count });
  });

  test.each([0, 130])('do not give way to %d before its end', async (count) => {
    const proxy = createProxy();
    goTo(proxy, before - 86_400_000);
    await seen(proxy);
    goTo(proxy, Date.parse('2027-02-01T02:58:00Z'));
    lists(proxy, count, 57);
    expect(await seenRenewed(proxy)).toEqual({ 57: 513 });
  });

  test('asked for by its number, are as many afterwards', async () => {
    const proxy = createProxy();
    const old = `${path}&idLegislatura=57`;
    goTo(proxy, before);
    const sat = await seen(proxy, old);
    goTo(proxy, after);
    lists(proxy, 130, 57);
    expect(await seenRenewed(proxy, old)).toEqual(sat);
  });
});

test('the 58th legislature, once listed, is not believed empty or halved either', async () => {
  const proxy = createProxy();
  goTo(proxy, after);
  lists(proxy, 513, 58);
  expect(await seen(proxy)).toEqual({ 58: 513 });
  for (const count of [0, 256]) {
    goTo(proxy, proxy.clock.now() + 86_400_000);
    lists(proxy, count, 58);
    expect(await seenRenewed(proxy)).toEqual({ 58: 513 });
  }
});
