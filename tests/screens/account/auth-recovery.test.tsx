import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { authBackend } from '../../support/fake-auth';
import { renderApp } from '../../support/render-app';
import { button, field, heading } from '../../support/screen-parts';

const sentence =
  'Se houver uma conta com este e-mail, enviamos um link e um código para criar uma nova senha. Confira também a caixa de spam.';

async function askForLink() {
  const app = renderApp('/auth');
  await heading('Entrar');
  await app.user.type(await screen.findByLabelText('E-mail'), 'maria@exemplo.org');
  await app.user.click(button('Esqueci minha senha'));
  expect(await heading('Recuperar senha')).toHaveFocus();
  expect(field('E-mail')).toHaveValue('maria@exemplo.org');
  expect(
    screen.getByText('Vamos enviar um link e um código para o seu e-mail. Valem em qualquer navegador.'),
  ).toBeVisible();
  await app.user.click(button('Enviar link'));
  return app;
}

it('the recovery form asks for a link that leads back to this screen', async () => {
  const asked = authBackend.sendsRecovery();
  await askForLink();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(asked.bodies[0]).toMatchObject({ email: 'maria@exemplo.org', code_challenge_method: 's256' });
  expect(asked.addresses[0]?.searchParams.get('redirect_to')).toBe(
    `${window.location.origin}/auth?aba=nova-senha`,
  );
});

it('the recovery form answers the same when the service refuses, which it does only for accounts that exist', async () => {
  authBackend.refusesRecovery({
    status: 429,
    code: 'over_email_send_rate_limit',
    message: 'Email rate limit exceeded',
  });
  await askForLink();
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('the recovery form leads back to Entrar', async () => {
  const { user } = renderApp('/auth?aba=recuperar');
  await heading('Recuperar senha');
  await user.click(button('Voltar para Entrar'));
  expect(await heading('Entrar')).toHaveFocus();
});
