import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { authBackend } from '../../support/fake-auth';
import { backend } from '../../support/fake-backend';
import { followLink } from '../../support/follow-link';
import { button, heading } from '../../support/screen-parts';
import { aSession, maria, storeSession } from '../../support/session';

const path = '/auth?aba=nova-senha';

beforeEach(() => {
  backend.hasCandidates([]);
  backend.hasChoices();
  // Maria came by the link minutes ago.
  storeSession(aSession(maria, { method: 'recovery' }));
});

it.each([`${path}&code=a-used-code`, `${path}&error=access_denied&error_code=otp_expired`])(
  'a link that was used, opened again by the signed-in user at %s, says so and gives no form',
  async (address) => {
    await followLink(address);
    expect(await screen.findByText('Este link venceu ou já foi usado. Peça um novo abaixo.')).toBeVisible();
    await heading('Recuperar senha');
    expect(button('Enviar link')).toBeEnabled();
    expect(screen.queryByLabelText('Nova senha')).not.toBeInTheDocument();
  },
);

it('a link that the service refused for another reason is not called used by the signed-in user', async () => {
  await followLink(`${path}&error=server_error&error_code=unexpected_failure`);
  expect(await screen.findByText('Não foi possível usar este link. Peça um novo abaixo.')).toBeVisible();
});

it('the screen of a new password asks for a new link while signed in', async () => {
  const asked = authBackend.sendsRecovery();
  const { user } = await followLink(`${path}&code=a-used-code`);
  await user.type(await screen.findByLabelText('E-mail'), maria.email);
  await user.click(button('Enviar link'));
  expect(await screen.findByText(/^Se houver uma conta com este e-mail/)).toBeVisible();
  expect(asked.bodies).toHaveLength(1);
});

it('the page opened by the link keeps its form when it is loaded again', async () => {
  await followLink(path);
  expect(await screen.findByLabelText('Nova senha')).toBeVisible();
});

const minutes = 60_000;

it('the page opened by the link has its form where the clock is fast, by the service’s own', async () => {
  authBackend.issues(aSession(maria, { method: 'recovery', serial: 2 }));
  vi.setSystemTime(Date.now() + 20 * minutes);
  await followLink(path);
  expect(await screen.findByLabelText('Nova senha')).toBeVisible();
});

it('the page opened by the link has no form a quarter of an hour later', async () => {
  vi.setSystemTime(Date.now() + 20 * minutes);
  const renewed = authBackend.issues(aSession(maria, { method: 'recovery', serial: 2 }));
  const { router } = await followLink(path);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(renewed.bodies).toHaveLength(1);
});
