import { createClient, FunctionsFetchError, FunctionsHttpError } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { newClient, target } from './support.ts';

interface Invocation {
  data: unknown;
  error: unknown;
}

test('a function that does not exist is an HTTP error with the body of the platform', async () => {
  const outcome: Invocation = await newClient().functions.invoke('nao-existe', { body: {} });
  const { data, error } = outcome;
  expect(data).toBeNull();
  expect(error).toBeInstanceOf(FunctionsHttpError);
  const response: unknown = error instanceof FunctionsHttpError ? error.context : null;
  if (!(response instanceof Response)) throw new Error('the error carries no response');
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({
    code: 'NOT_FOUND',
    message: 'Requested function was not found',
  });
});

test('what the proxy took from a copy is told as a copy of its day, never as live', async () => {
  const client = newClient();
  const url = 'https://dadosabertos.camara.leg.br/api/v2/deputados/62881';
  const { data }: Invocation = await client.functions.invoke('camara-proxy', { body: { url } });
  expect(data).toMatchObject({ origem: { tipo: 'snapshot', dadosDe: '2025-03-21' } });
  const health = await client.rpc('saude_dos_dados').throwOnError();
  expect(health.data.find(({ conjunto }) => conjunto === 'perfis')).toMatchObject({
    origem: 'copia',
    dados_ate: '2025-03-21',
    falhas: 0,
  });
});

test('a backend that cannot be reached is a fetch error', async () => {
  const unreachable = createClient('http://127.0.0.1:1', target.anonKey);
  const outcome: Invocation = await unreachable.functions.invoke('camara-proxy');
  expect(outcome.error).toBeInstanceOf(FunctionsFetchError);
});
