import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { server } from '../../support/fake-backend';
import { onWideScreen } from '../../support/fake-chamber';
import { rest } from '../../support/fake-tables';
import { heldAnswer } from '../../support/held-answer';
import { aCandidate } from '../../support/fixtures';
import { hasPanel } from '../../support/panel/fake-admin';
import { renderApp } from '../../support/render-app';
import { button, field, toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';

beforeEach(onWideScreen);

const both = () => [
  aCandidate({ nome: 'Ana Conceição' }),
  aCandidate({ nome: 'Bruno Exemplo', status: 'archived' }),
];

async function open(search = '', candidates = both()) {
  const panel = hasPanel({ candidates });
  const app = renderApp(`/admin/candidatos${search}`, { as: maria });
  await screen.findByRole('rowheader', { name: 'Bruno Exemplo' });
  return { ...app, panel };
}

const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);

it('records saved at one moment are listed by name, however they are kept', async () => {
  await open('', both().toReversed());
  expect(names()).toEqual(['Ana Conceição', 'Bruno Exemplo']);
});

it('what the search of the panel has is found again after Back from the whole list', async () => {
  const app = await open('?busca=bruno');
  const nav = within(screen.getByRole('navigation', { name: 'Administração' }));
  await app.user.click(nav.getByRole('link', { name: 'Candidatos' }));
  await waitFor(() => expect(names()).toHaveLength(2));
  await app.router.navigate(-1);
  await waitFor(() => expect(field('Buscar por nome ou partido')).toHaveValue('bruno'));
  expect(app.router.state.location.search).toBe('?busca=bruno');
  expect(names()).toEqual(['Bruno Exemplo']);
});

it('the deletion of a record is asked about while another is being saved, whose answer leaves the question open', async () => {
  const { user, panel } = await open();
  const { held, release } = heldAnswer();
  server.use(http.patch(`${rest}/candidatos_presidencia_2026`, () => held));
  await user.click(button('Arquivar Ana Conceição'));
  await user.click(button('Excluir Bruno Exemplo'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirmar Exclusão' }));
  expect(dialog.getByRole('button', { name: 'Excluir' })).toBeEnabled();
  release();
  await toasted('Candidato arquivado');
  expect(dialog.getByText('Bruno Exemplo')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Excluir' }));
  await toasted('Candidato excluído');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(panel.candidates.map(({ status }) => status)).toEqual(['archived', 'deleted']);
});
