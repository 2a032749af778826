import { createHmac } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { signToken } from '../../supabase/local/emulator/jwt.ts';
import { localTest, type Person, target } from '../contract/support.ts';
import {
  ask,
  type Caller,
  callerOf,
  codeOf,
  everythingServed,
  scene,
  type Traces,
  tracesOf,
  visitor,
} from './support.ts';

/** Incident classes 6, 10 and 12; tests/contract/tokens.test.ts has plain forgeries. */
const { create, createCandidate, createVictim } = scene();

let victim: Person;
let own: Caller;
let before: Traces;

const choices = '/rest/v1/usuario_candidatos_relacao?select=*';
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const seconds = (): number => Math.floor(Date.now() / 1000);

beforeAll(async () => {
  ({ victim } = await createVictim());
  own = await callerOf(victim.client);
  before = await tracesOf(victim.client);
});

/** A token for the victim with any header, signed with any secret by HMAC. */
function forge(header: object, secret: string | null): string {
  const claims = { sub: victim.id, role: 'authenticated', aud: 'authenticated', exp: seconds() + 3600 };
  const text = `${encode(header)}.${encode(claims)}`;
  if (secret === null) return `${text}.`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

const attackersKey = { kty: 'oct', k: Buffer.from('attacker').toString('base64url') };

test.each<[string, () => string]>([
  ['no algorithm at all', () => forge({ typ: 'JWT' }, null)],
  ['None', () => forge({ alg: 'None', typ: 'JWT' }, null)],
  ['NONE', () => forge({ alg: 'NONE', typ: 'JWT' }, null)],
  ['an empty secret', () => forge({ alg: 'HS256', typ: 'JWT' }, '')],
  ['the public key as the secret', () => forge({ alg: 'HS256', typ: 'JWT' }, target.anonKey)],
  ['an algorithm of key pairs', () => forge({ alg: 'RS256', typ: 'JWT' }, target.anonKey)],
  ['a key inside the header', () => forge({ alg: 'HS256', jwk: attackersKey }, 'attacker')],
  ['an address of keys', () => forge({ alg: 'HS256', jku: 'https://exemplo.test/jwks.json' }, 'attacker')],
  ['a key that is a file', () => forge({ alg: 'HS256', kid: '../../../../dev/null' }, '')],
  ['a key that is a query', () => forge({ alg: 'HS256', kid: "' union select 'attacker" }, 'attacker')],
])('a token that trusts itself is nobody’s: %s', async (_, make) => {
  const token = make();
  expect((await ask({ token }, choices)).status).toBe(401);
  expect((await ask({ token }, '/auth/v1/user')).status).toBeGreaterThanOrEqual(401);
  expect(
    (await ask({ token }, '/auth/v1/user', { method: 'PUT', body: { data: { a: 1 } } })).status,
  ).not.toBe(200);
});

test('a good token counts in its own header alone', async () => {
  const token = own.token ?? '';
  expect((await ask(own, choices)).body).toEqual(before.choices);
  for (const name of ['access_token', 'jwt', 'token', 'authorization']) {
    const answer = await ask(visitor, `${choices}&${name}=${token}`);
    expect([200, 201].includes(answer.status), name).toBe(false);
  }
  const cookie = `sb-access-token=${token}; sb-127-auth-token=${token}`;
  expect(codeOf(await ask(visitor, choices, { headers: { cookie } }))).toBe('42501');
  expect(codeOf(await ask(visitor, choices, { headers: { 'x-forwarded-user': victim.id } }))).toBe('42501');
});

test('the name of a role in a header changes no role', async () => {
  for (const name of ['role', 'x-role', 'x-hasura-role', 'x-supabase-role', 'request.jwt.claims']) {
    const answer = await ask(own, '/rest/v1/audit_log?select=id', { headers: { [name]: 'service_role' } });
    expect(answer.body, name).toEqual([]);
  }
});

test('a token whose session was ended opens nothing that is served, though it is good for an hour', async () => {
  const admin = await create({ admin: true });
  const stolen = await callerOf(admin.client);
  const { tables, functions } = await everythingServed();
  const doors: readonly [string, unknown?][] = [
    ...tables.map((name): [string] => [`/rest/v1/${name}?limit=1`]),
    ...[...functions].map(([name, body]): [string, unknown] => [`/rest/v1/rpc/${name}`, body]),
    ['/functions/v1/analise-politica', {}],
  ];
  const knock = ([path, body]: readonly [string, unknown?]) =>
    ask(stolen, path, body === undefined ? {} : { method: 'POST', body });
  expect((await knock(['/rest/v1/user_roles?limit=1'])).status).toBe(200);
  await admin.client.auth.signOut();
  const answers = new Map<string, number>();
  for (const door of doors) answers.set(door[0], (await knock(door)).status);
  expect(answers).toEqual(new Map(doors.map(([path]) => [path, 401])));
  const account = { method: 'PUT', body: { data: { name: 'Outro nome' } } };
  for (const question of [{}, account])
    expect((await ask(stolen, '/auth/v1/user', question)).status).toBe(403);
});

localTest('what a token says beside the account gives no power', async () => {
  const claims = {
    sub: victim.id,
    role: 'authenticated',
    aud: 'authenticated',
    iss: 'https://outro.exemplo/auth/v1',
    exp: seconds() + 600,
    user_role: 'admin',
    is_admin: true,
    app_metadata: { role: 'admin', roles: ['admin'] },
    user_metadata: { role: 'admin', is_admin: true },
  };
  const token = await signToken(claims, target.jwtSecret ?? '');
  expect((await ask({ token }, '/rest/v1/audit_log?select=id')).body).toEqual([]);
  const candidate = {
    nome: 'Invasor',
    partido_nome: 'X',
    partido_sigla: 'XX',
    foto_url: 'https://x.example/x.jpg',
  };
  const written = await ask({ token }, '/rest/v1/candidatos_presidencia_2026', {
    method: 'POST',
    body: candidate,
  });
  expect(codeOf(written)).toBe('42501');
});

localTest('an anonymous sign-in counts as a visitor: it stores neither choice nor consent', async () => {
  const anonymous = await signToken(
    { sub: victim.id, role: 'authenticated', aud: 'authenticated', exp: seconds() + 600, is_anonymous: true },
    target.jwtSecret ?? '',
  );
  const { id } = await createCandidate();
  const writes: readonly [string, object][] = [
    ['usuario_candidatos_relacao', { user_id: victim.id, candidato_id: id, favorito: true }],
    ['usuario_deputados_relacao', { user_id: victim.id, deputado_id: '1', deputado_nome: 'Nome' }],
    ['consentimentos', { user_id: victim.id, finalidade: 'analise_ia', versao: '2026-11-26.0123456789ab' }],
  ];
  for (const [table, body] of writes) {
    const answer = await ask({ token: anonymous }, `/rest/v1/${table}`, { method: 'POST', body });
    expect([answer.status, codeOf(answer)], table).toEqual([403, '42501']);
  }
  expect(await tracesOf(victim.client)).toEqual(before);
});

localTest('a token of tomorrow and one without an end or an owner open nothing', async () => {
  const sign = (claims: Record<string, unknown>) => signToken(claims, target.jwtSecret ?? '');
  const base = { sub: victim.id, role: 'authenticated', aud: 'authenticated' };
  const tomorrow = await sign({ ...base, nbf: seconds() + 86_400, exp: seconds() + 90_000 });
  expect((await ask({ token: tomorrow }, choices)).status).toBe(401);
  const ownerless = await sign({ role: 'authenticated', aud: 'authenticated', exp: seconds() + 600 });
  expect((await ask({ token: ownerless }, choices)).body).toEqual([]);
  const strange = await sign({ ...base, sub: 'x', exp: seconds() + 600 });
  expect((await ask({ token: strange }, choices)).status).toBeGreaterThanOrEqual(400);
});
