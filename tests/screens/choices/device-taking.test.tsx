import { screen, waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { keepChoice } from '@/features/choices/device/device-home';
import { keepFirst } from '@/features/choices/device/keep-first';
import { sessionStorageKey } from '@/lib/supabase/auth-storage';
import { installCaches } from '../../support/browser/fake-caches';
import { hasDatabase } from '../../support/browser/indexed-db';
import { backend, server } from '../../support/fake-backend';
import { rest, tableError } from '../../support/fake-tables';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { toasted } from '../../support/screen-parts';
import { aSession, maria, storeSession } from '../../support/session';
import { asFavorite, noMark } from '../../support/waiting-choices';

const ana = aCandidate({ nome: 'Ana Exemplo' });
const bia = aCandidate({ nome: 'Bia Exemplo' });
const asIgnored = { ...noMark, ignorado: true };
const copyOfPeople = `/public-reads/${encodeURIComponent('["people","candidate"]')}`;

const keptRows = async (): Promise<unknown[]> => (await openDB('pauta-aberta')).getAll('escolhas');

/** Ana a favourite and Bia ignored; the account has neither. */
beforeEach(async () => {
  hasDatabase();
  backend.hasCandidates([ana, bia]);
  await keepFirst({ kind: 'candidate', target: ana, flag: 'favorito' });
  await keepChoice('candidate', bia, asIgnored);
});

const question = (count: string) =>
  screen.findByRole('alertdialog', { name: `Você tem ${count} neste aparelho.` });

/** Bia's write has this answer, while it has one. */
function answersBia() {
  const meets: { answer: (() => Response) | null } = { answer: null };
  server.use(
    http.post(`${rest}/usuario_candidatos_relacao`, async ({ request }) =>
      (await request.clone().text()).includes(bia.id) ? meets.answer?.() : undefined,
    ),
  );
  return meets;
}

async function take(count: string) {
  const app = renderApp('/sobre', { as: maria });
  await question(count);
  const press = async () => app.user.click(await screen.findByRole('button', { name: 'Levar para a conta' }));
  await press();
  return { ...app, press };
}

it('a line that breaks while the choices are taken leaves the rest on the device, and the question comes again', async () => {
  const table = backend.hasChoices();
  const bias = answersBia();
  bias.answer = () => HttpResponse.error();
  const { press } = await take('2 escolhas');
  await toasted('Erro ao levar suas escolhas', 'O que faltou continua neste aparelho.');
  expect(table.rows).toEqual([{ candidato_id: ana.id, ...asFavorite }]);
  expect(await keptRows()).toMatchObject([{ id: bia.id, ...asIgnored }]);
  await question('1 escolha');
  bias.answer = null;
  await press();
  await toasted('Escolhas levadas para a conta');
  expect(table.rows).toEqual([
    { candidato_id: ana.id, ...asFavorite },
    { candidato_id: bia.id, ...asIgnored },
  ]);
  expect(await keptRows()).toEqual([]);
});

const hour = 60 * 60;

it.each([
  ['fast, the account’s five minutes newer', hour, 5, asIgnored],
  ['slow, the device’s five minutes newer', -hour, -5, asFavorite],
])(
  'the newer choice holds where the device’s clock is an hour off: %s',
  async (_which, ahead, newer, held) => {
    storeSession(aSession(maria, { ahead }));
    const updated_at = new Date(Date.now() - ahead * 1000 + newer * 60_000).toISOString();
    const table = backend.hasChoices([{ candidato_id: ana.id, ...asIgnored, updated_at }]);
    const { user } = renderApp('/sobre');
    await question('2 escolhas');
    await user.click(screen.getByRole('button', { name: 'Levar para a conta' }));
    await toasted('Escolhas levadas para a conta');
    expect(table.rows).toMatchObject([{ candidato_id: ana.id, ...held }, { candidato_id: bia.id }]);
  },
);

it('the device’s choice holds where the clocks, known to the second, cannot tell which is newer', async () => {
  storeSession(aSession(maria, { ahead: 1 }));
  const updated_at = new Date().toISOString();
  await keepChoice('candidate', ana, asFavorite);
  const table = backend.hasChoices([{ candidato_id: ana.id, ...asIgnored, updated_at }]);
  const { user } = renderApp('/sobre');
  await question('2 escolhas');
  await user.click(screen.getByRole('button', { name: 'Levar para a conta' }));
  await toasted('Escolhas levadas para a conta');
  expect(table.rows.find(({ candidato_id }) => candidato_id === ana.id)).toMatchObject(asFavorite);
});

it('a choice that the account has alike is not said to differ, nor written again', async () => {
  const updated_at = new Date(Date.now() - hour * 1000).toISOString();
  const table = backend.hasChoices([{ candidato_id: ana.id, ...asFavorite, updated_at }]);
  await take('2 escolhas');
  await toasted('Escolhas levadas para a conta');
  expect(screen.queryByText(/a conta dizia outra coisa/)).not.toBeInTheDocument();
  expect(table.writes).toMatchObject([asIgnored]);
  expect(await keptRows()).toEqual([]);
});

it('a session that ends while the choices are taken is no refusal of the account', async () => {
  const table = backend.hasChoices();
  server.use(
    http.post(`${rest}/usuario_candidatos_relacao`, () => {
      window.localStorage.removeItem(sessionStorageKey);
      return undefined;
    }),
  );
  await take('2 escolhas');
  await toasted('Erro ao levar suas escolhas', 'O que faltou continua neste aparelho.');
  expect(screen.queryByText(/a conta não aceitou/)).not.toBeInTheDocument();
  expect(table.writes).toHaveLength(1);
  expect(await keptRows()).toMatchObject([{ id: bia.id, ...asIgnored }]);
});

it('what the account refuses stays on the device, with the copy that shows it without a network', async () => {
  const stores = installCaches();
  await (await caches.open('public-reads-/')).put(copyOfPeople, new Response('{}'));
  const table = backend.hasChoices();
  answersBia().answer = () => tableError(400, '23514', 'at most 600 choices per user');
  await take('2 escolhas');
  await toasted(
    'Escolhas levadas para a conta',
    'Ficaram neste aparelho, porque a conta não aceitou: Bia Exemplo.',
  );
  expect(table.rows).toEqual([{ candidato_id: ana.id, ...asFavorite }]);
  expect(await keptRows()).toMatchObject([{ id: bia.id, ...asIgnored }]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect([...stores.values()].flatMap((copy) => [...copy.keys()])).toContain(copyOfPeople);
});
