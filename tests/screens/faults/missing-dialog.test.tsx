import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { backend } from '../../support/fake-backend';
import { aChoiceOf, hasMyChoices } from '../../support/fake-my-choices';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { button } from '../../support/screen-parts';
import { maria } from '../../support/session';
import { expectMissingPartsLogged, letMissingPartsBeLogged, missing } from './missing-parts';

/** Only the dialog fails; missing-code.test.tsx fails the block. */
vi.mock('@/features/news/news-dialog', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const ana = aCandidate({ nome: 'Ana Exemplo' });

/** The rest of the home is as it was. */
function expectHomeToStand() {
  expect(screen.getByRole('heading', { level: 1, name: 'Pauta Aberta' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Ana Exemplo' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
}

beforeEach(() => {
  letMissingPartsBeLogged();
  backend.hasCandidates([ana]);
  hasMyChoices({ candidates: [aChoiceOf(ana, { favorito: true })] });
});

it('the home is whole without the dialog of the news, and says so only while one is open', async () => {
  const { user, router } = renderApp('/', { as: maria });
  const row = await screen.findByRole('button', { name: /^Ana Exemplo .*Clique para ver/ });
  await user.hover(row);
  // The mouse would import it twice, the second time really.
  await vi.dynamicImportSettled();
  expect(screen.queryByText(missing)).not.toBeInTheDocument();
  act(() => row.click());
  expect(await screen.findByText(missing)).toBeVisible();
  expectHomeToStand();
  // Its button loads the page again, whose address opens these news.
  expect(button('Tentar novamente')).toBeEnabled();
  expect(router.state.location.search).toBe(`?noticias=candidato.${ana.id}`);

  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByText(missing)).not.toBeInTheDocument());
  expectHomeToStand();
  act(() => row.click());
  expect(await screen.findByText(missing)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Favoritos' }));
  expect(screen.getByRole('tab', { name: 'Favoritos', selected: true })).toBeVisible();
  expectHomeToStand();
  expectMissingPartsLogged();
});
