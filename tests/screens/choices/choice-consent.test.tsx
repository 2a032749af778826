import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { accountBackend, aConsent } from '../../support/fake-account';
import { backend, server } from '../../support/fake-backend';
import { aChoiceOf, hasMyChoices } from '../../support/fake-my-choices';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { button, toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';

const path = '/candidatos-2026';
const consents = 'http://backend.test/rest/v1/consentimentos';
const ana = aCandidate({ nome: 'Ana Exemplo' });
const version = '2026-11-22';
const title = 'Antes da sua primeira escolha';

const grantSchema = z.strictObject({ user_id: z.string(), finalidade: z.string(), versao: z.string() });

/** Nobody agreed yet; granting changes that. Returns the grants that arrived, in order. */
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

const dialog = () => screen.findByRole('alertdialog', { name: title });
const noDialog = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

async function openAndFavorite() {
  const app = renderApp(path, { as: maria });
  await app.user.click(await screen.findByRole('button', { name: 'Favoritar' }));
  return app;
}

beforeEach(() => {
  backend.hasCandidates([ana]);
});

it('the question of consent asks nobody before they choose, and says at the first tap what it means, who sees it and how to erase it', async () => {
  const grants = hasNoConsent();
  const table = backend.hasChoices();
  const { user, queryClient } = renderApp(path, { as: maria });
  const favorite = await screen.findByRole('button', { name: 'Favoritar' });
  await waitFor(() => expect(queryClient.getQueryState(['consents', maria.id])?.status).toBe('success'));
  expect(screen.queryByText(title)).not.toBeInTheDocument();
  await user.click(favorite);
  const said = within(await dialog());
  expect(said.getByText('Ana Exemplo')).toBeVisible();
  expect(said.getByText('Favoritar')).toBeVisible();
  expect(
    said.getByText('Favoritar ou ignorar alguém revela opinião política, que é dado sensível.'),
  ).toBeVisible();
  expect(
    said.getByText(
      'Ao concordar, você autoriza guardar a escolha na sua conta. Ninguém mais vê, nem os administradores.',
    ),
  ).toBeVisible();
  expect(said.getByText(/Apague quando quiser em Conta\./)).toBeVisible();
  expect(said.getByRole('link', { name: 'Saiba mais' })).toHaveAttribute('href', '/privacidade');
  expect(said.getByRole('button', { name: 'Agora não' })).toHaveFocus();
  expect(said.queryByRole('img')).not.toBeInTheDocument();
  expect([grants, table.writes]).toEqual([[], []]);
});

it("'Concordo' records the consent, makes the choice that waited, with a way back, and never asks again", async () => {
  const grants = hasNoConsent();
  const table = backend.hasChoices();
  const { user } = await openAndFavorite();
  await dialog();
  await user.click(button('Concordo'));
  await toasted('Adicionado aos favoritos');
  expect(grants).toEqual([{ user_id: maria.id, finalidade: 'escolhas', versao: version }]);
  expect(table.writes).toMatchObject([{ candidato_id: ana.id, favorito: true, ignorado: false }]);
  await noDialog();
  expect(button('Favoritado')).toHaveFocus();
  await user.click(button('Desfazer'));
  await user.click(await screen.findByRole('button', { name: 'Ignorar' }));
  await toasted('Candidato ignorado');
  expect(grants).toHaveLength(1);
});

it("'Agora não' does nothing and keeps nothing, and neither does Escape; the next tap asks again", async () => {
  const grants = hasNoConsent();
  const table = backend.hasChoices();
  const { user } = await openAndFavorite();
  await dialog();
  await user.click(button('Agora não'));
  await noDialog();
  await user.click(button('Ignorar'));
  await dialog();
  await user.keyboard('{Escape}');
  await noDialog();
  await user.click(button('Favoritar'));
  await dialog();
  expect([grants, table.writes]).toEqual([[], []]);
  expect(button('Agora não')).toHaveFocus();
});

it.each([
  ['among candidates', path],
  ['at another page', '/sobre'],
])(
  'the question of consent is not asked again where another tab was told yes: seen again %s',
  async (_case, seen) => {
    const grants = hasNoConsent();
    const table = backend.hasChoices();
    const { user, queryClient, router } = renderApp(path, { as: maria });
    const consentsKnown = () => queryClient.getQueryData<unknown[]>(['consents', maria.id])?.length;
    await waitFor(() => expect([consentsKnown(), queryClient.isFetching()]).toEqual([0, 0]));
    grants.push({ user_id: maria.id, finalidade: 'escolhas', versao: version });
    await act(() => router.navigate(seen));
    act(() => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    });
    focusManager.setFocused(undefined);
    await waitFor(() => expect(consentsKnown()).toBe(1));
    await act(() => router.navigate(path));
    await user.click(await screen.findByRole('button', { name: 'Favoritar' }));
    await toasted('Adicionado aos favoritos');
    expect(screen.queryByText(title)).not.toBeInTheDocument();
    expect([grants.length, table.writes.length]).toEqual([1, 1]);
  },
);

