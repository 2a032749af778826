import { screen } from '@testing-library/react';
import { it } from 'vitest';
import { accountBackend } from '../../support/fake-account';
import { hasAnalysis } from '../../support/fake-analysis';
import { backend } from '../../support/fake-backend';
import { expectOwner } from '../../support/browser/password-owner';
import { renderApp } from '../../support/render-app';
import { maria } from '../../support/session';

async function changing() {
  accountBackend.knows(maria);
  renderApp('/settings?aba=seguranca', { as: maria });
  return screen.findByLabelText('Senha atual');
}

async function erasing() {
  accountBackend.knows(maria);
  accountBackend.hasConsents();
  hasAnalysis();
  backend.hasChoices();
  backend.hasCandidates([]);
  const { user } = renderApp('/settings?aba=dados', { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Excluir minha conta' }));
  await user.click(await screen.findByRole('button', { name: 'Continuar' }));
  return screen.findByLabelText('Sua senha');
}

it.each([
  ['changed', changing],
  ['asked before an account is erased', erasing],
])('a password manager finds whose password is %s', async (_, opening) => {
  expectOwner(await opening());
});
