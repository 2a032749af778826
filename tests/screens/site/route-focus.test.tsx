import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { hasPanel } from '../../support/panel/fake-admin';
import { hasAnalysis } from '../../support/fake-analysis';
import { backend } from '../../support/fake-backend';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { heading } from '../../support/screen-parts';
import { joana, maria } from '../../support/session';

vi.mock('@/pages/about-page', () => ({
  get Component() {
    throw new TypeError('Failed to fetch dynamically imported module');
  },
}));

it('the focus goes to the heading of a page whose code does not arrive, as to any other', async () => {
  backend.hasCandidates([]);
  const { user } = renderApp('/candidatos-2026');
  await heading('Candidatos 2026');
  vi.mocked(console.error).mockReturnValue();
  await user.click(screen.getByRole('link', { name: 'Sobre e método' }));
  await waitFor(async () => expect(await heading('Esta página não abriu')).toHaveFocus());
  vi.mocked(console.error).mockClear();
});

it('the focus goes to the heading when the panel is left for the site and entered again', async () => {
  hasPanel();
  backend.hasCandidates([]);
  backend.hasChoices();
  const { user, router } = renderApp('/admin', { as: joana });
  expect(await heading('Dashboard')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Pauta Aberta' }));
  await waitFor(async () => expect(await heading('Pauta Aberta')).toHaveFocus());
  await router.navigate('/admin/auditoria');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/auditoria/i));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('the menu says that the analysis lies within the choices', async () => {
  hasAnalysis();
  renderApp('/analise-politica', { as: maria });
  expect(await heading('Análise Política')).toBeVisible();
  const current = screen.getAllByRole('link', { current: true });
  expect(current.map(({ textContent }) => textContent)).toEqual(['Escolhas']);
});

it('Back leaves the focus where it is in use', async () => {
  backend.hasCandidates([aCandidate({ nome: 'Ana' })]);
  const { user, router } = renderApp('/candidatos-2026');
  await user.click(await screen.findByRole('link', { name: 'Ana' }));
  await waitFor(async () => expect(await heading('Ana')).toHaveFocus());
  const inUse = screen.getByRole('link', { name: 'Ir para o conteúdo' });
  act(() => inUse.focus());
  await router.navigate(-1);
  expect(await screen.findByRole('link', { name: 'Ana' })).toBeVisible();
  expect(inUse).toHaveFocus();
});
