import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  aChoiceOf,
  aDeputyChoice,
  failsToReadMyChoices,
  hasMyChoices,
  keepsMyChoicesWaiting,
} from '../../support/fake-my-choices';
import { hasCommonVotes } from '../../support/fake-common-votes';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { expectNoToast, heading, toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';

const path = '/minhas-escolhas';
const favorite = { favorito: true };
const ignored = { ignorado: true };

const group = (name: string) => within(screen.getByRole('region', { name }));
const namesIn = (name: string) =>
  group(name)
    .getAllByRole('heading', { level: 3 })
    .map((title) => title.textContent);

it('My Choices sends a visitor to sign in, says why and keeps the way back', async () => {
  const { router } = renderApp(`${path}?aba=ignorados`);
  await heading('Entrar');
  await toasted('Login necessário', 'Faça login para ver suas escolhas.');
  expect(router.state.location.search).toBe('?volta=%2Fminhas-escolhas%3Faba%3Dignorados');
});

it('My Choices shows the favourites in two groups, alphabetically, with what was stored of each', async () => {
  const zelia = aCandidate({ nome: 'Zélia Exemplo', estado_origem: 'BA', status: 'archived' });
  const erica = aCandidate({ nome: 'Érica Exemplo', partido_sigla: 'EXB', estado_origem: 'SP' });
  hasMyChoices({
    candidates: [
      aChoiceOf(zelia, favorite),
      aChoiceOf(erica, favorite),
      aChoiceOf(aCandidate({ nome: 'Ana' }), ignored),
    ],
    deputies: [
      aDeputyChoice({ deputado_id: '7', deputado_nome: 'Rui Exemplo', deputado_uf: null }, favorite),
      aDeputyChoice({ deputado_id: '8', deputado_nome: 'Bia Exemplo', deputado_partido: 'PV' }, favorite),
    ],
  });
  renderApp(path, { as: maria });

  expect(await screen.findByRole('tab', { name: 'Favoritos (4)' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: 'Ignorados (1)' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Candidatos à Presidência' })).toBeVisible();
  expect(namesIn('Candidatos à Presidência')).toEqual(['Érica Exemplo', 'Zélia Exemplo']);
  expect(namesIn('Deputados Federais')).toEqual(['Bia Exemplo', 'Rui Exemplo']);
  for (const fact of ['EXB', 'SP', 'Fora da urna']) {
    expect(group('Candidatos à Presidência').getByText(fact)).toBeVisible();
  }
  for (const fact of ['PV', 'BA', 'Estado não informado']) {
    expect(group('Deputados Federais').getByText(fact)).toBeVisible();
  }
  expect(screen.getByRole('link', { name: 'Érica Exemplo' })).toHaveAttribute(
    'href',
    `/candidato/${erica.id}`,
  );
  expect(screen.getByRole('link', { name: 'Bia Exemplo' })).toHaveAttribute('href', '/deputado-federal/8');
  expect(screen.getByRole('link', { name: 'Análise Política IA' })).toHaveAttribute(
    'href',
    '/analise-politica',
  );
  expect(document.title).toBe('Minhas Escolhas · Pauta Aberta');
});

it('My Choices folds more than twelve by state, each with whom it holds, and unfolds them on paper', async () => {
  const ufs = ['SP', 'BA', '', 'SP'];
  hasMyChoices({
    deputies: Array.from({ length: 13 }, (_, place) =>
      aDeputyChoice(
        {
          deputado_id: String(place + 1),
          deputado_nome: `Deputada ${String.fromCharCode(65 + place)}`,
          deputado_uf: ufs[place] ?? 'CE',
        },
        favorite,
      ),
    ),
  });
  hasCommonVotes();
  const { user } = renderApp(path, { as: maria });
  expect(await screen.findByText('Por estado, porque são mais de 12.')).toBeVisible();
  const folds = () =>
    [...document.querySelectorAll('summary')]
      .map(({ textContent }) => textContent)
      .filter((text) => /Deputada/.test(text));
  expect(folds()).toEqual([
    'BahiaDeputada B1',
    'CearáDeputada E, Deputada F, Deputada G, Deputada H, Deputada I, Deputada J, Deputada K, Deputada L, Deputada M9',
    'Estado não informadoDeputada C1',
    'São PauloDeputada A, Deputada D2',
  ]);
  const link = screen.getByText('Deputada B', { selector: 'a' });
  expect(link).not.toBeVisible();
  await user.click(screen.getByText('Bahia'));
  expect(link).toBeVisible();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('Deputada A', { selector: 'a' })).toBeVisible();
  expect(folds()).toEqual([]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
});

it('My Choices opens the tab of the address and writes the chosen one into it', async () => {
  hasMyChoices({ candidates: [aChoiceOf(aCandidate({ nome: 'Ana Exemplo' }), ignored)] });
  const { user, router } = renderApp(`${path}?aba=ignorados`, { as: maria });
  expect(await screen.findByRole('link', { name: 'Ana Exemplo' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Favoritos (0)' }));
  expect(router.state.location.search).toBe('');
  await user.keyboard('{ArrowRight}');
  expect(router.state.location.search).toBe('?aba=ignorados');
  expect(screen.getByRole('tab', { name: 'Ignorados (1)' })).toHaveFocus();
});

it('My Choices shows somebody with both flags in both tabs', async () => {
  hasMyChoices({ deputies: [aDeputyChoice({ deputado_nome: 'Bia Exemplo' }, { ...favorite, ...ignored })] });
  const { user } = renderApp(path, { as: maria });
  expect(await screen.findByRole('link', { name: 'Bia Exemplo' })).toBeVisible();
  expect(screen.getByText('Nenhum candidato à Presidência nesta lista.')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Ignorados (1)' }));
  expect(await screen.findByRole('link', { name: 'Bia Exemplo' })).toBeVisible();
});

it.each([
  ['', 'Você ainda não favoritou nenhum candidato/político.'],
  ['?aba=ignorados', 'Você ainda não ignorou nenhum candidato/político.'],
])('My Choices says that nobody is chosen and leads on (%s)', async (search, sentence) => {
  hasMyChoices({});
  renderApp(path + search, { as: maria });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByText('A análise das escolhas aparece aqui com o primeiro favorito.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver candidatos' })).toHaveAttribute('href', '/candidatos-2026');
  expect(screen.getByRole('link', { name: 'Ver deputados federais' })).toHaveAttribute(
    'href',
    '/deputados-federais',
  );
  for (const role of ['link', 'button'] as const)
    expect(
      screen.queryByRole(role, { name: /^(Análise Política IA|Comparar|Imprimir)$/ }),
    ).not.toBeInTheDocument();
});

it('My Choices offers the analysis for a single favourite deputy, also from the other tab', async () => {
  hasMyChoices({ deputies: [aDeputyChoice({}, favorite)] });
  renderApp(`${path}?aba=ignorados`, { as: maria });
  await screen.findByText('Você ainda não ignorou nenhum candidato/político.');
  expect(screen.getByRole('link', { name: 'Análise Política IA' })).toBeVisible();
});

it.each(['candidates', 'deputies'] as const)(
  'My Choices says that reading %s failed and tries again',
  async (table) => {
    hasMyChoices({ deputies: [aDeputyChoice({ deputado_nome: 'Bia Exemplo' }, favorite)] });
    failsToReadMyChoices(table);
    const { user } = renderApp(path, { as: maria });
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
    expect(screen.getByText('Não foi possível carregar suas escolhas.')).toBeVisible();
    await expectNoToast();
    hasMyChoices({ deputies: [aDeputyChoice({ deputado_nome: 'Bia Exemplo' }, favorite)] });
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'Bia Exemplo' })).toBeVisible();
  },
);

it('My Choices reads again what failed while another reading is still on its way', async () => {
  keepsMyChoicesWaiting();
  failsToReadMyChoices('deputies');
  const { user } = renderApp(path, { as: maria });
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  hasMyChoices({ deputies: [aDeputyChoice({ deputado_nome: 'Bia Exemplo' }, favorite)] });
  await user.click(retry);
  await waitFor(() => expect(retry).not.toBeInTheDocument());
});

it('My Choices keeps what is on the screen when reading it again fails', async () => {
  hasMyChoices({ deputies: [aDeputyChoice({ deputado_nome: 'Bia Exemplo' }, favorite)] });
  const { queryClient } = renderApp(path, { as: maria });
  await screen.findByRole('link', { name: 'Bia Exemplo' });
  failsToReadMyChoices('deputies');
  void queryClient.invalidateQueries({ queryKey: ['choices'] });
  await toasted('Não foi possível carregar suas escolhas.');
  expect(screen.getByRole('link', { name: 'Bia Exemplo' })).toBeVisible();
});

it('My Choices lists candidates only in the older variant, and asks for nothing else', async () => {
  const ana = aCandidate({ nome: 'Ana Exemplo' });
  hasMyChoices({ candidates: [aChoiceOf(ana, favorite)] });
  failsToReadMyChoices('deputies');
  renderApp('/minhas-escolhas-2026', { as: maria });
  await heading('Minhas Escolhas 2026');
  expect(await screen.findByRole('link', { name: 'Ana Exemplo' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Favoritos (1)' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Deputados Federais' })).not.toBeInTheDocument();
});

it('My Choices leads from the empty older variant to the candidates', async () => {
  hasMyChoices({});
  renderApp('/minhas-escolhas-2026', { as: maria });
  expect(await screen.findByText('Você ainda não favoritou nenhum candidato/político.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver candidatos' })).toHaveAttribute('href', '/candidatos-2026');
  expect(screen.queryByRole('link', { name: 'Ver deputados federais' })).not.toBeInTheDocument();
});
