import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepFirst } from '@/features/choices/device/keep-first';
import { hasDatabase } from '../../support/browser/indexed-db';
import { backend } from '../../support/fake-backend';
import { onWideScreen } from '../../support/fake-chamber';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { button, expectClientLog, linkShown, toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';

/** What an act needs beyond its screen, as `import()` rejects without a network. */
const gone = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('@/lib/supabase/user-client', gone);
vi.mock('@/features/choices/mutations', gone);

const ana = aCandidate({ nome: 'Ana Exemplo' });
const bia = aCandidate({ nome: 'Bia Exemplo' });

beforeEach(() => {
  onWideScreen();
  backend.hasCandidates([ana, bia]);
});

it('a heart whose code is missing says so and stays off', async () => {
  hasDatabase();
  await keepFirst({ kind: 'candidate', target: { id: ana.id, nome: ana.nome }, flag: 'favorito' });
  const { user } = renderApp('/candidatos-2026');
  await screen.findByRole('button', { name: 'Favoritado' });
  await user.click(button('Favoritar'));
  await toasted('Erro');
  expect(button('Favoritar')).toBeEnabled();
});

it('the way to Google says in Portuguese that it did not open', async () => {
  const { user } = renderApp('/admin/login');
  await user.click(await screen.findByRole('button', { name: 'Entrar com Google' }));
  await toasted('Erro ao fazer login', 'O login pelo Google não terminou. Tente novamente.');
  expect(button('Entrar com Google')).toBeEnabled();
});

it('a stored session that cannot be checked is a visitor’s, not a wait without end', async () => {
  const expectLogged = expectClientLog();
  renderApp('/candidatos-2026', { as: maria });
  await linkShown('Entrar');
  await expectLogged();
});
