import * as z from 'zod';
import { describeError, type Log } from '../_shared/log.ts';

/** Empty where the Chamber gives none, or something else. */
const text = z.string().trim().catch('');
/** Numbers come as text too. */
const id = z.union([z.int(), z.string()]).transform(Number).pipe(z.int().positive());
const deputySchema = z.object({ id, nome: z.string(), siglaPartido: text, siglaUf: text });
const listSchema = z.object({ dados: z.array(z.unknown()) });
const detailSchema = z.object({
  dados: z.object({
    id,
    ultimoStatus: z.object({ nomeEleitoral: text, nome: text, siglaPartido: text, siglaUf: text }),
  }),
});

export interface DeputyRecord {
  nome: string;
  siglaPartido: string;
  siglaUf: string;
}

/** By id. Never rejects: whoever cannot be found is missing from the map. */
export type FindDeputies = (ids: readonly string[]) => Promise<ReadonlyMap<string, DeputyRecord>>;

export interface FindDeputiesOptions {
  url: string;
  anonKey: string;
  fetch: typeof fetch;
  log: Log;
}

const api = 'https://dadosabertos.camara.leg.br/api/v2';
const wholeList = `${api}/deputados?itens=1000&ordem=ASC&ordenarPor=nome`;
/** Deputies who left office take one request each; beyond this many they are left out. */
const maxDetails = 12;
const timeoutMs = 12_000;

/** Through camara-proxy, which has nearly every answer cached and limits what reaches the Chamber. */
export function createFindDeputies({ url, anonKey, fetch, log }: FindDeputiesOptions): FindDeputies {
  async function ask(address: string, signal: AbortSignal): Promise<unknown> {
    const response = await fetch(`${url}/functions/v1/camara-proxy`, {
      method: 'POST',
      headers: { apikey: anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ url: address }),
      redirect: 'manual',
      signal,
    });
    if (response.ok) {
      const body: unknown = await response.json();
      return body;
    }
    await response.body?.cancel();
    throw new Error(`camara-proxy answered ${response.status}`);
  }

  async function orNull<T>(work: Promise<T>): Promise<T | null> {
    try {
      return await work;
    } catch (error) {
      log('deputies_away', { error: describeError(error) });
      return null;
    }
  }

  async function readDetail(id: string, signal: AbortSignal): Promise<[string, DeputyRecord]> {
    const { dados } = detailSchema.parse(await ask(`${api}/deputados/${Number(id)}`, signal));
    const { nomeEleitoral, nome, siglaPartido, siglaUf } = dados.ultimoStatus;
    return [id, { nome: nomeEleitoral || nome, siglaPartido, siglaUf }];
  }

  /** One bad row loses no other. */
  async function readList(signal: AbortSignal): Promise<z.infer<typeof deputySchema>[]> {
    const { dados } = listSchema.parse(await ask(wholeList, signal));
    return dados.flatMap((row) => deputySchema.safeParse(row).data ?? []);
  }

  return async (wanted) => {
    const ids = wanted.filter((id) => /^\d{1,10}$/.test(id));
    if (ids.length === 0) return new Map();
    const signal = AbortSignal.timeout(timeoutMs);
    const list = await orNull(readList(signal));
    const inOffice = new Map((list ?? []).map(({ id, ...deputy }) => [String(id), deputy]));
    const missing = ids.filter((id) => !inOffice.has(String(Number(id)))).slice(0, maxDetails);
    const details = await Promise.all(missing.map((id) => orNull(readDetail(id, signal))));
    const found = new Map(details.filter((detail) => detail !== null));
    for (const id of ids) {
      const deputy = inOffice.get(String(Number(id)));
      if (deputy !== undefined) found.set(id, deputy);
    }
    return found;
  };
}
