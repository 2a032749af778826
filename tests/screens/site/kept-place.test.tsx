import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { afterFirstScreen } from '@/lib/offline/when-idle';
import { aDeputy } from '../../support/chamber-fixtures';
import { backend, server } from '../../support/fake-backend';
import { chamberHas, onWideScreen } from '../../support/fake-chamber';
import { aChoiceOf, hasMyChoices } from '../../support/fake-my-choices';
import { newsHas } from '../../support/fake-news';
import { aRollCall, hasRollCalls } from '../../support/fake-roll-calls';
import { fakeTable, rest } from '../../support/fake-tables';
import { aCandidate } from '../../support/fixtures';
import { hasPanel } from '../../support/panel/fake-admin';
import { renderApp } from '../../support/render-app';
import { button } from '../../support/screen-parts';
import { maria } from '../../support/session';

it('a button that its own press takes away leaves the focus on the title over it', async () => {
  hasRollCalls({ list: [aRollCall()] });
  const { user } = renderApp('/votacoes?tipo=recurso');
  await screen.findByRole('button', { name: 'Limpar filtros' });
  await act(async () => {
    await afterFirstScreen();
    await vi.dynamicImportSettled();
  });
  button('Limpar filtros').focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('1')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Votações nominais' })).toHaveFocus(),
  );
});

it('a screen that takes the place of another, as a refused panel, has the focus on its title', async () => {
  onWideScreen();
  const panel = hasPanel({ candidates: [aCandidate({ nome: 'Ana' })] });
  const { user } = renderApp('/admin/candidatos', { as: maria });
  const archive = await screen.findByRole('button', { name: 'Arquivar Ana' });
  await act(async () => {
    await afterFirstScreen();
    await vi.dynamicImportSettled();
  });
  panel.isAdmin = false;
  archive.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Acesso Negado' })).toHaveFocus());
});

/** Two pages of five, and somebody whom a slip nearly names. */
const deputies = () =>
  chamberHas(
    { deputies: Array.from({ length: 7 }, (_, index) => aDeputy({ nome: `Pessoa Exemplar ${index}` })) },
    { perPage: 5 },
  );

function elected() {
  const people = Array.from({ length: 51 }, (_, index) => ({
    uf: 'SP',
    nome_urna: `PESSOA ${index}`,
    partido_sigla: 'EXA',
    deputado_id: null,
    fontes: ['congresso-2027'],
    situacao_lista: 'preliminar',
  }));
  server.use(
    http.get(`${rest}/eleitos_camara`, () => HttpResponse.json(people)),
    ...fakeTable('camara_deputados', { rows: () => [] }),
  );
}

function favorites() {
  const ana = aCandidate({ id: '1d406712-5c3f-53c5-9a30-baef40954369', nome: 'Ana' });
  backend.hasCandidates([ana]);
  newsHas([]);
  hasMyChoices({ candidates: [aChoiceOf(ana, { favorito: true })] });
}

type Does = { press: string | RegExp; role?: 'link' | 'tab' } | { type: string; under: string };
interface Change {
  at: string;
  has: () => void;
  does: Does;
  leadsTo: RegExp;
  /** What the screen does after the address. */
  settles?: () => void;
  isSignedIn?: true;
}

