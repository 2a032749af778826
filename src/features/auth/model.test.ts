import { describe, expect, it } from 'vitest';
import { fieldAtFault, maySetPassword, pointerTo } from './model';
import { authMessage } from './texts';

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
    ['invalid_credentials', 'E-mail ou senha incorretos.', 'Confira o e-mail e digite a senha de novo.'],
    [
      'email_not_confirmed',
      'Confirme seu e-mail pelo link que enviamos e tente novamente.',
      'Procure a mensagem na caixa de entrada.',
    ],
    [
      'user_already_exists',
      'Já existe uma conta com este e-mail.',
      'Use outro e-mail ou entre na sua conta.',
    ],
    ['email_exists', 'Já existe uma conta com este e-mail.', 'Use outro e-mail ou entre na sua conta.'],
    ['email_address_invalid', 'Este e-mail não pode ser usado.', 'Use outro e-mail.'],
    ['email_address_not_authorized', 'Este e-mail não pode ser usado.', 'Use outro e-mail.'],
    ['weak_password', 'A senha é fácil de adivinhar. Escolha outra, mais longa.', 'Escolha outra senha.'],
    ['validation_failed', 'Confira os dados e tente novamente.', null],
    ['signup_disabled', 'Novos cadastros estão fechados no momento.', null],
    ['email_provider_disabled', 'O acesso por e-mail está fechado no momento.', null],
  ])('says for %s what is wrong above, and what to do beside the field', (code, sentence, words) => {
    const refused = Object.assign(new Error('refused'), { code });
    expect(authMessage(refused, 'Erro')).toBe(sentence);
    expect(pointerTo(refused)).toBe(words);
  });

  it('is the first one when nothing is known', () => {
    expect(fieldAtFault(new Error('Failed to fetch'))).toBe('email');
  });
});
