import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { authBackend } from '../../support/fake-auth';
import { backend } from '../../support/fake-backend';
import { followLink } from '../../support/follow-link';
import { button, heading, toasted } from '../../support/screen-parts';
import { storeRecoverySecret } from '../../support/session';

/** On a link that this browser requested. */
function follow(path: string) {
  storeRecoverySecret();
  authBackend.refusesAll({ status: 503, code: '', message: 'upstream connect error' });
  return followLink(path);
}

it('a link whose code nobody looked at is not called expired on the screen of the new password', async () => {
  await follow('/auth?aba=nova-senha&code=a-code');
  await heading('Recuperar senha');
  expect(screen.getByText('Não foi possível usar este link. Peça um novo abaixo.')).toBeVisible();
});

it('a link whose code nobody looked at is not called expired at the home, where a confirmation leads', async () => {
  backend.hasCandidates([]);
  await follow('/?code=a-code');
  await toasted('Não foi possível usar este link', 'Entre com e-mail e senha, ou peça um novo link.');
});

it('a link whose code nobody looked at is not called expired at the entrance of the panel, to which Google leads back', async () => {
  const { router } = await follow('/admin?code=a-code');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/login'));
  expect((await screen.findAllByText('Erro ao fazer login')).length).toBeGreaterThan(0);
  expect(button('Entrar com Google')).toBeEnabled();
});

it.each([
  ['a refusal', 'error=access_denied&error_code=otp_expired', ['Este link venceu ou já foi usado']],
  ['a token', 'access_token=a-token&refresh_token=another&type=signup', []],
])('%s in the fragment leaves the address, which is told and kept no more', async (_, words, told) => {
  backend.hasCandidates([]);
  const { router } = await followLink(`/#${words}`);
  await Promise.all(told.map((title) => screen.findByText(title)));
  await waitFor(() => expect(router.state.location.hash).toBe(''));
});

it.each([
  ['the home', '/', ['Este link foi pedido em outro navegador', 'Entre aqui com e-mail e senha.']],
  ['the panel', '/admin', ['Erro ao fazer login', 'O login foi começado em outro navegador.']],
])('a link begun in another browser is called so at %s', async (_, path, words) => {
  backend.hasCandidates([]);
  await followLink(`${path}?code=a-code`);
  for (const text of words) expect((await screen.findAllByText(text)).length, text).toBeGreaterThan(0);
});
