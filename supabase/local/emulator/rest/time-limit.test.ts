import { expect, test } from 'vitest';
import { bearer, openLibrary } from './rest-fixture.ts';

const library = await openLibrary(
  {},
  `alter role anon set statement_timeout = '0.4s';
  create function public.work(milliseconds int) returns void language plpgsql as $$
    declare start timestamptz := clock_timestamp();
    begin while clock_timestamp() < start + milliseconds * interval '1 ms' loop end loop; end $$;`,
);

const work = (milliseconds: number, headers = {}) =>
  library.ask('/rpc/work', { method: 'POST', headers, body: { milliseconds } });

test('a statement beyond the limit of its role is cut, and those who waited are served', async () => {
  const [cut, read, other] = await Promise.all([
    work(600_000),
    library.ask('/tags?select=id&id=eq.1'),
    work(600_000),
  ]);
  const refusal = {
    code: '57014',
    message: 'canceling statement due to statement timeout',
    details: null,
    hint: null,
  };
  expect([cut.status, cut.json]).toEqual([500, refusal]);
  expect([read.status, read.json]).toEqual([200, [{ id: 1 }]]);
  expect([other.status, other.json]).toEqual([500, refusal]);
});

test('another role has another limit', async () => {
  const person = await bearer({ role: 'authenticated', sub: '00000000-0000-4000-8000-000000000001' });
  expect((await work(1000, person)).status).toBe(204);
  expect((await work(600_000)).status).toBe(500);
});
