import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../support/render-app';

const people = [
  'Breno Protótipo',
  'Helena Amostra',
  'Lúcia Ilustrativa',
  'Marina Exemplo',
  'Otávio Modelo',
  'Tadeu Fictício',
];

async function openDeputies() {
  const app = renderApp('/deputies');
  await screen.findByRole('heading', { level: 1, name: 'Todos os Deputados' });
  return app;
}

function facesOf(name: string) {
  const card = within(screen.getByRole('article', { name }));
  const front = card.getByRole('group', { name: 'Frente' });
  const back = card.getByRole('group', { name: 'Verso' });
  return { front, back, inFront: within(front), inBack: within(back) };
}

it('the list of the sample names the screen, says that nobody on it exists, and stays out of search engines', async () => {
  await openDeputies();
  expect(document.title).toBe('Todos os Deputados (dados fictícios) · Pauta Aberta');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(screen.getByText('Conheça todos os deputados federais')).toBeVisible();
  expect(screen.getByText('Dados de demonstração: pessoas e números fictícios.')).toBeVisible();
  expect(screen.getByText('O que você marca nesta tela não é salvo.')).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Início' })).toHaveAttribute('href', '/');
});

it('the list of the sample is not a place of the navigation', async () => {
  await openDeputies();
  for (const link of within(screen.getByRole('navigation', { name: 'Principal' })).getAllByRole('link')) {
    expect(link).not.toHaveAttribute('aria-current');
    expect(link).not.toHaveAttribute('href', '/deputies');
  }
});

it('the list of the sample has a card for each of the six, in alphabetical order, all on their front', async () => {
  await openDeputies();
  expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual(people);
  for (const name of people) {
    const { front, back } = facesOf(name);
    expect(front).not.toHaveAttribute('inert');
    expect(back).toHaveAttribute('inert');
  }
});

it('the list of the sample shows on the front who the person is, the scores and the way to the details', async () => {
  await openDeputies();
  const { front, inFront } = facesOf('Marina Exemplo');
  expect(inFront.getByRole('heading', { level: 3, name: 'Marina Exemplo' })).toBeVisible();
  for (const text of ['EXA', 'Deputada federal (fictícia)', 'SP', 'Esquerda']) {
    expect(inFront.getByText(text)).toBeVisible();
  }
  expect(inFront.getAllByRole('listitem').map((score) => score.textContent)).toEqual([
    'Popularidade72',
    'Engajamento65',
    'Transparência80',
  ]);
  expect(front.querySelector('img')).toHaveAttribute('loading', 'lazy');
  expect(inFront.getByRole('link', { name: 'Ver Detalhes' })).toHaveAttribute('href', '/deputy/1');
});

it('the list of the sample colours the leaning by the letter of its text: without Esquerda or Direita it is centre', async () => {
  await openDeputies();
  const badge = (name: string, leaning: string) => facesOf(name).inFront.getByText(leaning);
  expect(badge('Marina Exemplo', 'Esquerda')).toHaveClass('bg-lean-left');
  expect(badge('Otávio Modelo', 'Direita')).toHaveClass('bg-lean-right');
  expect(badge('Helena Amostra', 'Centro-esquerda')).toHaveClass('bg-lean-centre');
});

it('the list of the sample shows on the back the record, the agenda, the mandates and the facts', async () => {
  await openDeputies();
  const { inBack } = facesOf('Marina Exemplo');
  expect(inBack.getByText('Ficha limpa')).toHaveClass('text-success');
  expect(inBack.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Educação pública em tempo integral',
    'Transporte coletivo',
    'Moradia popular',
    'Vereadora 2013–2016',
    'Deputada estadual 2017–2022',
  ]);
  expect(inBack.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Idade',
    'Profissão',
    'Município',
  ]);
  expect(inBack.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    '47 anos',
    'Professora',
    'Município Exemplo',
  ]);
  expect(facesOf('Tadeu Fictício').inBack.getByText('Com condenação (exemplo)')).toHaveClass('text-error');
});

it('the list of the sample turns one card and leaves the others', async () => {
  const { user } = await openDeputies();
  await user.click(facesOf('Marina Exemplo').inFront.getByText('Deputada federal (fictícia)'));
  expect(facesOf('Marina Exemplo').front).toHaveAttribute('inert');
  expect(facesOf('Marina Exemplo').back).not.toHaveAttribute('inert');
  expect(facesOf('Otávio Modelo').back).toHaveAttribute('inert');
});

it('the list of the sample marks in memory: favourite and ignored exclude each other, no card turns, nothing is stored', async () => {
  const { user, unmount } = await openDeputies();
  const favorite = screen.getByRole('button', { name: 'Favoritar Marina Exemplo' });
  const ignore = screen.getByRole('button', { name: 'Ignorar Marina Exemplo' });
  const states = () => [favorite, ignore].map((button) => button.getAttribute('aria-pressed'));
  const stored = Object.keys(window.localStorage);
  expect(states()).toEqual(['false', 'false']);
  await user.click(favorite);
  expect(states()).toEqual(['true', 'false']);
  await user.click(ignore);
  expect(states()).toEqual(['false', 'true']);
  const { front } = facesOf('Marina Exemplo');
  expect(front.querySelector('img')).toHaveClass('filter-[grayscale(1)]');
  expect(front).not.toHaveAttribute('inert');
  await user.click(ignore);
  expect(states()).toEqual(['false', 'false']);
  await user.click(favorite);
  expect(Object.keys(window.localStorage)).toEqual(stored);
  unmount();
  await openDeputies();
  expect(screen.getByRole('button', { name: 'Favoritar Marina Exemplo' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

it('the list of the sample leads to the details', async () => {
  const { user, router } = await openDeputies();
  await user.click(facesOf('Otávio Modelo').inFront.getByRole('link', { name: 'Ver Detalhes' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Otávio Modelo' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/deputy/3');
});
