import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { accountBackend, aConsent } from '../support/fake-account';
import { backend, server } from '../support/fake-backend';
import { aCandidate } from '../support/fixtures';
import { renderApp } from '../support/render-app';
import { toasted } from '../support/screen-parts';
import { maria } from '../support/session';

const path = '/candidatos-2026';
const consents = 'http://backend.test/rest/v1/consentimentos';
const ana = aCandidate({ nome: 'Ana Exemplo' });
const version = '2026-11-22';

const grantSchema = z.strictObject({ user_id: z.string(), finalidade: z.string(), versao: z.string() });

/** Nobody was told yet; granting changes that. Returns the grants that arrived, in order. */
function hasNoConsent() {
  const grants: z.infer<typeof grantSchema>[] = [];
  server.use(
    http.get(consents, () => HttpResponse.json(grants.map(({ versao }) => aConsent({ versao })))),
    http.post(consents, async ({ request }) => {
      grants.push(grantSchema.parse(await request.json()));
      return new HttpResponse(null, { status: 201 });
    }),
  );
  return grants;
}

const notice = () => screen.findByRole('region', { name: 'Antes da sua primeira escolha' });
const noNotice = () =>
  waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Antes da sua primeira escolha' })).not.toBeInTheDocument(),
  );

beforeEach(() => {
  backend.hasCandidates([ana]);
});

it('tells who chooses for the first time what it means, who sees it and how to erase it', async () => {
  hasNoConsent();
  backend.hasChoices();
  renderApp(path, { as: maria });
  const told = within(await notice());
  expect(told.getByText(/revela opinião política, que é dado sensível/)).toBeVisible();
  expect(
    told.getByText(/Só você vê, nem os administradores\. Apague quando quiser em Conta\./),
  ).toBeVisible();
  expect(told.getByRole('link', { name: 'Saiba mais' })).toHaveAttribute('href', '/privacidade');
});

it('the first choice is kept, records the consent before it, and takes the notice away', async () => {
  const grants = hasNoConsent();
  const table = backend.hasChoices();
  const { user } = renderApp(path, { as: maria });
  await notice();
  await user.click(await screen.findByRole('button', { name: 'Favoritar' }));
  await toasted('Adicionado aos favoritos');
  expect(grants).toEqual([{ user_id: maria.id, finalidade: 'escolhas', versao: version }]);
  expect(table.writes).toHaveLength(1);
  await noNotice();
});

it('stores no choice while the consent cannot be recorded', async () => {
  hasNoConsent();
  server.use(
    http.post(consents, () => HttpResponse.json({ code: '57014', message: 'broken' }, { status: 500 })),
  );
  const table = backend.hasChoices();
  const { user } = renderApp(path, { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Favoritar' }));
  await toasted('Não foi possível atualizar favorito.');
  expect(table.writes).toEqual([]);
  expect(await notice()).toBeVisible();
});

it('can be answered by its own button, once for all screens', async () => {
  const grants = hasNoConsent();
  const { user, router } = renderApp(path, { as: maria });
  backend.hasChoices();
  await user.click(within(await notice()).getByRole('button', { name: 'Concordo' }));
  await noNotice();
  expect(grants).toHaveLength(1);
  await router.navigate('/');
  await screen.findByRole('heading', { level: 1, name: 'Pauta Aberta' });
  await noNotice();
});

it('can be put off: nothing is recorded until a choice is made', async () => {
  const grants = hasNoConsent();
  backend.hasChoices();
  const { user } = renderApp(path, { as: maria });
  await user.click(within(await notice()).getByRole('button', { name: 'Agora não' }));
  await noNotice();
  expect(grants).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Favoritar' }));
  await toasted('Adicionado aos favoritos');
  expect(grants).toHaveLength(1);
});

it('tells again when the text changed or the consent was taken back', async () => {
  accountBackend.hasConsents([
    aConsent({ versao: '2020-01-01' }),
    aConsent({ versao: version, revogado_em: '2026-11-20T16:00:00.000Z' }),
  ]);
  backend.hasChoices();
  renderApp(path, { as: maria });
  expect(await notice()).toBeVisible();
});

it('says nothing to who was told, to visitors, or where nobody can be chosen', async () => {
  backend.hasChoices();
  const { router, unmount } = renderApp(path, { as: maria });
  await screen.findByRole('button', { name: 'Favoritar' });
  await noNotice();
  hasNoConsent();
  await router.navigate('/privacidade');
  await screen.findByRole('heading', { level: 1, name: 'Privacidade' });
  await noNotice();
  unmount();
  window.localStorage.clear();
  renderApp(path);
  await screen.findByRole('button', { name: 'Favoritar' });
  await noNotice();
});

it('what a person agreed to is read where somebody can be chosen, and nowhere else', async () => {
  backend.hasChoices();
  const { queryClient, router } = renderApp('/sobre', { as: maria });
  const reading = () => queryClient.getQueryState(['consents', maria.id]);
  await waitFor(() => expect(reading()).toBeDefined());
  expect(reading()).toMatchObject({ status: 'pending', fetchStatus: 'idle' });
  await router.navigate(path);
  await waitFor(() => expect(reading()?.status).toBe('success'));
});
