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

test('a backend that cannot be reached is a fetch error', async () => {
  const unreachable = createClient('http://127.0.0.1:1', target.anonKey);
  const outcome: Invocation = await unreachable.functions.invoke('camara-proxy');
  expect(outcome.error).toBeInstanceOf(FunctionsFetchError);
});
