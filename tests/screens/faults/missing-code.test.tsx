import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aDeputyDetail } from '../../support/chamber-fixtures';
import { backend } from '../../support/fake-backend';
import { chamberHas, hasDeputyChoices, onWideScreen } from '../../support/fake-chamber';
import { aChoiceOf, hasMyChoices } from '../../support/fake-my-choices';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { button, heading } from '../../support/screen-parts';
import { maria } from '../../support/session';
import { expectMissingPartsLogged, letMissingPartsBeLogged, missing } from './missing-parts';

/** As `import()` rejects for a missing script or network. */
const gone = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('@/pages/home/home-block', gone);
vi.mock('@/pages/home/home-news', gone);
vi.mock('@/app/consent-question', gone);
vi.mock('@/app/frame/lazy-theme-control', gone);
vi.mock('@/pages/deputies/deputy-votes', gone);
vi.mock('@/features/deputies/expenses/expenses-tab', gone);
vi.mock('@/features/deputies/records/speeches-tab', gone);
vi.mock('@/features/deputies/records/propositions-tab', gone);
vi.mock('@/features/news/deputy-news-tab', gone);
vi.mock('@/features/choices/ballot-sheet/ballot-sheet-dialog', gone);
vi.mock('@/ui/dialog/share-dialog', gone);

const ana = aCandidate({ nome: 'Ana Exemplo' });

beforeEach(() => {
  onWideScreen();
  letMissingPartsBeLogged();
  backend.hasCandidates([ana]);
  hasMyChoices({ candidates: [aChoiceOf(ana, { favorito: true })] });
});

it('the home is whole without its news and what comes first', async () => {
  renderApp('/', { as: maria });
  expect(await screen.findByText(missing)).toBeVisible();
  expect(await screen.findByRole('heading', { level: 3, name: 'Ana Exemplo' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Depois da eleição' })).not.toBeInTheDocument();
  expect(button('1 favorito')).toBeVisible();
  expect(button('Tentar novamente')).toBeEnabled();
  expectMissingPartsLogged();
});

it.each(['Votações', 'Despesas', 'Discursos', 'Proposições', 'Notícias'])(
  'a deputy’s page is whole without the code of %s',
  async (name) => {
    chamberHas({ details: [aDeputyDetail()] });
    hasDeputyChoices();
    const { user } = renderApp('/deputado-federal/160541');
    await user.click(await screen.findByRole('tab', { name }));
    expect(await screen.findByText(missing)).toBeVisible();
    expect(button('Tentar novamente')).toBeEnabled();
    expect(await heading('Ana Exemplo')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Perfil' }));
    expect(screen.queryByText(missing)).not.toBeInTheDocument();
    expectMissingPartsLogged();
  },
);

it.each([
  ['the dialog to share', `/candidato/${ana.id}`, 'Compartilhar'],
  ['the sheet for the booth', '/minhas-escolhas', 'Imprimir cola em branco'],
])('without %s the screen says so and stays', async (_, path, press) => {
  vi.setSystemTime(new Date('2026-10-25T15:00:00Z'));
  const { user } = renderApp(path, { as: maria });
  const [first] = await screen.findAllByRole('button', { name: press });
  if (first) await user.click(first);
  expect(await screen.findByText(missing)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expectMissingPartsLogged();
});
