import { render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Providers } from '@/app/providers';
import { Shell } from '@/app/frame/root-layout';
import { routes } from '@/app/router';
import { paths } from '@/lib/paths';
import { createQueryClient } from '@/lib/query-client';
import { backend } from '../../support/fake-backend';
import { chamberHas } from '../../support/fake-chamber';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { linkShown } from '../../support/screen-parts';
import { aSession, maria, storeSession } from '../../support/session';

it('an unknown address has the exact words, a way home, and its path in the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { router } = renderApp('/nao/existe');
  const heading = await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' });
  expect(heading).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await waitFor(() => expect(warn).toHaveBeenCalledWith(expect.any(String), '/nao/existe'));
  await router.navigate('/nem/este');
  await waitFor(() => expect(warn).toHaveBeenCalledWith(expect.any(String), '/nem/este'));
});

it('a page that breaks says so in the exact words and offers a way on', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  const broken = { ...aCandidate(), pautas_defendidas: null };
  backend.hasCandidates([broken]);
  renderApp(`/candidato/${broken.id}`);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
  expect(heading).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voltar para o início' })).toHaveAttribute('href', '/');
  expect(document.querySelector('meta[name="robots"]'), 'a failure passes').not.toBeInTheDocument();
  expect(console.error).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();
});

it('the menu leads everywhere and says where one is', async () => {
  backend.hasCandidates([]);
  renderApp('/candidatos-2026');
  const menu = within(await screen.findByRole('navigation', { name: 'Principal' }));
  expect(menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Início', '/'],
    ['Candidatos', '/candidatos-2026'],
    ['Deputados', '/deputados-federais'],
    ['Escolhas', '/minhas-escolhas'],
    ['Entrar', '/auth'],
  ]);
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Candidatos');
});

it('a profile counts as a place within the list of candidates', async () => {
  const candidate = aCandidate();
  backend.hasCandidates([candidate]);
  renderApp(`/candidato/${candidate.id}`);
  const menu = within(await screen.findByRole('navigation', { name: 'Principal' }));
  expect(menu.getByRole('link', { current: true })).toHaveTextContent('Candidatos');
  expect(menu.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
});

/** Addresses that no navigation leads to: made-up people, and the pieces of the site. */
const apart = [paths.sampleDeputies, paths.sampleDeputyPattern, paths.sampleFavorites, '/__galeria', '*'];
const isPlain = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'shell' in handle && handle.shell === 'plain';
const pathsOf = (tree: readonly RouteObject[]): string[] =>
  tree.flatMap(({ path, handle, children = [] }) =>
    path === undefined ? pathsOf(children) : isPlain(handle) ? [] : [path],
  );
const places = pathsOf(routes[0]?.children ?? []).filter((path) => !apart.includes(path));

it.each(places)('the menu or the foot marks a place on %s', async (path) => {
  const shell = [{ path: '*', element: <Shell shell="usual">Página</Shell> }];
  const router = createMemoryRouter(shell, { initialEntries: [path.replace(':id', '7')] });
  storeSession(aSession(maria));
  render(
    <Providers queryClient={createQueryClient()} publication={null}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await linkShown('Conta');
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(marked).not.toEqual([]);
});

it('the focus goes to the heading of a new page, and back to the link by which the old one was left', async () => {
  const candidate = aCandidate({ nome: 'Ana' });
  backend.hasCandidates([candidate]);
  const { user } = renderApp('/candidatos-2026');
  await user.click(await screen.findByRole('link', { name: 'Ana' }));
  // The skeleton has a heading of this name too, which the page's own replaces.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Ana' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Ana' })).toHaveFocus());
});

it('a signed-in user finds the account in the menu', async () => {
  backend.hasCandidates([]);
  backend.hasChoices();
  renderApp('/candidatos-2026', { as: maria });
  const menu = within(await screen.findByRole('navigation', { name: 'Principal' }));
  expect(await menu.findByRole('link', { name: 'Conta' })).toHaveAttribute('href', '/settings');
});

it('the first stops of the keyboard lead to content, menu and footer', async () => {
  backend.hasCandidates([]);
  const { user } = renderApp('/candidatos-2026');
  await screen.findByRole('heading', { level: 1 });
  for (const name of ['Ir para o conteúdo', 'Ir para o menu', 'Ir para o rodapé']) {
    await user.tab();
    expect(screen.getByRole('link', { name })).toHaveFocus();
  }
});

it('where there is a search, a stop of the keyboard leads to it, and its access key is written down', async () => {
  chamberHas({});
  const { user } = renderApp('/deputados-federais');
  await screen.findByRole('heading', { level: 1 });
  for (const name of ['Ir para o conteúdo', 'Ir para o menu', 'Ir para a busca']) {
    await user.tab();
    expect(screen.getByRole('link', { name })).toHaveFocus();
  }
  expect(document.activeElement).toHaveAttribute('accesskey', '3');
  expect(screen.getByRole('search', { name: 'Deputados' })).toHaveAttribute('id', 'busca');
  expect(await screen.findByText('Nenhum deputado encontrado')).toBeVisible();
});

it('the theme is chosen in the footer and kept, also while the page is awaited', async () => {
  backend.hasCandidates([]);
  const { user } = renderApp('/candidatos-2026');
  expect(screen.getByText('Carregando...')).toBeVisible();
  const dark = screen.getByRole('radio', { name: 'Escuro' });
  await user.click(dark);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByRole('radio', { name: 'Escuro', checked: true })).toBe(dark);
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await user.click(screen.getByRole('radio', { name: 'Sistema' }));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
});

it('the shell says when there is no connection', async () => {
  backend.hasCandidates([]);
  renderApp('/candidatos-2026');
  await screen.findByRole('heading', { level: 1 });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  const words = await screen.findByText('Sem conexão. Mostrando dados salvos.');
  expect(words).toBeVisible();
  // Above the page it would move all of it.
  expect(screen.getByRole('main').compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(words.closest('[role="status"]')).toHaveTextContent(
    /^Sem conexão\. Mostrando dados salvos\. Lidos em \d\d\/\d\d\/\d{4}, às \d\d:\d\d\.$/,
  );
});
