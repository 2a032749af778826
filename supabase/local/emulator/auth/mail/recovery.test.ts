import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { publicUrl, redirectOf, sessionSchema, siteUrl, refused } from '../test-auth.ts';
import { startMail } from './test-mail.ts';

const { service, lastMessage, openLink } = await startMail();

describe('POST /recover', () => {
  test('sends a link that leads back to the page requested', async () => {
    await service.signUp('bia@exemplo.com');
    const redirectTo = `${siteUrl}/auth?nova=1`;
    const path = `/recover?redirect_to=${encodeURIComponent(redirectTo)}`;
    await service.call('POST', path, { body: { email: 'bia@exemplo.com' } });
    const message = lastMessage();
    expect(message).toMatchObject({ to: 'bia@exemplo.com', subject: 'Redefina sua senha' });
    expect(message.code).toMatch(/^\d{6}$/);
    const link = new URL(message.link ?? '');
    const tokenHash: unknown = expect.stringMatching(/^[0-9a-f]{56}$/);
    expect(link.origin + link.pathname).toBe(`${publicUrl}/verify`);
    expect(Object.fromEntries(link.searchParams)).toEqual({
      token: tokenHash,
      type: 'recovery',
      redirect_to: redirectTo,
    });
  });

  test.each([[{}], [{ email: 'x' }]])('refuses %j', async (body) => {
    expect(await service.call('POST', '/recover', { body })).toMatchObject(refused(400, 'validation_failed'));
  });
});

describe('the recovery link', () => {
  test('works once and not after an hour', async () => {
    await service.signUp('dora@exemplo.com');
    await service.call('POST', '/recover', { body: { email: 'dora@exemplo.com' } });
    const used = lastMessage();
    await openLink(used);
    const expired = {
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
      sb: '',
    };
    expect(redirectOf(await openLink(used)).fragment).toEqual(expired);
    service.advance(2);
    await service.call('POST', '/recover', { body: { email: 'dora@exemplo.com' } });
    service.advance(3601);
    const answer = await openLink(lastMessage());
    expect(redirectOf(answer)).toEqual({ target: `${siteUrl}/`, query: {}, fragment: expired });
  });

  test('a newer one replaces it, and a new password cancels it', async () => {
    const session = await service.signUp('elis@exemplo.com');
    await service.call('POST', '/recover', { body: { email: 'elis@exemplo.com' } });
    const first = lastMessage();
    service.advance(2);
    await service.call('POST', '/recover', { body: { email: 'elis@exemplo.com' } });
    const second = lastMessage();
    expect(redirectOf(await openLink(first)).fragment.error_code).toBe('otp_expired');
    const body = { password: 'nova-senha-boa' };
    await service.call('PUT', '/user', { token: session.access_token, body });
    expect(redirectOf(await openLink(second)).fragment.error_code).toBe('otp_expired');
  });

  test('ends in a code for a client that sent a challenge', async () => {
    await service.signUp('gil@exemplo.com');
    const verifier = 'v'.repeat(64);
    const body = {
      email: 'gil@exemplo.com',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 's256',
    };
    await service.call('POST', '/recover', { body });
    service.advance(1800);
    const { query, fragment } = redirectOf(await openLink(lastMessage()));
    expect(fragment).toEqual({});
    const answer = await service.call('POST', '/token?grant_type=pkce', {
      body: { auth_code: query.code, code_verifier: verifier },
    });
    expect(decodeJwt(sessionSchema.parse(answer.body).access_token).amr).toMatchObject([
      { method: 'recovery' },
    ]);
  });

  test('tells a PKCE client of a failure in the query as well', async () => {
    const answer = await service.call('GET', '/verify?type=recovery&token=pkce_nada');
    const { query, fragment } = redirectOf(answer);
    expect(query.error_code).toBe('otp_expired');
    expect(fragment.error_code).toBe('otp_expired');
  });

  test.each([['/verify'], ['/verify?token=x'], ['/verify?type=recovery']])('%s is refused', async (path) => {
    expect(await service.call('GET', path)).toMatchObject(refused(400, 'validation_failed'));
  });

  test('an unknown type is an error of the link', async () => {
    const answer = await service.call('GET', '/verify?token=x&type=constructor');
    expect(redirectOf(answer).fragment.error_code).toBe('validation_failed');
  });
});
