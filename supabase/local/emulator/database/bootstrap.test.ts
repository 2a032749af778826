import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootstrap } from './bootstrap.ts';
import { type EmbeddedDatabase } from './pglite.ts';
import { openEmpty } from './snapshot.ts';

let database: EmbeddedDatabase;

beforeAll(async () => {
  database = await openEmpty();
  await bootstrap(database);
});
afterAll(() => database.close());

async function asRole(role: string, claims: object, sql: string) {
  return database.transaction(async (tx) => {
    await tx.query(`select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`, [
      role,
      JSON.stringify(claims),
    ]);
    return (await tx.query(sql)).rows;
  });
}

it('the bootstrap opens new tables to visitors as hosted does, until a migration closes that door', async () => {
  await database.script(
    'create table public.forgotten (secret text); insert into public.forgotten values (1);',
  );
  expect(await asRole('anon', {}, 'select secret from public.forgotten')).toEqual([{ secret: '1' }]);
  await database.script(`
    alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
    create table public.granted_to_nobody (secret text);`);
  await expect(asRole('anon', {}, 'select * from public.granted_to_nobody')).rejects.toMatchObject({
    code: '42501',
  });
});

it('the bootstrap does not open the door again when it is repeated', async () => {
  await bootstrap(database);
  await database.script('create table public.still_closed (secret text)');
  await expect(asRole('anon', {}, 'select * from public.still_closed')).rejects.toMatchObject({
    code: '42501',
  });
});

it('the bootstrap tells who is asking from the claims of the request', async () => {
  const sub = '7b0f1f9e-1111-4222-8333-444455556666';
  const claims = { sub, role: 'authenticated', email: 'ana@exemplo.local' };
  const who = 'select auth.uid() as id, auth.role() as role, auth.email() as email, auth.jwt() as claims';
  expect(await asRole('authenticated', claims, who)).toEqual([
    { id: sub, role: 'authenticated', email: 'ana@exemplo.local', claims },
  ]);
  expect((await database.query(who)).rows).toEqual([{ id: null, role: null, email: null, claims: null }]);
});

it.each([
  'users',
  'identities',
  'sessions',
  'refresh_tokens',
  'flow_state',
  'one_time_tokens',
  'mfa_amr_claims',
])('the bootstrap keeps auth.%s from every API role', async (table) => {
  for (const role of ['anon', 'authenticated', 'service_role'])
    await expect(asRole(role, {}, `select * from auth.${table}`)).rejects.toMatchObject({ code: '42501' });
});

it("the bootstrap leaves a server alone whose auth schema is another role's", async () => {
  const platform = await openEmpty();
  await platform.script(`
    create role supabase_auth_admin nologin;
    create schema auth;
    create table auth.users (id uuid primary key);
    alter table auth.users owner to supabase_auth_admin;`);
  await bootstrap(platform);
  expect((await platform.query(`select 1 from pg_roles where rolname = 'anon'`)).rows).toEqual([]);
  await platform.close();
});
