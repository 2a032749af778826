import { beforeAll, describe, expect, test } from 'vitest';
import { anonKey, password, serviceKey, startAuth, type Answer, refused } from '../test-auth.ts';

const service = await startAuth();
const key = await serviceKey();

const unknownId = '3f2b8a52-6c1e-4a39-9d54-0d8f4b1c7a11';

const admin = (method: string, path: string, body?: unknown, over = service): Promise<Answer> =>
  over.call(method, path, { token: key, ...(body === undefined ? {} : { body }) });

async function create(body: Record<string, unknown>): Promise<string> {
  return String((await admin('POST', '/admin/users', body)).body.id);
}

describe('who may', () => {
  test.each([
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', `/admin/users/${unknownId}`],
    ['PUT', `/admin/users/${unknownId}`],
    ['DELETE', `/admin/users/${unknownId}`],
  ])('%s %s is for the secret key alone', async (method, path) => {
    const body = method === 'GET' ? {} : { body: {} };
    const { access_token: user } = await service.signUp(`${method}${path.replace(/\W/g, '')}@exemplo.com`);
    expect(await service.call(method, path, body)).toMatchObject(refused(401, 'no_authorization'));
    expect(await service.call(method, path, { ...body, token: await anonKey() })).toMatchObject(
      refused(403, 'not_admin'),
    );
    expect(await service.call(method, path, { ...body, token: user })).toMatchObject(
      refused(403, 'not_admin'),
    );
    expect(await service.call(method, path, { ...body, token: `${key}x` })).toMatchObject(
      refused(403, 'bad_jwt'),
    );
  });
});

describe('POST /admin/users', () => {
  let answer: Answer;
  beforeAll(async () => {
    answer = await admin('POST', '/admin/users', {
      id: unknownId,
      email: 'Ana@exemplo.com',
      phone: '+5511999990000',
      password,
      email_confirm: true,
      user_metadata: { name: 'Ana' },
      app_metadata: { equipe: 'redação' },
    });
  });

  test('creates exactly what is requested', async () => {
    expect(answer).toMatchObject({
      status: 200,
      body: {
        id: unknownId,
        email: 'ana@exemplo.com',
        phone: '5511999990000',
        email_confirmed_at: service.now().toISOString(),
        app_metadata: { provider: 'email', providers: ['email', 'phone'], equipe: 'redação' },
        user_metadata: { name: 'Ana', email_verified: true },
      },
    });
    expect((await service.signIn('ana@exemplo.com')).user.id).toBe(unknownId);
  });

  test('leaves an account unconfirmed and its metadata untouched unless told otherwise', async () => {
    const answer = await admin('POST', '/admin/users', { email: 'bia@exemplo.com', user_metadata: { a: 1 } });
    expect(answer.body.user_metadata).toEqual({ a: 1 });
    expect(answer.body).not.toHaveProperty('email_confirmed_at');
  });

  test('takes a bcrypt hash from elsewhere', async () => {
    const hash = '$2b$04$abcdefghijklmnopqrstuu7RkQxXVlnb2XUx6l0TjR3n4b3zYQK5O';
    await create({ email: 'hash@exemplo.com', password_hash: hash, email_confirm: true });
    const { rows } = await service.database.query(
      `select encrypted_password from auth.users where email = 'hash@exemplo.com'`,
    );
    expect(rows).toEqual([{ encrypted_password: hash }]);
  });

  test.each([
    [{}, 400, 'validation_failed'],
    [{ email: 'xx:;x@x.x' }, 400, 'validation_failed'],
    [{ phone: 'x' }, 400, 'validation_failed'],
    [{ email: 'c@exemplo.com', id: 'x' }, 400, 'validation_failed'],
    [{ email: 'c@exemplo.com', ban_duration: 'x' }, 400, 'validation_failed'],
    [{ email: 'c@exemplo.com', password: '123' }, 422, 'weak_password'],
    [{ email: 'c@exemplo.com', password_hash: 'x' }, 400, 'validation_failed'],
    [{ email: 'c@exemplo.com', password, password_hash: 'x' }, 400, 'validation_failed'],
    [{ email: 'ANA@exemplo.com' }, 422, 'email_exists'],
    [{ phone: '5511999990000' }, 422, 'phone_exists'],
    [{ email: 'd@exemplo.com', id: unknownId }, 422, 'email_exists'],
  ])('refuses %j', async (body, status, code) => {
    expect(await admin('POST', '/admin/users', body)).toMatchObject(refused(status, code));
  });
});

