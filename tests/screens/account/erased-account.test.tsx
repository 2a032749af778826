import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { authBackend } from '../../support/fake-auth';
import { backend } from '../../support/fake-backend';
import { aChoiceOf, aDeputyChoice, hasMyChoices } from '../../support/fake-my-choices';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { toasted } from '../../support/screen-parts';
import { joana, maria } from '../../support/session';

const over = 'Sua sessão terminou. Entre de novo.';

it.each([
  ['/minhas-escolhas', '/auth', '?volta=%2Fminhas-escolhas'],
  ['/', '/', ''],
])(
  'the page %s of an account that was erased elsewhere ends the session and says so',
  async (path, place, search) => {
    // The same token, but the first answer proves no account.
    vi.setSystemTime(new Date('2026-11-22T15:00:00Z'));
    backend.hasCandidates([aCandidate()]);
    hasMyChoices({});
    authBackend.hasNoAccount();
    authBackend.signsOut();
    const { router } = renderApp(path, { as: maria });
    await toasted(over);
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: place, search }));
    expect(window.localStorage).toHaveLength(0);
  },
);

it('who has chosen nothing stays where they are', async () => {
  hasMyChoices({});
  const { router } = renderApp('/minhas-escolhas', { as: maria });
  expect(await screen.findByRole('link', { name: 'Ver candidatos' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/minhas-escolhas');
  expect(screen.queryByText(over)).not.toBeInTheDocument();
});

it('coming back to lists that were read before the account went ends the session as well', async () => {
  const ana = aCandidate({ nome: 'Ana' });
  const deputy = aDeputyChoice({ deputado_id: '7', deputado_nome: 'Dora' }, { favorito: true });
  hasMyChoices({ candidates: [aChoiceOf(ana, { favorito: true })], deputies: [deputy] });
  authBackend.hasNoAccount();
  authBackend.signsOut();
  const { router } = renderApp('/minhas-escolhas', { as: joana });
  expect(await screen.findByRole('link', { name: 'Ana' })).toBeVisible();
  fireEvent(document, new Event('visibilitychange'));
  await toasted(over);
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
  expect(screen.queryByText('Ana')).not.toBeInTheDocument();
});

it('an account that was there half a minute ago is asked about again', async () => {
  hasMyChoices({});
  authBackend.signsOut();
  renderApp('/minhas-escolhas', { as: maria });
  expect(await screen.findByRole('link', { name: 'Ver candidatos' })).toBeVisible();
  authBackend.hasNoAccount();
  vi.setSystemTime(Date.now() + 31_000);
  fireEvent(document, new Event('visibilitychange'));
  await toasted(over);
  vi.useRealTimers();
});
