import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { installCaches } from '../../support/browser/fake-caches';
import { hasPanel } from '../../support/panel/fake-admin';
import { hasAnalysis } from '../../support/fake-analysis';
import { backend, server } from '../../support/fake-backend';
import { rest } from '../../support/fake-tables';
import { aCandidate } from '../../support/fixtures';
import { heldAnswer } from '../../support/held-answer';
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

describe('a list that Back draws late', () => {
  /** Left for longer than the answer stays in memory, and read anew. */
  async function backToList(isWhole = true) {
    installCaches();
    backend.hasCandidates([aCandidate({ nome: 'Ana' })]);
    const app = renderApp('/candidatos-2026');
    const link = await screen.findByRole('link', { name: 'Ana' });
    if (!isWhole) backend.keepsCandidatesWaiting();
    await app.user.click(link);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Ana' })).toHaveFocus());
    app.queryClient.removeQueries({ queryKey: ['candidates', 'list'] });
    const { held, release } = heldAnswer();
    let isLost = false;
    server.use(
      http.get(`${rest}/candidatos_presidencia_2026`, async () => {
        await held;
        return isLost ? HttpResponse.error() : undefined;
      }),
    );
    await app.user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(await screen.findByText('Carregando candidatos...')).toBeVisible();
    expect(document.body).toHaveFocus();
    const lose = () => {
      isLost = true;
      // That a copy is shown is logged.
      vi.spyOn(console, 'warn').mockReturnValue();
    };
    return { ...app, release, lose };
  }
  const ana = () => screen.findByRole('link', { name: 'Ana' });

  it.each(['network', 'device'])('has the focus on the link that was followed: from the %s', async (from) => {
    const { release, lose } = await backToList();
    if (from === 'device') lose();
    release();
    await waitFor(async () => expect(await ana()).toHaveFocus());
  });

  it('has it there though the page that was left never came', async () => {
    const { release } = await backToList(false);
    backend.hasCandidates([aCandidate({ nome: 'Ana' })]);
    release();
    await waitFor(async () => expect(await ana()).toHaveFocus());
  });

  it.each([
    ['pressed', '{ArrowDown}'],
    ['focused', '{Tab}'],
  ])('leaves the focus to who %s something meanwhile', async (_, keys) => {
    const { user, release } = await backToList();
    await user.keyboard(keys);
    const focused = document.activeElement;
    release();
    expect(await ana()).toBeVisible();
    expect(focused).toHaveFocus();
  });
});