describe('GET /admin/users', () => {
  test('pages through everybody, newest first', async () => {
    const { headers } = await admin('GET', '/admin/users');
    const before = Number(headers.get('x-total-count'));
    for (const email of ['p1@exemplo.com', 'p2@exemplo.com', 'p3@exemplo.com']) {
      service.advance(1);
      await create({ email });
    }
    const first = await admin('GET', '/admin/users?page=1&per_page=2');
    expect(first.body.aud).toBe('authenticated');
    expect(first.body.users).toMatchObject([{ email: 'p3@exemplo.com' }, { email: 'p2@exemplo.com' }]);
    const last = Math.ceil((before + 3) / 2);
    expect(first.headers.get('x-total-count')).toBe(String(before + 3));
    expect(first.headers.get('link')).toBe(
      `</admin/users?page=2&per_page=2>; rel="next", </admin/users?page=${last}&per_page=2>; rel="last"`,
    );
    const end = await admin('GET', `/admin/users?page=${last}&per_page=2`);
    expect(end.headers.get('link')).toBe(`</admin/users?page=${last}&per_page=2>; rel="last"`);
  });

  test.each(['page=-1', 'per_page=x'])('refuses %s', async (query) => {
    expect(await admin('GET', `/admin/users?${query}`)).toMatchObject(refused(400, 'validation_failed'));
  });
});

describe('one user', () => {
  test.each(['GET', 'PUT', 'DELETE'])('%s tells a stranger from a malformed id', async (method) => {
    const id = '3f2b8a52-6c1e-4a39-9d54-000000000000';
    const body = method === 'GET' ? undefined : {};
    expect(await admin(method, `/admin/users/${id}`, body)).toMatchObject(refused(404, 'user_not_found'));
    expect(await admin(method, '/admin/users/x', body)).toMatchObject(refused(404, 'validation_failed'));
  });

  test('is reported', async () => {
    const id = await create({ email: 'vista@exemplo.com' });
    expect((await admin('GET', `/admin/users/${id}`)).body.email).toBe('vista@exemplo.com');
  });

  test('is changed in every member', async () => {
    const id = await create({ email: 'muda@exemplo.com', app_metadata: { a: 1, b: 2 } });
    const answer = await admin('PUT', `/admin/users/${id}`, {
      email: 'mudou@exemplo.com',
      phone: '5511988887777',
      email_confirm: true,
      phone_confirm: true,
      role: 'editor',
      user_metadata: { name: 'Mia' },
      app_metadata: { a: null, c: 3 },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        email: 'mudou@exemplo.com',
        phone: '5511988887777',
        email_confirmed_at: service.now().toISOString(),
        phone_confirmed_at: service.now().toISOString(),
        role: 'editor',
        user_metadata: { name: 'Mia' },
        app_metadata: { b: 2, c: 3 },
        identities: [
          { provider: 'email', identity_data: { email: 'mudou@exemplo.com', email_verified: true } },
          { provider: 'phone', identity_data: { phone: '5511988887777', phone_verified: true } },
        ],
      },
    });
    expect(answer.body.app_metadata).not.toHaveProperty('a');
  });

  test('loses every session with a new password', async () => {
    const session = await service.signUp('senha@exemplo.com');
    await admin('PUT', `/admin/users/${session.user.id}`, { password: 'imposta-de-fora' });
    expect(await service.call('GET', '/user', { token: session.access_token })).toMatchObject(
      refused(403, 'session_not_found'),
    );
    expect((await service.signIn('senha@exemplo.com', 'imposta-de-fora')).user.id).toBe(session.user.id);
  });

  test('is banned for a time and freed', async () => {
    const session = await service.signUp('ban@exemplo.com');
    const path = `/admin/users/${session.user.id}`;
    const until = new Date(service.now().getTime() + 5_400_000).toISOString();
    expect((await admin('PUT', path, { ban_duration: '1h30m' })).body.banned_until).toBe(until);
    expect(await service.call('GET', '/user', { token: session.access_token })).toMatchObject(
      refused(403, 'user_banned'),
    );
    expect((await admin('PUT', path, { ban_duration: 'none' })).body).not.toHaveProperty('banned_until');
    expect((await service.call('GET', '/user', { token: session.access_token })).status).toBe(200);
  });

  test('cannot take what belongs to another', async () => {
    const id = await create({ email: 'quer@exemplo.com' });
    await create({ email: 'tem@exemplo.com', phone: '5511911112222' });
    const path = `/admin/users/${id}`;
    expect(await admin('PUT', path, { email: 'Tem@exemplo.com' })).toMatchObject(
      refused(422, 'email_exists'),
    );
    expect(await admin('PUT', path, { phone: '5511911112222' })).toMatchObject(refused(422, 'phone_exists'));
    expect((await admin('PUT', path, { email: 'quer@exemplo.com' })).status).toBe(200);
  });
});

describe('DELETE /admin/users/{id}', () => {
  test('softly is refused, and nothing is gone', async () => {
    const { user } = await service.signUp('suave@exemplo.com');
    const soft = await admin('DELETE', `/admin/users/${user.id}`, { should_soft_delete: true });
    expect(soft).toMatchObject(refused(400, 'validation_failed'));
    expect((await admin('GET', `/admin/users/${user.id}`)).status).toBe(200);
  });
});
