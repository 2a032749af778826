import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountBackend } from '../../support/fake-account';
import { hasAnalysis } from '../../support/fake-analysis';
import { authBackend } from '../../support/fake-auth';
import { backend } from '../../support/fake-backend';
import { followLink } from '../../support/follow-link';
import { renderApp } from '../../support/render-app';
import { aSession, maria, storeRecoverySecret } from '../../support/session';

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

async function recovering() {
  storeRecoverySecret();
  authBackend.issues(aSession(maria, { method: 'recovery' }));
  await followLink('/auth?aba=nova-senha&code=a-code');
  return screen.findByLabelText('Nova senha');
}

/** Chromium and Firefox overlook inputs of type 'hidden'. */
it.each([
  ['changed', changing],
  ['asked before an account is erased', erasing],
  ['new after a mail', recovering],
])('a password manager finds whose password is %s', async (_, opening) => {
  const fields = Array.from((await opening()).closest('form')?.elements ?? []);
  const owner = fields.find((field) => field.getAttribute('autocomplete') === 'username');
  expect(owner).toHaveRole('textbox');
  expect(owner).toHaveValue(maria.email);
  expect(owner).not.toBeVisible();
});
