import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { anonKey, authOver, redirectOf, siteUrl, startAuth, type Answer, refused } from '../test-auth.ts';

const service = await startAuth();

const challenge = { code_challenge: 'c'.repeat(43), code_challenge_method: 's256' };

async function begin(members: Record<string, string> = {}, over = service): Promise<string> {
  const query = new URLSearchParams({ provider: 'google', ...members });
  const answer = await over.call('GET', `/authorize?${query.toString()}`);
  expect(answer.status).toBe(302);
  return redirectOf(answer).query.state ?? '';
}

const choose = (members: Record<string, string>, over = service): Promise<Answer> =>
  over.call('POST', '/callback', {
    body: new URLSearchParams(members).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

describe('GET /authorize', () => {
  test.each([['github'], [''], ['constructor']])('does not know the provider %j', async (provider) => {
    expect(await service.call('GET', `/authorize?provider=${provider}`)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message: 'Unsupported provider: provider is not enabled' },
    });
  });

  test('checks the challenge', async () => {
    const path = '/authorize?provider=google&code_challenge=curto&code_challenge_method=s256';
    expect(await service.call('GET', path)).toMatchObject(refused(400, 'validation_failed'));
  });
});

describe('the page', () => {
  test('says in Portuguese that it is local, lists known accounts and carries no script', async () => {
    const state = await begin();
    await choose({ state, email: 'conhecida@exemplo.com' });
    const answer = await service.call('GET', `/google?state=${await begin()}`);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.text).toContain('<html lang="pt-BR">');
    expect(answer.text).toContain('Entrar com o Google (simulação local)');
    expect(answer.text).toContain('value="conhecida@exemplo.com"');
    expect(answer.text).not.toContain('<script');
  });

  test('escapes what it is given', async () => {
    const attack = `"><script>alert(1)</script>`;
    const answer = await service.call('GET', `/google?state=${encodeURIComponent(attack)}`);
    expect(answer.text).not.toContain('<script');
    expect(answer.text).toContain('&quot;&gt;&lt;script&gt;');
  });
});

describe('/callback', () => {
  test('without a challenge the session arrives in the fragment', async () => {
    const answer = await choose({ state: await begin(), email: 'direta@exemplo.com' });
    const { target, fragment } = redirectOf(answer);
    expect(target).toBe(`${siteUrl}/`);
    expect(fragment).toMatchObject({ token_type: 'bearer', provider_token: 'local-google-stand-in' });
    expect(decodeJwt(fragment.access_token ?? '')).toMatchObject({
      email: 'direta@exemplo.com',
      amr: [{ method: 'oauth' }],
    });
  });

  test('the same address is the same person the next time', async () => {
    const ids: unknown[] = [];
    for (const email of ['mesma@exemplo.com', 'MESMA@exemplo.com']) {
      const { fragment } = redirectOf(await choose({ state: await begin(), email }));
      ids.push(decodeJwt(fragment.access_token ?? '').sub);
    }
    expect(ids[0]).toBe(ids[1]);
  });

  test('whoever registered the address without owning it loses the way in', async () => {
    const careful = authOver(service.database, { autoconfirm: false });
    const body = { email: 'vitima@exemplo.com', password: 'do-invasor' };
    await careful.call('POST', '/signup', { body });
    await choose({ state: await begin({}, careful), email: 'vitima@exemplo.com' }, careful);
    expect(await careful.call('POST', '/token?grant_type=password', { body })).toMatchObject(
      refused(400, 'invalid_credentials'),
    );
    const { rows } = await service.database.query(
      `select provider from auth.identities where email = 'vitima@exemplo.com'`,
    );
    expect(rows).toEqual([{ provider: 'google' }]);
  });

  test.each([
    ['no state', () => '', 'bad_oauth_callback'],
    ['a state that is no UUID', () => 'x', 'bad_oauth_state'],
    ['an unknown state', () => '3f2b8a52-6c1e-4a39-9d54-0d8f4b1c7a11', 'bad_oauth_state'],
  ])('%s goes back to the site as an error', async (_what, state, code) => {
    const answer = await choose({ state: state(), email: 'a@exemplo.com' });
    expect(answer.status).toBe(302);
    expect(redirectOf(answer)).toMatchObject({
      target: `${siteUrl}/`,
      query: { error: 'invalid_request', error_code: code },
      fragment: { error_code: code },
    });
  });

  test('a state serves once', async () => {
    const pkce = await begin(challenge);
    await choose({ state: pkce, email: 'uma@exemplo.com' });
    const again = await choose({ state: pkce, email: 'outra@exemplo.com' });
    expect(redirectOf(again).query.error_code).toBe('flow_state_already_used');
    const implicit = await begin();
    await choose({ state: implicit, email: 'uma@exemplo.com' });
    const twice = await choose({ state: implicit, email: 'uma@exemplo.com' });
    expect(redirectOf(twice).query.error_code).toBe('bad_oauth_state');
  });

  test('a state expires after five minutes', async () => {
    const state = await begin();
    service.advance(301);
    expect(redirectOf(await choose({ state, email: 'a@exemplo.com' })).query).toMatchObject({
      error_code: 'bad_oauth_state',
      error_description: 'OAuth state has expired',
    });
  });

  test('cancelling and a malformed address are told to the application', async () => {
    const redirect_to = `${siteUrl}/admin`;
    const cancelled = await choose({ state: await begin({ redirect_to }), error: 'access_denied' });
    expect(redirectOf(cancelled)).toMatchObject({ target: redirect_to, query: { error: 'access_denied' } });
    const malformed = await choose({ state: await begin({ redirect_to }), email: 'x' });
    expect(redirectOf(malformed)).toMatchObject({
      target: redirect_to,
      query: { error_code: 'validation_failed' },
    });
  });

  test('closed sign-up keeps new people out but not known ones', async () => {
    const closed = authOver(service.database, { signupEnabled: false });
    const stranger = await choose({ state: await begin({}, closed), email: 'inedita@exemplo.com' }, closed);
    expect(redirectOf(stranger).query.error_code).toBe('signup_disabled');
    const known = await choose({ state: await begin({}, closed), email: 'uma@exemplo.com' }, closed);
    expect(redirectOf(known).fragment).toHaveProperty('access_token');
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    'https://127.0.0.1:5173@evil.example/',
    'javascript:alert(1)',
    `${siteUrl}\\@evil.example`,
  ])('never leads to %s', async (redirect_to) => {
    const answer = await choose({ state: await begin({ redirect_to }), email: 'direta@exemplo.com' });
    expect(redirectOf(answer).target).toBe(`${siteUrl}/`);
  });
});

describe('identities', () => {
  test('are not tied or untied by people', async () => {
    const { access_token: token } = await service.signUp('fixa@exemplo.com');
    const id = '3f2b8a52-6c1e-4a39-9d54-0d8f4b1c7a11';
    for (const [method, path] of [
      ['GET', '/user/identities/authorize?provider=google'],
      ['DELETE', `/user/identities/${id}`],
    ] as const) {
      expect(await service.call(method, path, { token })).toMatchObject({
        status: 404,
        body: { code: 'manual_linking_disabled', message: 'Manual linking is disabled' },
      });
      expect(await service.call(method, path)).toMatchObject(refused(401, 'no_authorization'));
      expect(await service.call(method, path, { token: await anonKey() })).toMatchObject(
        refused(403, 'bad_jwt'),
      );
    }
  });
});
