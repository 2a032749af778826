import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { pauseAfter } from '@/features/choices/waiting/sender';
import { waitingKey } from '@/lib/waiting-note';
import { backend } from '../../support/fake-backend';
import { authBackend } from '../../support/fake-auth';
import { aChoiceOf, hasMyChoices } from '../../support/fake-my-choices';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { toasted } from '../../support/screen-parts';
import { aSession, joana, maria, storeSession } from '../../support/session';
import { asFavorite, leavesWaiting, noMark } from '../../support/waiting-choices';
import { troubleAt } from '../faults/network-faults';

const path = '/candidatos-2026';
const words = 'Aguardando rede';
const ana = aCandidate({ nome: 'Ana Exemplo' });
const sentence = 'Não foi possível atualizar favorito.';

const inCard = async () => {
  const name = await screen.findByRole('heading', { level: 3, name: 'Ana Exemplo' });
  const card = name.closest('article');
  if (card === null) throw new Error('The name is in no card.');
  return within(card);
};
const written = (key: string) => window.localStorage.getItem(key);
const bringNetworkBack = () =>
  act(() => {
    window.dispatchEvent(new Event('online'));
  });

beforeEach(() => {
  backend.hasCandidates([ana]);
});

/** The choices of the account, and what their writes meet. */
function choosing(...given: Parameters<typeof backend.hasChoices>) {
  const table = backend.hasChoices(...given);
  return { table, trouble: troubleAt(/usuario_candidatos_relacao/, 'post') };
}

it('a tap without a network stays as wished with its words, is sent when the network is back, and once', async () => {
  const { table, trouble } = choosing();
  trouble.fault = 'no answer at all';
  const { user } = renderApp(path, { as: maria });
  const card = await inCard();
  await user.click(await card.findByRole('button', { name: 'Favoritar' }));
  expect(await card.findByText(words)).toBeVisible();
  expect(card.getByRole('button', { name: 'Favoritado' })).toBeVisible();
  await toasted('A escolha está neste aparelho e será enviada assim que possível.');
  trouble.fault = null;
  // It flickers; the second sending waits for the first.
  bringNetworkBack();
  bringNetworkBack();
  await waitFor(() => expect(card.queryByText(words)).not.toBeInTheDocument());
  // Sooner than it would go by itself.
  await waitFor(() => expect(screen.queryByText(/será enviada/)).not.toBeInTheDocument(), { timeout: 3_000 });
  expect(card.getByRole('button', { name: 'Favoritado' })).toBeVisible();
  expect(table.writes).toEqual([{ user_id: maria.id, candidato_id: ana.id, ...asFavorite }]);
  expect(Object.keys(window.localStorage).filter((key) => key.includes(ana.id))).toEqual([]);
});

it('a tap that is taken back while it waits writes nothing', async () => {
  const { table, trouble } = choosing();
  trouble.fault = 'no answer at all';
  const { user } = renderApp(path, { as: maria });
  const card = await inCard();
  await user.click(await card.findByRole('button', { name: 'Favoritar' }));
  await card.findByText(words);
  await user.click(card.getByRole('button', { name: 'Favoritado' }));
  expect(await card.findByRole('button', { name: 'Favoritar' })).toBeVisible();
  trouble.fault = null;
  bringNetworkBack();
  await waitFor(() => expect(card.queryByText(words)).not.toBeInTheDocument());
  expect(table.writes).toEqual([]);
  expect(table.rows).toEqual([]);
});

it('what arrived without an answer is not sent again', async () => {
  const key = leavesWaiting(maria, ana);
  const { table } = choosing([{ candidato_id: ana.id, ...asFavorite }]);
  renderApp(path, { as: maria });
  await waitFor(() => expect(written(key)).toBeNull());
  expect(table.writes).toEqual([]);
});

it('a refusal drops what waited, with the sentence of a refused tap', async () => {
  const key = leavesWaiting(maria, ana);
  const { trouble } = choosing();
  trouble.fault = 'no permission (403)';
  renderApp(path, { as: maria });
  const card = await inCard();
  await toasted(sentence);
  expect(await card.findByRole('button', { name: 'Favoritar' })).toBeVisible();
  expect(written(key)).toBeNull();
});

it('a session that is over leaves it waiting for the same person’s sign-in', async () => {
  const key = leavesWaiting(maria, ana);
  const { table, trouble } = choosing();
  trouble.fault = '401';
  authBackend.renewsNothing();
  authBackend.signsOut();
  const first = renderApp(path, { as: maria });
  await toasted('Sua sessão terminou. Entre de novo.');
  expect(written(key)).not.toBeNull();
  expect(await (await inCard()).findByRole('button', { name: 'Favoritar' })).toBeVisible();
  first.unmount();
  trouble.fault = null;
  renderApp(path, { as: maria });
  await waitFor(() => expect(table.rows).toEqual([{ candidato_id: ana.id, ...asFavorite }]));
});

it('a broken service is tried again after growing pauses, and when the page is looked at', async () => {
  leavesWaiting(maria, ana);
  const { table, trouble } = choosing();
  trouble.fault = 'a broken server (500)';
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const pausesOf = (ms: number) => timers.mock.calls.filter(([, pause]) => pause === ms);
  renderApp(path, { as: maria });
  await waitFor(() => expect(pausesOf(pauseAfter(1))).toHaveLength(1));
  expect(trouble.met).toBe(1);
  const lookAt = () =>
    act(() => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    });
  lookAt();
  await waitFor(() => expect(pausesOf(pauseAfter(2))).toHaveLength(1));
  trouble.fault = null;
  lookAt();
  await waitFor(() => expect(table.rows).toEqual([{ candidato_id: ana.id, ...asFavorite }]));
  trouble.fault = 'a broken server (500)';
  leavesWaiting(maria, aCandidate({ nome: 'Bia Exemplo' }));
  lookAt();
  const shortOnes = () => [...pausesOf(pauseAfter(1)), ...pausesOf(pauseAfter(2))];
  await waitFor(() => expect(shortOnes().length, 'begins again').toBeGreaterThan(2));
  focusManager.setFocused(undefined);
});

