import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, it, vi } from 'vitest';
import { fill } from '../../support/panel/admin-form';
import { accountBackend } from '../../support/fake-account';
import { authBackend } from '../../support/fake-auth';
import { backend, server } from '../../support/fake-backend';
import { heldAnswer } from '../../support/held-answer';
import { renderApp } from '../../support/render-app';
import { heading, toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';

/** Presses, leaves while the answer is on its way, and lets it come. */
async function leavesDuring(
  where: RegExp,
  router: ReturnType<typeof renderApp>['router'],
  press: string,
): Promise<void> {
  const { held, release } = heldAnswer();
  const asked = vi.fn<() => void>();
  server.use(
    http.post(where, async () => {
      asked();
      await held;
    }),
  );
  (await screen.findByRole('button', { name: press })).click();
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await act(() => router.navigate('/acessibilidade'));
  await heading('Acessibilidade');
  release();
}

it('a sign-in that is refused is told also to whoever left the form meanwhile', async () => {
  authBackend.refusesPassword();
  const { router } = renderApp('/auth');
  await heading('Entrar');
  fill({ 'E-mail': maria.email, Senha: 'errada' });
  await leavesDuring(/auth\/v1\/token/, router, 'Entrar');
  await toasted('Erro ao fazer login');
});

it('an account that is not made is told also to whoever left the form meanwhile', async () => {
  authBackend.refusesSignUp({ status: 422, code: 'user_already_exists', message: 'exists' });
  const { router } = renderApp('/auth?aba=cadastrar');
  await heading('Cadastrar');
  fill({ 'Nome completo': maria.name, 'E-mail': maria.email, Senha: 'segredo' });
  await leavesDuring(/auth\/v1\/signup/, router, 'Cadastrar');
  await toasted('Erro ao criar conta');
});

it('an account that a wrong password did not erase is told also to whoever left meanwhile', async () => {
  accountBackend.knows(maria);
  accountBackend.hasConsents();
  backend.hasChoices();
  authBackend.refusesPassword();
  const { user, router } = renderApp('/settings?aba=dados', { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Excluir minha conta' }));
  await user.click(await screen.findByRole('button', { name: 'Continuar' }));
  await user.type(await screen.findByLabelText('Sua senha'), 'errada-1');
  await leavesDuring(/auth\/v1\/token/, router, 'Excluir para sempre');
  await toasted('Erro ao excluir a conta', 'Senha incorreta');
});
