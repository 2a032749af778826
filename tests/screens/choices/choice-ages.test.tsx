import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepAccountNote } from '@/lib/session/account-note';
import { hasAccountNote } from '@/lib/session/account-note-key';
import { authBackend } from '../../support/fake-auth';
import { backend } from '../../support/fake-backend';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { button, field, toasted } from '../../support/screen-parts';
import { aSession, maria } from '../../support/session';
import { asFavorite, leavesWaiting } from '../../support/waiting-choices';

const path = '/candidatos-2026';
const ana = aCandidate({ nome: 'Ana Exemplo' });
const { id, nome } = ana;
const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;
const tapped = (minutes: number) =>
  JSON.stringify({
    kind: 'candidate',
    flag: 'favorito',
    target: { id, nome },
    path,
    keptAt: minutesAgo(minutes),
  });

beforeEach(() => {
  backend.hasCandidates([ana]);
});
afterEach(() => {
  window.sessionStorage.clear();
});

it('what waited for twenty-nine days is sent', async () => {
  const key = leavesWaiting(maria, ana, { at: minutesAgo(29 * 24 * 60) });
  const table = backend.hasChoices();
  renderApp(path, { as: maria });
  await waitFor(() => expect(table.rows).toEqual([{ candidato_id: id, ...asFavorite }]));
  await waitFor(() => expect(window.localStorage.getItem(key)).toBeNull());
});

it('who signs in twenty-nine minutes after the tap has the choice made', async () => {
  window.sessionStorage.setItem('escolha-a-fazer', tapped(29));
  const table = backend.hasChoices();
  const { user } = renderApp('/auth');
  await screen.findByRole('heading', { name: 'Favoritar Ana Exemplo' });
  authBackend.issues(aSession(maria));
  await user.type(field('E-mail'), 'maria@exemplo.org');
  await user.type(field('Senha'), 'segredo');
  await user.click(button('Entrar'));
  await toasted('Adicionado aos favoritos');
  expect(table.rows).toEqual([{ candidato_id: id, ...asFavorite }]);
});

it('who confirms the account fifty-nine minutes after the tap has the choice made', async () => {
  keepAccountNote(maria.id, tapped(59), minutesAgo(59));
  const table = backend.hasChoices();
  renderApp('/', { as: maria });
  await toasted('Adicionado aos favoritos');
  expect(table.rows).toEqual([{ candidato_id: id, ...asFavorite }]);
});

it('a note of a time to come, where the clock was set back, makes no choice', async () => {
  keepAccountNote(maria.id, tapped(0), minutesAgo(-5));
  const table = backend.hasChoices();
  renderApp(path, { as: maria });
  await waitFor(() => expect(hasAccountNote()).toBe(false));
  await screen.findByRole('button', { name: 'Favoritar' });
  expect(table.writes).toEqual([]);
});
