import { describe, expect, test } from 'vitest';
import { isRedirectAllowed, redirectTarget } from './redirects.ts';

const settings = {
  siteUrl: 'https://pautaaberta.example',
  redirectAllowList: ['https://exato.example/volta', 'https://*.previa.example/**', 'https://um.example/?/*'],
};

describe('isRedirectAllowed', () => {
  test.each([
    'https://pautaaberta.example',
    'https://pautaaberta.example/admin?x=1#y',
    'https://exato.example/volta',
    'https://exato.example/volta#fragmento',
    'https://a.previa.example/qualquer/caminho',
    'https://um.example/a/b',
    'http://127.0.0.1:3000/x',
    'http://[::1]:3000/x',
  ])('allows %s', (address) => {
    expect(isRedirectAllowed(address, settings)).toBe(true);
  });

  test.each([
    '',
    '/admin',
    '//evil.example',
    'https:evil.example',
    'https:/evil.example',
    'http://pautaaberta.example',
    'https://pautaaberta.example:8443',
    'https://pautaaberta.example.evil.example',
    'https://evil.example/https://pautaaberta.example',
    'https://pautaaberta.example@evil.example',
    'https://user@pautaaberta.example',
    'https://evil.example\\@pautaaberta.example',
    'https://pautaaberta.example\\.evil.example',
    'https://pautaaberta.example\t.evil.example',
    ' https://pautaaberta.example',
    'https://exato.example/volta/mais',
    'https://exato.example/volta?x=1',
    'https://a.b.previa.example/x',
    'https://um.example/a/b/c',
    'https://um.example/ab/c',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://localhost.evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'app.pauta://volta',
    'https://',
  ])('refuses %j', (address) => {
    expect(isRedirectAllowed(address, settings)).toBe(false);
  });

  test('takes any port of the site while it is on this machine', () => {
    const local = { siteUrl: 'http://localhost:5173', redirectAllowList: [] };
    expect(isRedirectAllowed('http://localhost:4173/auth', local)).toBe(true);
    expect(isRedirectAllowed('https://localhost:4173/auth', local)).toBe(false);
  });
});

test('redirectTarget falls back from what is asked to the referrer and then to the site', () => {
  const call = (query: string, referrer: string) => {
    const url = new URL(`http://local/verify${query}`);
    return { url, params: {}, request: new Request(url, { headers: { referer: referrer } }) };
  };
  const asked = '?redirect_to=https%3A%2F%2Fexato.example%2Fvolta';
  const referrer = 'https://pautaaberta.example/auth';
  expect(redirectTarget(call(asked, referrer), settings)).toBe('https://exato.example/volta');
  expect(redirectTarget(call('?redirect_to=//evil.example', referrer), settings)).toBe(referrer);
  expect(redirectTarget(call('', 'https://evil.example/'), settings)).toBe('https://pautaaberta.example');
});
