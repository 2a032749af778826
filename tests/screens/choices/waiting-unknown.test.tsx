import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { waitingKey } from '@/lib/waiting-note';
import { sessionStorageKey } from '@/lib/supabase/auth-storage';
import { aConsent } from '../../support/fake-account';
import { backend, server } from '../../support/fake-backend';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { button, toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';
import { asFavorite, leavesWaiting, noMark } from '../../support/waiting-choices';
import { expectOnlyReportedFailures, letFailuresBeLogged, troubleAt } from '../faults/network-faults';

const path = '/candidatos-2026';
const words = 'Aguardando rede';
const ana = aCandidate({ nome: 'Ana Exemplo' });
const bia = aCandidate({ nome: 'Bia Exemplo' });
const key = waitingKey(maria.id, 'candidate', ana.id);
const conflict = 'Esta escolha mudou em outro aparelho.';
const asIgnored = { ...noMark, ignorado: true };
const written = (of = key) => window.localStorage.getItem(of);
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

beforeEach(() => {
  backend.hasCandidates([ana, bia]);
});

const cardOf = (name: string) => {
  const card = screen.getByRole('heading', { level: 3, name }).closest('article');
  if (card === null) throw new Error('The name is in no card.');
  return within(card);
};

/** The page of candidates, opened where neither choices nor consents can be read. */
async function openedOffline(at = path) {
  server.use(http.all(/usuario_\w+_relacao|consentimentos/, () => HttpResponse.error()));
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const app = renderApp(at, { as: maria });
  await screen.findAllByRole('button', { name: 'Favoritar' });
  const bringNetworkBack = () => {
    onLine.mockReturnValue(true);
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
  };
  return { ...app, bringNetworkBack };
}

/** Nothing was agreed to yet, back online. Returns the grants. */
function hasNoConsent() {
  const grants = new Array<unknown>();
  server.use(
    http.get(/\/consentimentos/, () =>
      HttpResponse.json(grants.map(() => aConsent({ versao: '2026-11-22' }))),
    ),
    http.post(/\/consentimentos/, async ({ request }) => {
      grants.push(await request.json());
      return new HttpResponse(null, { status: 201 });
    }),
  );
  return grants;
}

const hasConsent = () =>
  server.use(http.get(/\/consentimentos/, () => HttpResponse.json([aConsent({ versao: '2026-11-22' })])));

const question = () => screen.findByRole('alertdialog', { name: 'Antes da sua primeira escolha' });

it('a tap waits though neither the choice before nor the consent is known, can be reversed, and is sent as wished', async () => {
  const { user, bringNetworkBack } = await openedOffline();
  const [of, other] = [cardOf('Ana Exemplo'), cardOf('Bia Exemplo')];
  await user.click(of.getByRole('button', { name: 'Favoritar' }));
  expect(await of.findByText(words)).toBeVisible();
  expect(of.getByRole('button', { name: 'Favoritado' })).toBeVisible();
  await toasted('A escolha está neste aparelho e será enviada assim que possível.');
  await user.click(other.getByRole('button', { name: 'Favoritar' }));
  await user.click(await other.findByRole('button', { name: 'Favoritado' }));
  expect(await other.findByRole('button', { name: 'Favoritar' })).toBeVisible();
  hasConsent();
  const table = backend.hasChoices([{ candidato_id: ana.id, ...asIgnored }]);
  bringNetworkBack();
  await waitFor(() => expect(of.queryByText(words)).not.toBeInTheDocument());
  expect(table.writes).toEqual([{ user_id: maria.id, candidato_id: ana.id, ...asFavorite }]);
  expect(of.getByRole('button', { name: 'Favoritado' })).toBeVisible();
  expect(written()).toBeNull();
});

it('on the home a tap on somebody whose row is unknown leaves the other mark as the row has it', async () => {
  const { user, bringNetworkBack } = await openedOffline('/');
  const of = cardOf('Ana Exemplo');
  await user.click(of.getByRole('button', { name: 'Favoritar' }));
  expect(await of.findByText(words)).toBeVisible();
  hasConsent();
  const table = backend.hasChoices([{ candidato_id: ana.id, ...asIgnored }]);
  bringNetworkBack();
  await waitFor(() => expect(table.writes).toHaveLength(1));
  expect(table.writes).toMatchObject([{ favorito: true, ignorado: true }]);
});

it('what waits without a known consent asks once when the network is back, and nothing is sent before', async () => {
  const { user, bringNetworkBack } = await openedOffline();
  const cards = ['Ana Exemplo', 'Bia Exemplo'].map(cardOf);
  for (const card of cards) {
    await user.click(card.getByRole('button', { name: 'Favoritar' }));
    expect(await card.findByText(words)).toBeVisible();
  }
  const grants = hasNoConsent();
  const table = backend.hasChoices();
  bringNetworkBack();
  expect(within(await question()).getByText('Ana Exemplo')).toBeVisible();
  expect(table.writes).toEqual([]);
  await user.click(button('Concordo'));
  for (const card of cards) await waitFor(() => expect(card.queryByText(words)).not.toBeInTheDocument());
  expect(table.writes.map(({ candidato_id }) => candidato_id)).toEqual([ana.id, bia.id]);
  expect(grants).toHaveLength(1);
});

it('what waits is taken back, unsent, by who does not agree, once for all of it', async () => {
  const { user, bringNetworkBack } = await openedOffline();
  const cards = ['Ana Exemplo', 'Bia Exemplo'].map(cardOf);
  for (const card of cards) {
    await user.click(card.getByRole('button', { name: 'Favoritar' }));
    await card.findByText(words);
  }
  const grants = hasNoConsent();
  const table = backend.hasChoices();
  bringNetworkBack();
  await question();
  await user.click(button('Agora não'));
  for (const card of cards) {
    expect(await card.findByRole('button', { name: 'Favoritar' })).toBeVisible();
    await waitFor(() => expect(card.queryByText(words)).not.toBeInTheDocument());
  }
  expect([written(), grants, table.writes]).toEqual([null, [], []]);
});

it('what another tab drops during the question is not sent by its answer', async () => {
  leavesWaiting(maria, ana);
  const grants = hasNoConsent();
  const table = backend.hasChoices();
  const { user } = renderApp(path, { as: maria });
  await question();
  window.localStorage.removeItem(key);
  await user.click(button('Concordo'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(cardOf('Ana Exemplo').queryByText(words)).not.toBeInTheDocument());
  expect(grants).toHaveLength(1);
  expect(table.writes).toEqual([]);
});

it('a session that ends during the question leaves what waits for the same person', async () => {
  leavesWaiting(maria, ana);
  const grants = hasNoConsent();
  const table = backend.hasChoices();
  renderApp(path, { as: maria });
  await question();
  window.localStorage.removeItem(sessionStorageKey);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: sessionStorageKey, newValue: null }));
  });
  await toasted('Sua sessão terminou. Entre de novo.');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(written()).not.toBeNull();
  expect([grants, table.writes]).toEqual([[], []]);
});

