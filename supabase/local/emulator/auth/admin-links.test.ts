import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  authOver,
  password,
  redirectOf,
  serviceKey,
  siteUrl,
  startAuth,
  type Answer,
  type TestAuth,
  refused,
} from './test-auth.ts';

let service: TestAuth;
let key: string;
beforeAll(async () => {
  service = await startAuth();
  key = await serviceKey();
  for (const email of ['ana@exemplo.com', 'bia@exemplo.com']) await service.signUp(email);
});
afterAll(() => service.database.close());

const admin = (method: string, path: string, body?: unknown, over = service): Promise<Answer> =>
  over.call(method, path, { token: key, ...(body === undefined ? {} : { body }) });

async function create(body: Record<string, unknown>): Promise<string> {
  return String((await admin('POST', '/admin/users', body)).body.id);
}

const sixDigits: unknown = expect.stringMatching(/^\d{6}$/);
const tokenHash: unknown = expect.stringMatching(/^[0-9a-f]{56}$/);

describe('links', () => {
  const follow = (link: unknown, over = service): Promise<Answer> =>
    over.call('GET', `/verify${new URL(String(link)).search}`);

  test.each([
    ['signup', { email: 'l1@exemplo.com', password, data: { name: 'Lu' } }, 'signup'],
    ['invite', { email: 'l2@exemplo.com' }, 'invite'],
    ['magiclink', { email: 'l3@exemplo.com' }, 'signup'],
    ['magiclink', { email: 'ana@exemplo.com' }, 'magiclink'],
    ['recovery', { email: 'ana@exemplo.com' }, 'recovery'],
  ])('%s for %j opens a session', async (type, body, verificationType) => {
    const redirect_to = `${siteUrl}/bem-vinda`;
    const answer = await admin('POST', '/admin/generate_link', { type, ...body, redirect_to });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        email: body.email,
        email_otp: sixDigits,
        hashed_token: tokenHash,
        redirect_to,
        verification_type: verificationType,
      },
    });
    const { target, fragment } = redirectOf(await follow(answer.body.action_link));
    expect(target).toBe(redirect_to);
    expect(fragment).toHaveProperty('access_token');
    expect(service.auth.inbox.list()).toEqual([]);
  });

  test('an e-mail change shows the new address and ends with it', async () => {
    await create({ email: 'de@exemplo.com', email_confirm: true });
    const body = { type: 'email_change_new', email: 'de@exemplo.com', new_email: 'para@exemplo.com' };
    const answer = await admin('POST', '/admin/generate_link', body);
    expect(answer.body).toMatchObject({
      new_email: 'para@exemplo.com',
      verification_type: 'email_change_new',
    });
    await follow(answer.body.action_link);
    const { body: account } = await admin('GET', `/admin/users/${String(answer.body.id)}`);
    expect(account).toMatchObject({ email: 'para@exemplo.com' });
    expect(account).not.toHaveProperty('new_email');
  });

  test.each([
    [{ type: 'signup', email: 'xx:;x@x.x', password }, 400, 'validation_failed'],
    [{ type: 'signup', email: 'sem@exemplo.com' }, 400, 'validation_failed'],
    [{ type: 'signup', email: 'ana@exemplo.com', password }, 422, 'email_exists'],
    [{ type: 'invite', email: 'ana@exemplo.com' }, 422, 'email_exists'],
    [{ type: 'recovery', email: 'nao@exemplo.com' }, 404, 'user_not_found'],
    [{ type: 'email_change_new', email: 'nao@exemplo.com' }, 404, 'user_not_found'],
    [
      { type: 'email_change_current', email: 'ana@exemplo.com', new_email: 'bia@exemplo.com' },
      422,
      'email_exists',
    ],
    [{ type: 'outro', email: 'ana@exemplo.com' }, 400, 'validation_failed'],
  ])('%j is refused', async (body, status, code) => {
    expect(await admin('POST', '/admin/generate_link', body)).toMatchObject(refused(status, code));
  });

  test('an invitation is sent, says when, and its link makes the account usable', async () => {
    const other = authOver(service.database);
    const answer = await admin(
      'POST',
      '/invite',
      { email: 'convidada@exemplo.com', data: { name: 'Cê' } },
      other,
    );
    expect(answer.body).toMatchObject({
      invited_at: other.now().toISOString(),
      user_metadata: { name: 'Cê' },
    });
    const [message] = other.auth.inbox.list();
    expect(message).toMatchObject({ to: 'convidada@exemplo.com', subject: 'Você recebeu um convite' });
    expect(redirectOf(await follow(message?.link, other)).fragment.type).toBe('invite');
    expect(await admin('POST', '/invite', { email: 'convidada@exemplo.com' })).toMatchObject(
      refused(422, 'email_exists'),
    );
  });
});