/** Each way in which a page writes what is shown into its own address. */
const changes: Record<string, Change> = {
  'the search of the deputies': {
    at: '/deputados-federais',
    has: deputies,
    does: { type: 'exemplar{Enter}', under: 'Nome' },
    leadsTo: /nome=exemplar$/,
  },
  'more deputies': {
    at: '/deputados-federais',
    has: deputies,
    does: { press: 'Carregar Mais' },
    leadsTo: /paginas=2$/,
    settles: () => expect(screen.getByText('Pessoa Exemplar 6')).toBeVisible(),
  },
  'the name that a slip nearly is': {
    at: '/deputados-federais?nome=exenplar 3',
    has: deputies,
    does: { press: 'Pessoa Exemplar 3', role: 'link' },
    leadsTo: /nome=Pessoa\+Exemplar\+3$/,
  },
  'the search of the elected': {
    at: '/eleitos-2026',
    has: elected,
    does: { type: 'pessoa{Enter}', under: 'Nome' },
    leadsTo: /nome=pessoa$/,
  },
  'more of the elected': {
    at: '/eleitos-2026',
    has: elected,
    does: { press: 'Carregar Mais' },
    leadsTo: /paginas=2$/,
  },
  'the filter of the roll calls': {
    at: '/votacoes?tipo=recurso',
    has: () => hasRollCalls({ list: [aRollCall()] }),
    does: { press: 'Limpar filtros' },
    leadsTo: /^(?!.*tipo=)/,
  },
  'a theme': {
    at: '/candidatos-2026/temas',
    has: () => backend.hasCandidates([aCandidate({})]),
    does: { press: 'Saúde', role: 'link' },
    leadsTo: /tema=saude$/,
  },
  'a tab': {
    at: '/',
    has: () => backend.hasCandidates([aCandidate({})]),
    does: { press: 'Favoritos', role: 'tab' },
    leadsTo: /aba=favoritos$/,
  },
  'the news of a favourite': {
    at: '/',
    has: favorites,
    does: { press: /^Ana .*Clique para ver/ },
    leadsTo: /noticias=/,
    settles: () => expect(screen.getByRole('dialog')).toBeVisible(),
    isSignedIn: true,
  },
  'the end of news that the address opened': {
    at: '/?noticias=candidato.1d406712-5c3f-53c5-9a30-baef40954369',
    has: favorites,
    does: { press: 'Fechar' },
    leadsTo: /^(?!.*noticias=)/,
    settles: () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(),
    isSignedIn: true,
  },
  'the search of the panel': {
    at: '/admin/candidatos',
    has: () => hasPanel({ candidates: [aCandidate({})] }),
    does: { type: 'ana', under: 'Buscar por nome ou partido' },
    leadsTo: /busca=ana$/,
    isSignedIn: true,
  },
};

describe('what the reader looks at stays in its place while the address comes to hold it:', () => {
  it.each(Object.entries(changes))('%s', async (what, { at, has, does, leadsTo, settles, isSignedIn }) => {
    onWideScreen();
    has();
    // At an address of its own: one met before goes back to its place.
    const { user, router } = renderApp(
      `${at}${at.includes('?') ? '&' : '?'}de=${what}`,
      isSignedIn && { as: maria },
    );
    await waitFor(() => expect(window.scrollTo).toHaveBeenCalled());
    const part =
      'press' in does
        ? await screen.findByRole(does.role ?? 'button', { name: does.press })
        : await screen.findByLabelText(does.under);
    vi.mocked(window.scrollTo).mockClear();
    await ('press' in does ? user.click(part) : user.type(part, does.type));
    await waitFor(() => expect(router.state.location.search).toMatch(leadsTo));
    if (settles) await waitFor(settles);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it('unlike another page, which begins at its top', async () => {
    backend.hasCandidates([aCandidate({ nome: 'Ana' })]);
    const { user } = renderApp('/candidatos-2026');
    await user.click(await screen.findByRole('link', { name: 'Ana' }));
    await waitFor(() => expect(window.scrollTo).toHaveBeenCalledWith(0, 0));
  });
});

describe('a load goes back to the place that was left at its own address, and at no other:', () => {
  it.each([
    { left: '/candidatos-2026', other: '/candidatos-2026/temas' },
    { left: '/admin/candidatos', other: '/admin/candidatos/novo', as: maria },
  ])('$left', async ({ left, other, as }) => {
    backend.hasCandidates([aCandidate({})]);
    if (as) hasPanel({ candidates: [aCandidate({})] });
    const load = async (address: string) => {
      vi.mocked(window.scrollTo).mockClear();
      const { unmount } = renderApp(address, as && { as });
      await waitFor(() => expect(window.scrollTo).toHaveBeenCalledWith(0, 0));
      // What hears that the page is left comes a moment later, with this.
      await waitFor(() => expect(window.history.scrollRestoration).toBe('manual'));
      return unmount;
    };
    const leave = await load(left);
    const scrolled = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(700);
    fireEvent(window, new Event('pagehide'));
    scrolled.mockRestore();
    leave();
    const leaveOther = await load(other);
    await act(async () => {
      await vi.dynamicImportSettled();
    });
    expect(window.scrollTo).not.toHaveBeenCalledWith(0, 700);
    leaveOther();
    await load(left);
    await waitFor(() => expect(window.scrollTo).toHaveBeenCalledWith(0, 700));
  });
});