it.each([
  ['after the tap is asked about', 5, conflict],
  ['before the tap gives way', -5, null],
])('an unknown row that was changed elsewhere %s', async (_when, minutes, asked) => {
  leavesWaiting(maria, ana, { base: undefined });
  const table = backend.hasChoices([{ candidato_id: ana.id, ...asIgnored, updated_at: inMinutes(minutes) }]);
  renderApp(path, { as: maria });
  if (asked === null) await waitFor(() => expect(table.writes).toHaveLength(1));
  else expect(await screen.findByRole('alertdialog', { name: asked })).toBeVisible();
  expect(table.writes).toMatchObject(asked === null ? [asFavorite] : []);
});

it('what was tapped while the clock was a month ahead is neither dropped nor asked about', async () => {
  const at = Date.now() + 31 * 24 * 60 * 60_000;
  leavesWaiting(maria, ana, { base: undefined, at });
  const table = backend.hasChoices([{ candidato_id: ana.id, ...asIgnored, updated_at: inMinutes(-5) }]);
  renderApp(path, { as: maria });
  await waitFor(() => expect(table.writes).toMatchObject([asFavorite]));
});

it('a row that was changed elsewhere and back is as the tap knew it, and is asked about by nobody', async () => {
  leavesWaiting(maria, ana, { base: asIgnored });
  const table = backend.hasChoices([{ candidato_id: ana.id, ...asIgnored, updated_at: inMinutes(5) }]);
  renderApp(path, { as: maria });
  await waitFor(() => expect(table.writes).toMatchObject([asFavorite]));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('a tap on somebody whose choices a broken service does not tell waits too', async () => {
  letFailuresBeLogged();
  troubleAt(/usuario_candidatos_relacao/).fault = 'a broken server (500)';
  const { user } = renderApp(path, { as: maria });
  await screen.findByRole('heading', { level: 3, name: 'Ana Exemplo' });
  const of = cardOf('Ana Exemplo');
  await user.click(of.getByRole('button', { name: 'Favoritar' }));
  expect(await of.findByText(words)).toBeVisible();
  expectOnlyReportedFailures();
});

it('what waits is taken back at once, although nobody answers what was chosen before', async () => {
  leavesWaiting(maria, ana);
  hasConsent();
  server.use(http.all(/usuario_candidatos_relacao/, () => delay('infinite')));
  const { user } = renderApp(path, { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Favoritado' }));
  await waitFor(() => expect(cardOf('Ana Exemplo').getByRole('button', { name: 'Favoritar' })).toBeVisible());
});

it('of two taps at once the question names the first, and its answer is for both', async () => {
  hasNoConsent();
  const table = backend.hasChoices();
  const { user } = renderApp(path, { as: maria });
  for (const favorite of await screen.findAllByRole('button', { name: 'Favoritar' }))
    fireEvent.click(favorite);
  expect(within(await question()).getByText('Ana Exemplo')).toBeVisible();
  await user.click(button('Concordo'));
  await waitFor(() => expect(table.writes).toHaveLength(2));
});

it('a tap that nobody can keep is taken back and said', async () => {
  const { user } = await openedOffline();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  });
  await user.click(cardOf('Ana Exemplo').getByRole('button', { name: 'Favoritar' }));
  await toasted('Não foi possível atualizar favorito.');
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});
