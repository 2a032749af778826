import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '../../support/fake-backend';
import { failsToReadMyChoices } from '../../support/fake-my-choices';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { expectNoToast, toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';

const names = ['Ana', 'Bia', 'Caio', 'Davi', 'Eva', 'Fábio', 'Gil', 'Hugo'];
const eight = names.map((nome) => aCandidate({ nome }));
const [ana, bia] = [aCandidate({ nome: 'Ana' }), aCandidate({ nome: 'Bia' })];

const cardNames = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe('to a visitor', () => {
  it('the home shows the name, the tagline and the ways in', async () => {
    backend.hasCandidates(eight);
    renderApp('/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Pauta Aberta' })).toBeVisible();
    expect(screen.getByText('Conheça os candidatos à Presidência 2026 e faça suas escolhas')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Entrar / Cadastrar' })).toHaveAttribute('href', '/auth');
    await screen.findByText('6 de 8, em ordem alfabética');
    for (const link of screen.getAllByRole('link', { name: /^Ver Todos( os Candidatos)?$/ })) {
      expect(link).toHaveAttribute('href', '/candidatos-2026');
    }
    const chamber = within(screen.getByRole('region', { name: 'Câmara dos Deputados' }));
    expect(chamber.getByRole('link', { name: 'Deputados Federais' })).toHaveAttribute(
      'href',
      '/deputados-federais',
    );
    const shortcuts = screen.queryByRole('navigation', { name: 'Atalhos' });
    expect(shortcuts).not.toBeInTheDocument();
    expect(document.title).toBe('Pauta Aberta');
  });

  it('the home shows the first six by name of those who run for election', async () => {
    const first = { nome: 'Aarão', status: 'archived', dados_ate: '2026-01-01' };
    const rest = eight.map((one) => ({ ...one, dados_ate: one.nome < 'G' ? '2026-10-10' : '2026-01-01' }));
    backend.hasCandidates([aCandidate(first), ...rest]);
    renderApp('/');
    await screen.findByText('6 de 8, em ordem alfabética');
    // Of those six alone.
    expect(screen.getByText(/Dados reunidos até/)).toHaveTextContent('até 10/10/2026');
    expect(cardNames()).toEqual(['Ana', 'Bia', 'Caio', 'Davi', 'Eva', 'Fábio']);
    expect(screen.getByRole('button', { name: '8 candidatos' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: '0 favoritos' })).toBeVisible();
    expect(screen.getByRole('button', { name: '0 ignorados' })).toBeVisible();
  });

  it.each([
    ['Favoritos', 'Faça login para ver seus favoritos'],
    ['Ignorados', 'Faça login para ver candidatos ignorados'],
  ])('the button %s asks to sign in, and the way back leads to it', async (tab, sentence) => {
    backend.hasCandidates(eight);
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('tab', { name: tab }));
    expect(await screen.findByText(sentence)).toBeVisible();
    const panel = within(screen.getByRole('tabpanel', { name: tab }));
    const back = `/auth?volta=%2F%3Faba%3D${tab.toLowerCase()}`;
    expect(panel.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', back);
  });

  it.each([
    ['Favoritar', 'Você precisa estar logado para favoritar candidatos'],
    ['Ignorar', 'Você precisa estar logado'],
  ])('the link %s says that it needs a session and goes to sign in', async (label, sentence) => {
    backend.hasCandidates([ana]);
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: label }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(`^${label} `) })).toBeVisible();
  });

  it('the home waits in words', async () => {
    backend.keepsCandidatesWaiting();
    renderApp('/');
    expect(await screen.findByText('Carregando candidatos...')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('button', { name: '— candidatos' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Câmara dos Deputados' })).not.toBeInTheDocument();
  });
});

describe('to a signed-in user', () => {
  it('the home offers choices, analysis and settings', async () => {
    backend.hasCandidates([ana]);
    backend.hasChoices();
    renderApp('/', { as: maria });
    const shortcuts = within(await screen.findByRole('navigation', { name: 'Atalhos' }));
    expect(shortcuts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/minhas-escolhas',
      '/analise-politica',
      '/settings',
    ]);
    expect(screen.queryByRole('link', { name: 'Entrar / Cadastrar' })).not.toBeInTheDocument();
  });

  it('a counter opens its tab, puts the focus there and keeps it in the address', async () => {
    backend.hasCandidates([ana, bia]);
    backend.hasChoices([{ candidato_id: bia.id, favorito: true, ignorado: false }]);
    const { user, router } = renderApp('/', { as: maria });
    const tab = await screen.findByRole('tab', { name: 'Favoritos' });
    await user.click(await screen.findByRole('button', { name: '1 favorito' }));
    expect(tab).toHaveFocus();
    expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('heading', { level: 2, name: 'Meus Favoritos' })).toBeVisible();
    expect(cardNames()).toEqual(['Bia']);
    expect(router.state.location.search).toBe('?aba=favoritos');
    await user.click(screen.getByRole('button', { name: '2 candidatos' }));
    expect(router.state.location.search).toBe('');
  });

  it.each([
    ['favoritos', 'Favoritado'],
    ['ignorados', 'Ignorado'],
  ])('a card that leaves the tab %s passes the focus on', async (aba, label) => {
    backend.hasCandidates([ana, bia]);
    const both = { favorito: true, ignorado: true };
    backend.hasChoices([ana, bia].map(({ id }) => ({ candidato_id: id, ...both })));
    const { user } = renderApp(`/?aba=${aba}`, { as: maria });
    const [first, second] = await screen.findAllByRole('button', { name: label });
    if (second) await user.click(second);
    await waitFor(() => expect(cardNames()).toEqual(['Ana']));
    expect(first).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/^Você (ainda )?não tem candidatos/)).toBeVisible();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it('a card whose removal is refused comes back with the focus', async () => {
    backend.hasCandidates([ana, bia]);
    const chosen = [ana, bia].map(({ id }) => ({ candidato_id: id, favorito: true, ignorado: false }));
    backend.hasChoices(chosen);
    backend.refusesChoices();
    const { user } = renderApp('/?aba=favoritos', { as: maria });
    const [first] = await screen.findAllByRole('button', { name: 'Favoritado' });
    first?.focus();
    await user.keyboard('{Enter}');
    await toasted('Erro ao favoritar candidato');
    await waitFor(() => expect(cardNames()).toEqual(['Ana', 'Bia']));
    expect(screen.getAllByRole('button', { name: 'Favoritado' })[0]).toHaveFocus();
  });

  it('the home says that there are no favourites yet, with a hint', async () => {
    backend.hasCandidates([ana]);
    backend.hasChoices();
    renderApp('/?aba=favoritos', { as: maria });
    expect(await screen.findByText('Você ainda não tem candidatos favoritos.')).toBeVisible();
    expect(screen.getByText('Navegue pelos candidatos e adicione seus favoritos!')).toBeVisible();
  });

  it('the home says that nobody is ignored', async () => {
    backend.hasCandidates([ana]);
    backend.hasChoices();
    renderApp('/?aba=ignorados', { as: maria });
    expect(await screen.findByText('Você não tem candidatos ignorados.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Candidatos Ignorados' })).toBeVisible();
  });

  it.each(['favoritos', 'ignorados'])(
    'the tab %s whose choices cannot be read says so in place alone',
    async (aba) => {
      backend.hasCandidates([ana]);
      backend.hasChoices();
      failsToReadMyChoices('candidates');
      const { user } = renderApp(`/?aba=${aba}`, { as: maria });
      const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
      await expectNoToast();
      backend.hasChoices();
      await user.click(retry);
      expect(await screen.findByText(/^Você (ainda )?não tem candidatos/)).toBeVisible();
    },
  );

  it('a counter whose number is not known says its word in the plural', async () => {
    backend.hasCandidates([ana]);
    backend.hasChoices();
    failsToReadMyChoices('candidates');
    const { user } = renderApp('/', { as: maria });
    await screen.findByRole('button', { name: '— favoritos' });
    await user.click(await screen.findByRole('button', { name: 'Favoritar' }));
    await screen.findByRole('button', { name: 'Favoritado' });
    expect(screen.getByRole('button', { name: '— favoritos' })).toBeVisible();
  });

  it('the first click favours, and ignoring leaves the favourite as it is', async () => {
    backend.hasCandidates([ana]);
    const table = backend.hasChoices();
    const { user } = renderApp('/', { as: maria });
    await screen.findByRole('button', { name: '0 favoritos' });
    await user.click(await screen.findByRole('button', { name: 'Favoritar' }));
    await toasted('Adicionado aos favoritos');
    expect(await screen.findByRole('button', { name: '1 favorito' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ignorar' }));
    await toasted('Candidato ignorado');
    expect(screen.getByRole('button', { name: 'Favoritado' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ignorado' })).toBeVisible();
    expect(table.rows).toEqual([{ candidato_id: ana.id, favorito: true, ignorado: true }]);
  });

  it.each([
    ['Favoritar', 'Erro ao favoritar candidato'],
    ['Ignorar', 'Erro ao atualizar candidato'],
  ])('a refused %s is taken back and said', async (label, sentence) => {
    backend.hasCandidates([ana]);
    backend.hasChoices();
    backend.refusesChoices();
    const { user } = renderApp('/', { as: maria });
    await screen.findByRole('navigation', { name: 'Atalhos' });
    await user.click(await screen.findByRole('button', { name: label }));
    await toasted(sentence);
    expect(await screen.findByRole('button', { name: label })).toBeVisible();
  });
});
