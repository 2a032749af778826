import { expect, it } from 'vitest';
import { authMessage } from './texts';

const failure = (message: string, details: { status?: number; code?: string }) =>
  Object.assign(new Error(message), details);

it('the form says a known refusal in Portuguese', () => {
  const wrong = failure('Invalid login credentials', { status: 400, code: 'invalid_credentials' });
  expect(authMessage(wrong, 'Verifique suas credenciais.')).toBe('E-mail ou senha incorretos.');
  const weak = failure('Password is known to be weak', { status: 422, code: 'weak_password' });
  expect(authMessage(weak, 'Tente novamente.')).toBe(
    'A senha é fácil de adivinhar. Escolha outra, mais longa.',
  );
  const often = failure('API rate limit exceeded', { status: 429, code: '' });
  expect(authMessage(often, 'Tente novamente.')).toBe(
    'Muitas tentativas. Espere alguns minutos e tente novamente.',
  );
});

it.each([
  [47, '47 segundos'],
  [1, '1 segundo'],
])('the form says how long a refusal lasts: %i', (seconds, wait) => {
  const message = `For security purposes, you can only request this after ${String(seconds)} seconds.`;
  const refused = failure(message, { status: 429, code: 'over_email_send_rate_limit' });
  expect(authMessage(refused, 'Tente novamente.')).toBe(
    `Muitas tentativas. Espere ${wait} e tente novamente.`,
  );
});

it('the form passes on the words of a refusal it does not know', () => {
  const refused = failure('Captcha protection: request disallowed', { status: 400, code: 'captcha_failed' });
  expect(authMessage(refused, 'Tente novamente.')).toBe('Captcha protection: request disallowed');
});

it.each([
  ['no answer', failure('Failed to fetch', { status: 0 })],
  ['a broken service', failure('{}', { status: 503 })],
  ['a client that could not be loaded', new TypeError('Failed to fetch dynamically imported module')],
  ['an answer without words', failure('', { status: 400 })],
  ['something that is no error', 'oops'],
])('the form falls back on the screen’s sentence: %s', (_, error) => {
  expect(authMessage(error, 'Verifique suas credenciais.')).toBe('Verifique suas credenciais.');
});
