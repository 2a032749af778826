import { describe, expect, it } from 'vitest';
import { readAuthLink } from './auth-link';

const at = (rest: string) => `https://pauta.exemplo${rest}`;

describe('the arrival by a link of the authentication service', () => {
  it('sees no link in an ordinary address', () => {
    expect(readAuthLink(at('/auth?aba=cadastrar#conteudo'), true)).toEqual({ kind: 'none' });
  });

  it('knows the browser that requested the link from any other', () => {
    expect(readAuthLink(at('/auth?code=abc'), true)).toEqual({ kind: 'opened-here' });
    expect(readAuthLink(at('/auth?code=abc'), false)).toEqual({ kind: 'opened-elsewhere' });
  });

  it.each([
    ['query', '/auth?error=access_denied&error_code=otp_expired&error_description=Link+is+invalid'],
    ['fragment', '/auth#error=access_denied&error_code=otp_expired&error_description=Link+is+invalid'],
  ])('finds an expired link in the %s', (_, rest) => {
    expect(readAuthLink(at(rest), true)).toEqual({
      kind: 'expired',
      code: 'otp_expired',
      words: 'Link is invalid',
    });
  });

  it.each([
    ['error=access_denied&error_description=Denied', 'access_denied', 'Denied'],
    ['error=access_denied&error_code=user_banned&error_description=Banned', 'user_banned', 'Banned'],
    ['error=server_error', 'server_error', ''],
    ['error_code=user_banned', 'user_banned', ''],
    ['error_description=Denied', '', 'Denied'],
  ])('keeps the code and the words of any other refusal (%s)', (query, code, words) => {
    expect(readAuthLink(at(`/admin?${query}`), true)).toEqual({ kind: 'refused', code, words });
  });

  it('takes a refusal for a refusal even beside a code', () => {
    expect(readAuthLink(at('/auth?code=abc&error=server_error'), true).kind).toBe('refused');
  });
});
