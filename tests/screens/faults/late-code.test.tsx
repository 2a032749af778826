import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepFirst } from '@/features/choices/device/keep-first';
import { hasDatabase } from '../../support/browser/indexed-db';
import { backend } from '../../support/fake-backend';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';

const line = vi.hoisted(() => ({ isDead: true }));
const overLine = vi.hoisted(() => (load: () => Promise<object>) => {
  if (line.isDead) throw new TypeError('Failed to fetch dynamically imported module');
  return load();
});
vi.mock('@/features/choices/device/device-question', overLine);
vi.mock('@/ui/dialog/toaster', overLine);
vi.mock('@/pages/auth-page', overLine);

const ana = aCandidate({ nome: 'Ana Exemplo' });
const toAna = { kind: 'candidate', target: { id: ana.id, nome: ana.nome }, flag: 'favorito' } as const;

beforeEach(() => {
  line.isDead = true;
});

it('questions and notices whose code a dead line lost come with the next acts', async () => {
  hasDatabase();
  const said = vi.spyOn(console, 'warn').mockReturnValue();
  backend.hasCandidates([ana]);
  const table = backend.hasChoices();
  await keepFirst(toAna);
  const { user } = renderApp('/sobre', { as: maria });
  for (const part of ['Question about the choices of this device', 'Toaster'])
    await waitFor(() => expect(said).toHaveBeenCalledWith(`${part} failed to load`, expect.anything()));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  line.isDead = false;
  await user.click(screen.getByRole('heading', { level: 1 }));
  await user.click(await screen.findByRole('button', { name: 'Levar para a conta' }));
  await toasted('Escolhas levadas para a conta');
  expect(table.writes).toHaveLength(1);
});

it('the sign-in that a dead line lost opens at the next visit', async () => {
  vi.mocked(console.error).mockReturnValue();
  const { router } = renderApp('/sobre');
  await router.navigate('/auth');
  expect(await screen.findByRole('alert')).toBeVisible();
  line.isDead = false;
  await router.navigate('/sobre');
  await router.navigate('/auth');
  expect(await screen.findByRole('tab', { name: 'Cadastrar' })).toBeVisible();
  vi.mocked(console.error).mockClear();
});
