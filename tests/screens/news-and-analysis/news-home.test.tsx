import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { backend, server } from '../../support/fake-backend';
import { aChoiceOf, aDeputyChoice, failsToReadMyChoices, hasMyChoices } from '../../support/fake-my-choices';
import { aNewsItem, newsFails, newsHas, newsKeepsWaiting } from '../../support/fake-news';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { expectNoToast, toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';

const ana = aCandidate({ nome: 'Ana', partido_sigla: 'EXA', estado_origem: 'AL' });
const bia = aCandidate({ nome: 'Bia', partido_sigla: 'EXB', estado_origem: 'BR' });
const carla = aCandidate({ nome: 'Carla' });
const deputy = aDeputyChoice(
  { deputado_id: '7', deputado_nome: 'Dora', deputado_foto: null },
  { favorito: true },
);

const title = 'Últimas Notícias dos Meus Favoritos';
const dialogOf = (name: string) => screen.findByRole('dialog', { name: `Últimas Notícias - ${name}` });
const rowOf = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name} `) });

/** Maria's: Bia, Ana and Dora; ignored: Carla and Eva. */
function hasFavorites() {
  backend.hasCandidates([ana, bia, carla]);
  return hasMyChoices({
    candidates: [
      aChoiceOf(bia, { favorito: true }),
      aChoiceOf(ana, { favorito: true }),
      aChoiceOf(carla, { ignorado: true }),
    ],
    deputies: [deputy, aDeputyChoice({ deputado_id: '8', deputado_nome: 'Eva' }, { ignorado: true })],
  });
}

describe('the block of news', () => {
  it('lists the favourites, candidates first, each with its label and the prompt', async () => {
    hasFavorites();
    renderApp('/', { as: maria });
    const block = within(await screen.findByRole('region', { name: title }));
    const rows = block.getAllByRole('button');
    expect(rows).toHaveLength(3);
    for (const [index, name] of [
      'Ana EXA AL Presidencial Clique para ver as últimas notícias →',
      'Bia EXB Brasil Presidencial Clique para ver as últimas notícias →',
      'Dora PT BA Deputado Federal Clique para ver as últimas notícias →',
    ].entries())
      expect(rows[index]).toHaveAccessibleName(name);
  });

  it('is not there for visitors, nor without favourites, and then nothing is requested for it', async () => {
    backend.hasCandidates([ana]);
    const { unmount } = renderApp('/');
    expect(await screen.findByRole('tab', { name: 'Candidatos' })).toBeVisible();
    expect(screen.queryByText(title)).not.toBeInTheDocument();
    unmount();
    backend.hasChoices([{ candidato_id: ana.id, favorito: false, ignorado: true }]);
    renderApp('/', { as: maria });
    expect(await screen.findByRole('tab', { name: 'Candidatos' })).toBeVisible();
    expect(screen.queryByText(title)).not.toBeInTheDocument();
  });

  it('comes below the list, which waits for none of it and does not move', async () => {
    hasFavorites();
    let answer: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => (answer = resolve));
    server.use(http.get('http://backend.test/rest/v1/usuario_deputados_relacao', () => late));
    renderApp('/', { as: maria });
    expect(await screen.findByRole('button', { name: '2 favoritos' })).toBeVisible();
    const list = screen.getByRole('tabpanel', { name: 'Candidatos' });
    expect(within(list).getByRole('heading', { level: 3, name: 'Ana' })).toBeVisible();
    expect(screen.queryByText(title)).not.toBeInTheDocument();
    answer(HttpResponse.json([deputy]));
    const row = await rowOf('Dora');
    expect(list.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('appears with the first favourite and goes with the last', async () => {
    backend.hasCandidates([ana]);
    backend.hasChoices();
    const { user } = renderApp('/', { as: maria });
    await user.click(await screen.findByRole('button', { name: 'Favoritar' }));
    expect(await rowOf('Ana')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Favoritado' }));
    await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());
  });

  it('shows the candidates, and says so, when the deputies cannot be read', async () => {
    hasFavorites();
    failsToReadMyChoices('deputies');
    renderApp('/', { as: maria });
    expect(await rowOf('Ana')).toBeVisible();
    await toasted('Não foi possível carregar suas escolhas.');
    expect(screen.queryByText('Dora')).not.toBeInTheDocument();
  });

  it('shows eight at first, and all of many when asked, going on to the ninth', async () => {
    const many = Array.from({ length: 9 }, (_, n) => aCandidate({ nome: `Pessoa ${n + 1}` }));
    backend.hasCandidates(many);
    hasMyChoices({ candidates: many.map((one) => aChoiceOf(one, { favorito: true })) });
    const { user } = renderApp('/', { as: maria });
    const block = within(await screen.findByRole('region', { name: title }));
    expect(block.getAllByRole('listitem')).toHaveLength(8);
    await user.click(block.getByRole('button', { name: 'Mostrar os 9 favoritos' }));
    expect(block.getAllByRole('listitem')).toHaveLength(9);
    expect(block.getByRole('button', { name: /Pessoa 9/ })).toHaveFocus();
  });
});

describe('the dialog of news', () => {
  it('shows what was found about the person, each item and button leading to a web search', async () => {
    hasFavorites();
    const { asked, tokens } = newsHas([
      aNewsItem(),
      aNewsItem({ title: 'Outra', description: null, source: null, url: null, publishedAt: null }),
    ]);
    const { user, router } = renderApp('/', { as: maria });
    await user.click(await rowOf('Ana'));
    const dialog = await dialogOf('Ana');
    expect(dialog).toHaveAccessibleDescription('Notícias recentes sobre o candidato encontradas na web');
    expect(within(dialog).getByText('EXA')).toBeVisible();
    const first = within((await within(dialog).findAllByRole('article'))[0] ?? dialog);
    for (const text of ['A fala durou uma hora.', 'Jornal Exemplo', '20/11/2026'])
      expect(first.getByText(text)).toBeVisible();
    const second = within(within(dialog).getAllByRole('article')[1] ?? dialog);
    expect(second.getByText('Fonte')).toBeVisible();
    const links = [
      first.getByRole('link', { name: 'Ana fala em Maceió' }),
      first.getByRole('link', { name: '🔎 Buscar notícia no Google' }),
    ];
    for (const link of links) {
      const { origin, searchParams } = new URL(link.getAttribute('href') ?? '');
      expect([origin, searchParams.get('hl')]).toEqual(['https://www.google.com', 'pt-BR']);
      expect(searchParams.get('q')).toMatch(/^"Ana" Ana fala em Maceió -site:globo\.com /);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      expect(link).toHaveAccessibleDescription('abre em nova aba');
    }
    expect(router.state.location.search).toBe(`?noticias=candidato.${ana.id}`);
    expect(asked).toEqual([{ candidateName: 'Ana', party: 'EXA' }]);
    expect([...tokens]).toEqual(['Bearer anon-key-of-the-tests']);
  });

  it('speaks of a deputy as one', async () => {
    hasFavorites();
    const { asked } = newsHas([aNewsItem()]);
    const { user } = renderApp('/', { as: maria });
    await user.click(await rowOf('Dora'));
    expect(await dialogOf('Dora')).toHaveAccessibleDescription(
      'Notícias recentes sobre o deputado encontradas na web',
    );
    await waitFor(() => expect(asked).toEqual([{ candidateName: 'Dora', party: 'PT' }]));
  });

  it('waits with a spinner and its words', async () => {
    hasFavorites();
    newsKeepsWaiting();
    renderApp(`/?noticias=candidato.${ana.id}`, { as: maria });
    expect(within(await dialogOf('Ana')).getByRole('status')).toHaveTextContent('Buscando notícias...');
  });

  it('says that nothing was found', async () => {
    hasFavorites();
    newsHas([]);
    renderApp('/?noticias=deputado.7', { as: maria });
    const dialog = within(await dialogOf('Dora'));
    expect(await dialog.findByText('Nenhuma notícia recente encontrada para este candidato.')).toBeVisible();
  });

  it('says that nothing is certain where all that was found was left out', async () => {
    hasFavorites();
    newsHas([], { leftOut: 3, copyUntil: '2026-10-10' });
    renderApp(`/?noticias=candidato.${ana.id}`, { as: maria });
    const dialog = within(await dialogOf('Ana'));
    expect(await dialog.findByText('Nenhuma notícia que fale com certeza desta pessoa.')).toBeVisible();
    expect(dialog.getByText('Cópia com notícias até 10/10/2026')).toBeVisible();
    expect(
      dialog.getByText('Ficaram de fora 3 notícias que não falam com certeza desta pessoa.'),
    ).toBeVisible();
    expect(dialog.queryByText(/Nenhuma notícia recente/)).not.toBeInTheDocument();
  });

  it('says that sources did not answer, and asks them again by a button or after a minute', async () => {
    hasFavorites();
    newsHas([], { unanswered: 3 });
    const { user } = renderApp(`/?noticias=candidato.${ana.id}`, { as: maria });
    const dialog = within(await dialogOf('Ana'));
    const silent = (text: string) => dialog.findByText(`${text}: pode faltar notícia.`);
    expect(await silent('3 fontes de notícias não responderam')).toBeVisible();
    newsHas([], { unanswered: 2 });
    await user.click(dialog.getByRole('button', { name: 'Tentar novamente' }));
    expect(await silent('2 fontes de notícias não responderam')).toBeVisible();
    await user.keyboard('{Escape}');
    newsHas([aNewsItem()], { unanswered: 1 });
    vi.setSystemTime(Date.now() + 61_000);
    await user.click(await rowOf('Ana'));
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.getByText('1 fonte de notícias não respondeu: pode faltar notícia.')).toBeVisible();
  });

  it('says that the search failed, and searches again', async () => {
    hasFavorites();
    newsFails();
    const { user } = renderApp(`/?noticias=candidato.${ana.id}`, { as: maria });
    const dialog = within(await dialogOf('Ana'));
    expect(await dialog.findByText('Erro ao buscar notícias. Tente novamente.')).toBeVisible();
    expect(await screen.findByText('Erro ao buscar notícias. Tente novamente.')).toBeVisible();
    await expectNoToast();
    newsHas([aNewsItem()]);
    await user.click(dialog.getByRole('button', { name: 'Tentar novamente' }));
    expect(await dialog.findByRole('article')).toBeVisible();
  });

  it('is closed by Escape, by its corner and by Back, and gives the focus back', async () => {
    hasFavorites();
    newsHas([]);
    const { user, router } = renderApp('/?aba=favoritos', { as: maria });
    const row = await rowOf('Ana');
    const { key } = router.state.location;
    const ways = [
      () => user.keyboard('{Escape}'),
      () => user.click(screen.getByRole('button', { name: 'Fechar' })),
      () => router.navigate(-1),
    ];
    for (const close of ways) {
      await user.click(row);
      await dialogOf('Ana');
      await close();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(router.state.location).toMatchObject({ search: '?aba=favoritos', key });
      await waitFor(() => expect(row).toHaveFocus());
    }
  });

  it('is closed in place when opened by its address, and one about nobody known is no dialog', async () => {
    hasFavorites();
    newsHas([]);
    const { user, router, unmount } = renderApp('/?noticias=deputado.7', { as: maria, history: ['/sobre'] });
    await dialogOf('Dora');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/', search: '' }));
    await waitFor(async () => expect(await rowOf('Dora')).toHaveFocus());
    unmount();
    renderApp(`/?noticias=candidato.${carla.id}`, { as: maria });
    expect(await rowOf('Ana')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
