import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aDeputyDetail } from '../../support/chamber-fixtures';
import { chamberHas, onWideScreen } from '../../support/fake-chamber';
import { aNewsItem, newsHas, newsKeepsWaiting } from '../../support/fake-news';
import { renderApp } from '../../support/render-app';
import { button } from '../../support/screen-parts';

const path = '/deputado-federal/160541';

/** In place and in a toast. */
const saidTwice = () =>
  waitFor(() => expect(screen.getAllByText('Nenhuma notícia recente encontrada')).toHaveLength(2));

beforeEach(() => {
  onWideScreen();
  chamberHas({ details: [aDeputyDetail()] });
});

it('the tab of news searches when the tab is first opened, once, with name and party', async () => {
  const { asked, tokens } = newsHas([aNewsItem({ title: 'Ana Exemplo relata projeto' })]);
  const { user, router } = renderApp(path);
  const tab = await screen.findByRole('tab', { name: 'Notícias' });
  expect(asked).toEqual([]);
  await user.click(tab);
  const link = await screen.findByRole('link', { name: 'Ana Exemplo relata projeto' });
  expect(new URL(link.getAttribute('href') ?? '').searchParams.get('q')).toMatch(/^"Ana Exemplo" /);
  expect(screen.getByRole('link', { name: '🔎 Buscar notícia no Google' })).toBeVisible();
  expect(screen.getByText('Jornal Exemplo')).toBeVisible();
  expect(screen.getByText('20/11/2026')).toBeVisible();
  expect(
    screen.getByText(
      /^Busca automática pelo nome: não escolhemos as notícias\. Pode aparecer alguém com o mesmo nome\./,
    ),
  ).toBeVisible();
  expect(router.state.location.search).toBe('?aba=noticias');
  await user.click(screen.getByRole('tab', { name: 'Perfil' }));
  await user.click(tab);
  expect(await screen.findByText('Jornal Exemplo')).toBeVisible();
  expect(asked).toEqual([{ candidateName: 'Ana Exemplo', party: 'PP' }]);
  expect([...tokens]).toEqual(['Bearer anon-key-of-the-tests']);
});

it.each(['S.PART.', null])(
  'the news of who has no party (%s) are searched by name alone',
  async (siglaPartido) => {
    chamberHas({ details: [aDeputyDetail({}, { siglaPartido })] });
    const { asked } = newsHas([aNewsItem()]);
    renderApp(`${path}?aba=noticias`);
    expect(await screen.findByText('Jornal Exemplo')).toBeVisible();
    expect(asked).toEqual([{ candidateName: 'Ana Exemplo', party: '' }]);
  },
);

it('the tab of news says of a stored copy until when its news are, and not that it searched today', async () => {
  newsHas([aNewsItem()], { copyUntil: '2026-10-10' });
  renderApp(`${path}?aba=noticias`);
  expect(await screen.findByText('Cópia com notícias até 10/10/2026')).toBeVisible();
  expect(screen.queryByText(/Busca automática|Consulta de/)).not.toBeInTheDocument();
  expect(screen.getByText('Pode aparecer alguém com o mesmo nome.')).toBeVisible();
});

it.each([
  ['F', 'dela'],
  ['M', 'dele'],
  [null, 'desta pessoa'],
])(
  'the tab of news of a deputy of sex %s says what it left out, in place and in a toast, and never that nothing was found',
  async (sexo, whom) => {
    chamberHas({ details: [aDeputyDetail({ sexo })] });
    newsHas([], { leftOut: 2 });
    renderApp(`${path}?aba=noticias`);
    await waitFor(() =>
      expect(screen.getAllByText(`Nenhuma notícia que fale com certeza ${whom}.`)).toHaveLength(2),
    );
    expect(screen.getByText(`Ficaram de fora 2 notícias que não falam com certeza ${whom}.`)).toBeVisible();
    expect(screen.queryByText('Nenhuma notícia recente encontrada')).not.toBeInTheDocument();
  },
);

it('the tab of news says beside headlines how many more were left out', async () => {
  newsHas([aNewsItem()], { leftOut: 1 });
  renderApp(`${path}?aba=noticias`);
  expect(await screen.findByText('Jornal Exemplo')).toBeVisible();
  expect(screen.getByText(/^Ficou de fora 1 notícia que não fala com certeza del[ea]\.$/)).toBeVisible();
});

it('the name of the source leads to what it published', async () => {
  newsHas([aNewsItem({ url: 'https://jornal.exemplo/1' }), aNewsItem({ source: 'Sem endereço', url: null })]);
  renderApp(`${path}?aba=noticias`);
  const source = await screen.findByRole('link', { name: 'Jornal Exemplo' });
  expect(source).toHaveAttribute('href', 'https://jornal.exemplo/1');
  expect(source).toHaveAttribute('target', '_blank');
  expect(screen.getByText('Sem endereço')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Sem endereço' })).not.toBeInTheDocument();
});

it('the source of a headline is the page of its publication, where the answer names another too', async () => {
  newsHas([aNewsItem({ url: 'https://busca.exemplo/2', originalUrl: 'https://jornal.exemplo/2' })]);
  renderApp(`${path}?aba=noticias`);
  const source = await screen.findByRole('link', { name: 'Jornal Exemplo' });
  expect(source).toHaveAttribute('href', 'https://jornal.exemplo/2');
});

it('the tab of news waits in words', async () => {
  newsKeepsWaiting();
  renderApp(`${path}?aba=noticias`);
  expect(await screen.findByText('Buscando notícias...')).toBeVisible();
});

it('the tab of news says in place and in a toast that nothing was found, and searches again', async () => {
  newsHas([]);
  const { user } = renderApp(`${path}?aba=noticias`);
  await screen.findByRole('button', { name: 'Tentar novamente' });
  await saidTwice();
  newsHas([aNewsItem()]);
  await user.click(button('Tentar novamente'));
  expect(await screen.findByText('Jornal Exemplo')).toBeVisible();
});

it('the tab of news says in its toast too that sources did not answer', async () => {
  newsHas([], { unanswered: 3 });
  renderApp(`${path}?aba=noticias`);
  const words = '3 fontes de notícias não responderam: pode faltar notícia.';
  await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
});