it('pauses grow up to five minutes', () => {
  expect([1, 2, 3].map(pauseAfter)).toEqual([5_000, 10_000, 20_000]);
  expect(pauseAfter(40)).toBe(300_000);
});

it.each([
  ['Ficar com a deste aparelho', { favorito: true, ignorado: false }, 'Favoritado', 1],
  ['Ficar com a do outro', { favorito: false, ignorado: true }, 'Ignorado', 0],
])(
  'a choice that was changed elsewhere is asked about before it is overwritten: %s',
  async (answer, row, shown, writes) => {
    const key = leavesWaiting(maria, ana);
    const { table } = choosing([{ candidato_id: ana.id, favorito: false, ignorado: true }]);
    const { user } = renderApp(path, { as: maria });
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Esta escolha mudou em outro aparelho.' }),
    );
    expect(dialog.getByText(/A sua marca neste aparelho: favorito\. No outro: ignorado\./)).toBeVisible();
    expect(table.writes).toEqual([]);
    await user.click(dialog.getByRole('button', { name: answer }));
    await waitFor(() => expect(written(key)).toBeNull());
    expect(await (await inCard()).findByRole('button', { name: shown })).toBeVisible();
    expect(table.writes).toHaveLength(writes);
    expect(table.rows).toEqual([{ candidato_id: ana.id, ...row }]);
  },
);

it('what one account could not send is neither seen nor sent by another', async () => {
  const key = leavesWaiting(maria, ana);
  const { table } = choosing();
  const { user } = renderApp(path, { as: joana });
  const card = await inCard();
  await user.click(await card.findByRole('button', { name: 'Ignorar' }));
  await toasted('Candidato ignorado');
  bringNetworkBack();
  expect(card.queryByText(words)).not.toBeInTheDocument();
  expect(table.writes.map(({ user_id }) => user_id)).toEqual([joana.id]);
  expect(written(key)).not.toBeNull();
});

it('a tap under a session that another tab has just replaced is kept, and never goes with the other’s', async () => {
  const { table } = choosing();
  const first = renderApp(path, { as: maria });
  const heart = await (await inCard()).findByRole('button', { name: 'Favoritar' });
  storeSession(aSession(joana));
  await first.user.click(heart);
  await waitFor(() => expect(written(waitingKey(maria.id, 'candidate', ana.id))).not.toBeNull());
  first.unmount();
  const { user } = renderApp(path, { as: joana });
  await user.click(await (await inCard()).findByRole('button', { name: 'Ignorar' }));
  await toasted('Candidato ignorado');
  expect(table.writes.map(({ user_id }) => user_id)).toEqual([joana.id]);
  expect(written(waitingKey(maria.id, 'candidate', ana.id))).not.toBeNull();
});

it('what waited for more than thirty days is dropped, and said', async () => {
  const days = (count: number) => Date.now() - count * 24 * 60 * 60_000;
  const key = leavesWaiting(maria, ana, { at: days(31) });
  const ofAnother = leavesWaiting(joana, ana, { at: days(31) });
  const { table } = choosing();
  renderApp(path, { as: maria });
  await toasted('Escolhas descartadas', 'Elas esperavam a rede havia mais de 30 dias: Ana Exemplo.');
  expect(written(key)).toBeNull();
  expect(written(ofAnother)).toBeNull();
  expect(table.writes).toEqual([]);
});

it('a change made elsewhere may be decided later, in My Choices', async () => {
  const key = leavesWaiting(maria, ana);
  const row = aChoiceOf(ana, { ignorado: true });
  hasMyChoices({ candidates: [row] });
  const { user } = renderApp('/minhas-escolhas', { as: maria });
  await screen.findByRole('alertdialog', { name: 'Esta escolha mudou em outro aparelho.' });
  await user.keyboard('{Escape}');
  const section = within(await screen.findByRole('region', { name: words }));
  expect(section.getByText('Esta escolha mudou em outro aparelho. Lá: ignorado.')).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Ficar com a do outro: Ana Exemplo' }));
  await waitFor(() => expect(written(key)).toBeNull());
  expect(await screen.findByRole('tab', { name: 'Ignorados (1)' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('what is damaged on the device is dropped and breaks nothing', async () => {
  const key = leavesWaiting(maria, ana, { wish: noMark });
  window.localStorage.setItem(key, '{"target":{"id":1}}\n{');
  const { table } = choosing();
  renderApp(path, { as: maria });
  await waitFor(() => expect(written(key)).toBeNull());
  expect(table.writes).toEqual([]);
});

it('where the browser keeps nothing, a tap without a network is taken back and said', async () => {
  const { trouble } = choosing();
  trouble.fault = 'no answer at all';
  const { user } = renderApp(path, { as: maria });
  const card = await inCard();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  });
  await user.click(await card.findByRole('button', { name: 'Favoritar' }));
  await toasted(sentence);
  expect(await card.findByRole('button', { name: 'Favoritar' })).toBeVisible();
  expect(card.queryByText(words)).not.toBeInTheDocument();
});
