import { describe, expect, it } from 'vitest';
import { fieldAtFault, maySetPassword, pointerTo } from './model';

const now = Date.UTC(2026, 10, 21, 12, 0, 0);
const secondsAgo = (seconds: number) => now / 1000 - seconds;

describe('a new password without the old one', () => {
  it.each(['recovery', 'otp', 'magiclink'])('is allowed to a session begun by mail (%s)', (method) => {
    expect(maySetPassword([{ method, timestamp: secondsAgo(60) }], now)).toBe(true);
  });

  it('is refused fifteen minutes later', () => {
    expect(maySetPassword([{ method: 'recovery', timestamp: secondsAgo(900) }], now)).toBe(true);
    expect(maySetPassword([{ method: 'recovery', timestamp: secondsAgo(901) }], now)).toBe(false);
  });

  it.each(['password', 'oauth', 'totp'])('is refused to a session begun by %s', (method) => {
    expect(maySetPassword([{ method, timestamp: secondsAgo(1) }], now)).toBe(false);
  });

  it('is refused when the token says nothing or gives no time', () => {
    expect(maySetPassword([], now)).toBe(false);
    expect(maySetPassword(['recovery'], now)).toBe(false);
  });
});

describe('the field to correct', () => {
  it.each([
    ['invalid_credentials', 'password'],
    ['weak_password', 'password'],
    ['same_password', 'password'],
    ['user_already_exists', 'email'],
    ['over_request_rate_limit', 'email'],
  ])('is, for %s, %s', (code, field) => {
    expect(fieldAtFault(Object.assign(new Error('refused'), { code }))).toBe(field);
  });

  it.each([
    ['invalid_credentials', 'Confira o e-mail e digite a senha de novo.'],
    ['email_not_confirmed', 'Procure a mensagem na caixa de entrada.'],
  ])('says for %s what to do, and leaves what is wrong to the sentence above', (code, words) => {
    expect(pointerTo(Object.assign(new Error('refused'), { code }))).toBe(words);
  });

  it('is the first one when nothing is known', () => {
    expect(fieldAtFault(new Error('Failed to fetch'))).toBe('email');
  });
});
