import { setTimeout as sleep } from 'node:timers/promises';
import { percentile, timed } from '../bench/measure.ts';
import { serveStandIn } from '../../stand-ins/camara/serve-stand-in.ts';
import { createStandIn } from '../../stand-ins/camara/stand-in.ts';
import { startStack } from '../stack.ts';

export const usage = { takes: '', says: 'Mede o camara-proxy com muitos clientes.' };

const clients = 50;
const rounds = 20;
/** New questions meet the Chamber's fastest; the ratio half of it, which favours doing without a cache. */
const chamberMs = { asNew: 1_000, asRatio: 500 };
const chamber = 'https://dadosabertos.camara.leg.br/api/v2';

/** All clients at once, each `count` times, one call after the other. */
async function measure(count: number, call: (client: number) => Promise<Response>): Promise<number[]> {
  const times = await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const own: number[] = [];
      for (let round = 0; round < count; round += 1) own.push(await timed(() => call(client)));
      return own;
    }),
  );
  return times.flat();
}

function row(name: string, times: readonly number[]): string {
  const cells = [percentile(times, 0.5), percentile(times, 0.95)].map((ms) => ms.toFixed(0).padStart(7));
  return `${name.padEnd(34)}${cells.join('')}`;
}

/** The ratio excludes the wait of the proxy's own limit. */
export async function run(): Promise<void> {
  const standIn = createStandIn();
  let answersInMs = chamberMs.asRatio;
  const slow = {
    faults: standIn.faults,
    async fetch(request: Request) {
      await sleep(answersInMs);
      return standIn.fetch(request);
    },
  };
  const log = (line: string): void => void process.stderr.write(`${line}\n`);
  const served = await serveStandIn(slow, log);
  const stack = await startStack({ port: 0, functionVariables: { CAMARA_API_URL: served.url }, log });
  const question = (client: number): string => `/deputados?itens=50&pagina=${client + 1}`;
  const proxied = (client: number): Promise<Response> =>
    fetch(`${stack.url}/functions/v1/camara-proxy`, {
      method: 'POST',
      headers: { apikey: stack.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ url: `${chamber}${question(client)}` }),
    });
  try {
    await fetch(`${served.url}${question(0)}`);
    // The start of function and backend is no wait for the Chamber.
    await measure(1, (client) => proxied(clients + client));
    const direct = await measure(1, (client) => fetch(`${served.url}${question(client)}`));
    answersInMs = chamberMs.asNew;
    const uncached = await measure(1, proxied);
    const cached = await measure(rounds, proxied);
    const same = await measure(rounds, () => proxied(0));
    const ratios = [cached, same].map((times) => percentile(times, 0.95) / percentile(direct, 0.95));
    process.stdout.write(
      [
        `${clients} clientes ao mesmo tempo`,
        `${'milissegundos'.padEnd(34)}    p50    p95`,
        row(`sem cache nem limite (${chamberMs.asRatio} ms)`, direct),
        row(`50 perguntas novas (${chamberMs.asNew} ms)`, uncached),
        row('em cache, cada um a sua pergunta', cached),
        row('em cache, todos a mesma pergunta', same),
        `em cache / sem cache nem limite, p95: ${ratios.map((ratio) => ratio.toFixed(3)).join(' e ')}`,
        '',
      ].join('\n'),
    );
  } finally {
    await stack.stop();
    await served.close();
  }
}
