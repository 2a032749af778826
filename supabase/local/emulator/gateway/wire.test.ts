import { once } from 'node:events';
import { IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { localJwtSecret } from '../jwt.ts';
import { createGateway } from './gateway.ts';
import { projectKeys } from './keys.ts';
import { listen, type Listener } from './listen.ts';

const log: string[] = [];
let apikey: string;
let listener: Listener;

beforeAll(async () => {
  const keys = await projectKeys(localJwtSecret);
  const answer = (): Response => Response.json({});
  const services = { rest: answer, auth: answer, functions: answer, mail: answer };
  const gateway = createGateway({ keys, ...services, log: (line) => log.push(line) });
  apikey = keys.anonKey;
  listener = await listen({ port: 0, variable: 'BACKEND_PORT', fetch: gateway.fetch });
});

afterAll(() => listener.close());

test('after a body that was too large the client goes on undisturbed', async () => {
  const post = async (body: string): Promise<number> => {
    const address = `http://127.0.0.1:${listener.port}/rest/v1/t`;
    const response = await fetch(address, { method: 'POST', headers: { apikey }, body });
    await response.text();
    return response.status;
  };
  const statuses: number[] = [];
  for (const size of [1_200_000, 1, 1, 1_200_000, 1, 1]) statuses.push(await post('a'.repeat(size)));
  expect(statuses).toEqual([413, 200, 200, 413, 200, 200]);
});

test('methods that the web does not let through are refused, not a failure', async () => {
  const asked = request({ port: listener.port, method: 'TRACE', path: '/rest/v1/t' }).end();
  const [response] = z.tuple([z.instanceof(IncomingMessage)]).parse(await once(asked, 'response'));
  expect(response.statusCode).toBe(405);
  expect(log).toEqual([]);
});
