import { networkInterfaces } from 'node:os';
import { afterEach, expect, test } from 'vitest';
import { listen, type Listener, PortTakenError } from './listen.ts';

const open: Listener[] = [];

async function start(port: number, alsoIpv6 = false): Promise<Listener> {
  const listener = await listen({
    port,
    variable: 'APP_PORT',
    alsoIpv6,
    fetch: (_request, address) => Response.json({ address }),
  });
  open.push(listener);
  return listener;
}

const hasIpv6 = Object.values(networkInterfaces()).some((list) =>
  list?.some(({ address }) => address === '::1'),
);

afterEach(async () => {
  await Promise.all(open.splice(0).map((listener) => listener.close()));
});

test('port 0 takes a free port and answers on 127.0.0.1', async () => {
  const { port } = await start(0);
  expect(port).toBeGreaterThan(0);
  const response = await fetch(`http://127.0.0.1:${port}/`);
  expect(await response.json()).toEqual({ address: '127.0.0.1' });
});

test.runIf(hasIpv6)('"localhost" answers both ways when asked', async () => {
  const { port } = await start(0, true);
  expect((await fetch(`http://[::1]:${port}/`)).status).toBe(200);
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
});

test('a taken port is one sentence that names the variable', async () => {
  const { port } = await start(0);
  const refusal = start(port);
  await expect(refusal).rejects.toThrow(PortTakenError);
  await expect(refusal).rejects.toThrow(
    `A porta ${port} já está em uso. Feche o outro programa ou escolha outra porta com APP_PORT=<número>.`,
  );
});

test('closing frees the port at once, open connections notwithstanding', async () => {
  const first = await start(0);
  await fetch(`http://127.0.0.1:${first.port}/`);
  await first.close();
  const second = await start(first.port);
  expect(second.port).toBe(first.port);
});