it('the question of consent stays open when the consent cannot be recorded, says so, and works at the next press', async () => {
  hasNoConsent();
  server.use(
    http.post(consents, () => HttpResponse.json({ code: '57014', message: 'broken' }, { status: 500 }), {
      once: true,
    }),
  );
  const table = backend.hasChoices();
  const { user } = await openAndFavorite();
  await dialog();
  await user.click(button('Concordo'));
  expect(await screen.findByText('Erro ao guardar sua resposta.')).toBeVisible();
  expect(table.writes).toEqual([]);
  await user.click(button('Concordo'));
  await toasted('Adicionado aos favoritos');
  expect(table.writes).toHaveLength(1);
});

it('the question of consent asks again when the text changed or the consent was taken back', async () => {
  accountBackend.hasConsents([
    aConsent({ versao: '2026-11-21' }),
    aConsent({ versao: version, revogado_em: '2026-11-20T16:00:00.000Z' }),
  ]);
  backend.hasChoices();
  await openAndFavorite();
  expect(await dialog()).toBeVisible();
});

it('turning off asks nobody, under whatever text the choice was kept', async () => {
  accountBackend.hasConsents([aConsent({ versao: '2026-11-21' })]);
  const table = backend.hasChoices([{ candidato_id: ana.id, favorito: true, ignorado: false }]);
  const { user } = renderApp(path, { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Favoritado' }));
  await toasted('Removido dos favoritos');
  expect(table.writes).toMatchObject([{ favorito: false, ignorado: false }]);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('a consent taken back on another device is requested when the database says so, and the choice is then made', async () => {
  backend.hasChoices();
  const { user, queryClient } = renderApp(path, { as: maria });
  const favorite = await screen.findByRole('button', { name: 'Favoritar' });
  await waitFor(() => expect(queryClient.getQueryState(['consents', maria.id])?.status).toBe('success'));
  const grants = hasNoConsent();
  const table = backend.hasChoices();
  server.use(
    http.post(
      'http://backend.test/rest/v1/usuario_candidatos_relacao',
      () => HttpResponse.json({ code: '42501', message: 'refused' }, { status: 403 }),
      { once: true },
    ),
  );
  await user.click(favorite);
  await dialog();
  await user.click(button('Concordo'));
  await toasted('Adicionado aos favoritos');
  expect(grants).toHaveLength(1);
  expect(table.writes).toHaveLength(1);
});

it('undoing a removal under another text asks for the consent, and the choice is then set again', async () => {
  const row = aChoiceOf(ana, { favorito: true });
  const { patches } = hasMyChoices({ candidates: [row] });
  const { user } = renderApp('/minhas-escolhas', { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Remover Ana Exemplo dos favoritos' }));
  const undo = await screen.findByRole('button', { name: 'Desfazer' });
  const grants = hasNoConsent();
  server.use(
    http.patch(
      'http://backend.test/rest/v1/usuario_candidatos_relacao',
      () => HttpResponse.json({ code: '42501', message: 'refused' }, { status: 403 }),
      { once: true },
    ),
  );
  await user.click(undo);
  expect(within(await dialog()).getByText('Ana Exemplo')).toBeVisible();
  await user.click(button('Concordo'));
  expect(await screen.findByRole('heading', { level: 3, name: 'Ana Exemplo' })).toBeVisible();
  await waitFor(() => expect(patches.at(-1)).toMatchObject({ row: row.id, change: { favorito: true } }));
  expect(grants).toHaveLength(1);
  expect(screen.queryByText('Não foi possível atualizar favorito.')).not.toBeInTheDocument();
});

it('who has agreed sees the button answer at once and no question', async () => {
  backend.hasChoices();
  const { user, queryClient } = renderApp(path, { as: maria });
  const favorite = await screen.findByRole('button', { name: 'Favoritar' });
  await waitFor(() => expect(queryClient.getQueryState(['consents', maria.id])?.status).toBe('success'));
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('consentimentos')) asked.push(request.method);
  });
  await user.click(favorite);
  expect(await screen.findByRole('button', { name: 'Favoritado' })).toBeVisible();
  await toasted('Adicionado aos favoritos');
  expect(asked).toEqual([]);
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
