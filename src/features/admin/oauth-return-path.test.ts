import { expect, it } from 'vitest';
import { rememberPlace, takePlace } from './oauth-return-path';

it('the place before Google is gone back to once, and forgotten where the next has none', () => {
  rememberPlace('/admin/candidatos/novo?a=1');
  expect(takePlace()).toBe('/admin/candidatos/novo?a=1');
  expect(takePlace()).toBeNull();
  rememberPlace('/admin/auditoria');
  rememberPlace(null);
  expect(takePlace()).toBeNull();
});

it.each([
  'https://outro.exemplo/admin/',
  '//outro.exemplo/admin/',
  '/admin//outro.exemplo',
  '/admin/login?error=x',
  '/administra',
  '/conta',
])('nothing but a screen of the panel is a place to go back to: %s', (path) => {
  rememberPlace(path);
  expect(takePlace(), 'asked for').toBeNull();
  window.sessionStorage.setItem('painel:volta', path);
  expect(takePlace(), 'found in the tab').toBeNull();
});
