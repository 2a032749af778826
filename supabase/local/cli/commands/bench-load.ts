import { loadavg } from 'node:os';
import { percentile, tableText, timed } from '../bench/measure.ts';
import { demoAccounts } from '../../data/demo-accounts.ts';
import { launchSettings } from '../launch/settings.ts';
import { type Stack, startStack } from '../stack.ts';
import type { Storage } from '../storage/storage.ts';

export const usage = { takes: '', says: 'Mede o backend com 10, 50 e 200 clientes.' };

const crowds = [10, 50, 200] as const;
const rounds = 10;
const chamber = 'https://dadosabertos.camara.leg.br/api/v2';
const listColumns = 'id,nome,foto_url,partido_sigla,partido_nome,partido_cor_hex,status,estado_origem,idade';

type Call = () => Promise<Response>;

async function tokenOfUser({ url, anonKey }: Stack): Promise<string> {
  const [{ email, password }] = demoAccounts;
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const answer: unknown = await response.json();
  const isSession = typeof answer === 'object' && answer !== null && 'access_token' in answer;
  if (!isSession || typeof answer.access_token !== 'string') throw new Error('a conta de exemplo não entrou');
  return answer.access_token;
}

function questions({ url, anonKey }: Stack, token: string): Record<string, Call> {
  const visitor = { apikey: anonKey, authorization: `Bearer ${anonKey}` };
  const person = { apikey: anonKey, authorization: `Bearer ${token}` };
  const rows = `${url}/rest/v1`;
  return {
    'lista de candidatos': () =>
      fetch(`${rows}/candidatos_presidencia_2026?select=${listColumns}&order=nome.asc`, { headers: visitor }),
    'escolhas de uma pessoa': () =>
      fetch(`${rows}/usuario_candidatos_relacao?select=candidato_id,favorito,ignorado`, { headers: person }),
    'votos de um deputado': () =>
      fetch(`${rows}/rpc/votos_do_deputado?p_deputado=62881&p_limite=20`, { headers: visitor }),
    'deputados pelo proxy, em cache': () =>
      fetch(`${url}/functions/v1/camara-proxy`, {
        method: 'POST',
        headers: { ...visitor, 'content-type': 'application/json' },
        body: JSON.stringify({ url: `${chamber}/deputados?itens=50&ordem=ASC&ordenarPor=nome` }),
      }),
  };
}

interface Outcome {
  times: number[];
  errors: number;
  /** Answers in a second, all clients together. */
  rate: number;
}

/** All clients at once, each one call after the other. */
async function measure(clients: number, call: Call): Promise<Outcome> {
  const times: number[] = [];
  let errors = 0;
  const start = performance.now();
  const client = async (): Promise<void> => {
    for (let round = 0; round < rounds; round += 1) {
      try {
        times.push(await timed(call));
      } catch (error) {
        errors += 1;
        process.stderr.write(`${String(error)}\n`);
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { times, errors, rate: (times.length / (performance.now() - start)) * 1000 };
}

/** In memory, or in the empty database that LOCAL_DATABASE_URL names, with every vote in both. */
function storageIn(variables: NodeJS.ProcessEnv): Storage {
  const { storage } = launchSettings(variables, process.cwd());
  return storage.kind === 'server' ? storage : { kind: 'memory', votes: 'all' };
}

/** `bench:load`: 10, 50 and 200 clients, ms; exit code 1 on failed calls. */
export async function run(): Promise<void> {
  const log = (line: string): void => void process.stderr.write(`${line}\n`);
  const stack = await startStack({ port: 0, storage: storageIn(process.env), log });
  try {
    const calls = Object.entries(questions(stack, await tokenOfUser(stack)));
    for (const [, call] of calls) await timed(call);
    const rows: (string | number)[][] = [];
    let failed = 0;
    for (const clients of crowds) {
      for (const [name, call] of calls) {
        const { times, errors, rate } = await measure(clients, call);
        failed += errors;
        const [p50, p95] = [0.5, 0.95].map((share) => percentile(times, share).toFixed(0));
        rows.push([name, clients, errors, p50 ?? '', p95 ?? '', rate.toFixed(0)]);
      }
    }
    const load = loadavg()[0]?.toFixed(1) ?? '?';
    process.stdout.write(
      `${tableText(['chamada', 'clientes', 'erros', 'p50 ms', 'p95 ms', 'por s'], rows)}\ncarga da máquina: ${load}\n`,
    );
    if (failed > 0) process.exitCode = 1;
  } finally {
    await stack.stop();
  }
}
