import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, it, vi } from 'vitest';
import { server } from '../../support/fake-backend';
import { tableError } from '../../support/fake-tables';
import { heldAnswer } from '../../support/held-answer';
import { aChoiceOf, aDeputyChoice, hasMyChoices, refusesRemovals } from '../../support/fake-my-choices';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { button, toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';

const path = '/minhas-escolhas';
const favorite = { favorito: true };
const ana = aCandidate({ nome: 'Ana Exemplo' });
const bruno = aCandidate({ nome: 'Bruno Exemplo' });

const removal = (name: string, place = 'dos favoritos') => `Remover ${name} ${place}`;
const isGone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('heading', { level: 3, name })).not.toBeInTheDocument());

it('the removal clears only the favourite flag, of that row', async () => {
  const row = aChoiceOf(ana, { favorito: true, ignorado: true });
  const { patches } = hasMyChoices({ candidates: [row] });
  const { user } = renderApp(path, { as: maria });
  await user.click(await screen.findByRole('button', { name: removal('Ana Exemplo') }));
  await toasted('Removido dos favoritos');
  expect(patches).toEqual([{ table: 'candidates', row: row.id, change: { favorito: false } }]);
  expect(await screen.findByRole('tab', { name: 'Favoritos (0)' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Ignorados (1)' })).toBeVisible();
});

it('the removal clears only the ignored flag of a deputy', async () => {
  const row = aDeputyChoice({ deputado_nome: 'Bia Exemplo' }, { favorito: true, ignorado: true });
  const { patches } = hasMyChoices({ deputies: [row] });
  const { user } = renderApp(`${path}?aba=ignorados`, { as: maria });
  await user.click(await screen.findByRole('button', { name: removal('Bia Exemplo', 'dos ignorados') }));
  await toasted('Removido dos ignorados');
  expect(patches).toEqual([{ table: 'deputies', row: row.id, change: { ignorado: false } }]);
  expect(screen.getByRole('tab', { name: 'Favoritos (1)' })).toBeVisible();
});

it('the undoing sets that flag again and does not lose the focus', async () => {
  const row = aChoiceOf(ana, favorite);
  const { patches } = hasMyChoices({ candidates: [row, aChoiceOf(bruno, favorite)] });
  const { user } = renderApp(path, { as: maria });
  await user.click(await screen.findByRole('button', { name: removal('Ana Exemplo') }));
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByRole('button', { name: removal('Ana Exemplo') })).toBeVisible();
  await waitFor(() => expect(button(removal('Bruno Exemplo'))).toHaveFocus());
  await toasted('Adicionado aos favoritos');
  await waitFor(() =>
    expect(patches.map(({ row: id, change }) => ({ id, change }))).toEqual([
      { id: row.id, change: { favorito: false } },
      { id: row.id, change: { favorito: true } },
    ]),
  );
  expect(screen.getByRole('tab', { name: 'Favoritos (2)' })).toBeVisible();
});

it('My Choices shows a choice whose candidate was retracted without a name, and removes it', async () => {
  const hidden = aChoiceOf(null, favorite);
  const stillRead = aChoiceOf(aCandidate({ nome: 'Retirado Exemplo', status: 'deleted' }), favorite);
  const { patches } = hasMyChoices({ candidates: [hidden, stillRead, aChoiceOf(ana, favorite)] });
  const { user } = renderApp(path, { as: maria });
  await screen.findByRole('link', { name: 'Ana Exemplo' });
  const titles = screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
  expect(titles.slice(0, 3)).toEqual(['Ana Exemplo', 'Candidatura retirada', 'Candidatura retirada']);
  expect(screen.queryByText('Retirado Exemplo')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Candidatura retirada' })).not.toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Favoritos (3)' })).toBeVisible();
  const [first] = screen.getAllByRole('button', { name: removal('Candidatura retirada') });
  if (!first) throw new Error('There is no button to remove the retracted candidate.');
  await user.click(first);
  await toasted('Removido dos favoritos');
  expect(patches).toEqual([{ table: 'candidates', row: hidden.id, change: { favorito: false } }]);
});

it.each([
  ['', 'dos favoritos', 'Não foi possível remover favorito.'],
  ['?aba=ignorados', 'dos ignorados', 'Não foi possível remover dos ignorados.'],
])('a refused removal comes back and is shown (%s)', async (search, place, sentence) => {
  hasMyChoices({ candidates: [aChoiceOf(ana, { favorito: true, ignorado: true })] });
  refusesRemovals();
  const { user } = renderApp(path + search, { as: maria });
  await user.click(await screen.findByRole('button', { name: removal('Ana Exemplo', place) }));
  await toasted('Erro', sentence);
  expect(await screen.findByRole('link', { name: 'Ana Exemplo' })).toBeVisible();
});

it('a refused removal comes back before the list is read again', async () => {
  hasMyChoices({ candidates: [aChoiceOf(ana, favorite)] });
  refusesRemovals();
  const { user } = renderApp(path, { as: maria });
  const remove = await screen.findByRole('button', { name: removal('Ana Exemplo') });
  const { held, release } = heldAnswer();
  server.use(http.get('*/usuario_candidatos_relacao', () => held));
  await user.click(remove);
  await toasted('Não foi possível remover favorito.');
  expect(await screen.findByRole('link', { name: 'Ana Exemplo' })).toBeVisible();
  release();
});

it('a refused removal brings the focus back with its row, unless the person went on', async () => {
  hasMyChoices({ candidates: [aChoiceOf(ana, favorite), aChoiceOf(bruno, favorite)] });
  refusesRemovals();
  const { user } = renderApp(path, { as: maria });
  (await screen.findByRole('button', { name: removal('Ana Exemplo') })).focus();
  await user.keyboard('{Enter}');
  await toasted('Não foi possível remover favorito.');
  await waitFor(() => expect(button(removal('Ana Exemplo'))).toHaveFocus());
  const { held, release } = heldAnswer();
  server.use(http.patch('*/usuario_candidatos_relacao', () => held));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: removal('Ana Exemplo') })).toBeNull());
  const elsewhere = screen.getByRole('link', { name: 'Candidatos' });
  elsewhere.focus();
  release();
  expect(await screen.findByRole('button', { name: removal('Ana Exemplo') })).toBeVisible();
  expect(elsewhere).toHaveFocus();
});

it('what another device has erased is removed without a refusal', async () => {
  hasMyChoices({ candidates: [aChoiceOf(ana, favorite)], deputies: [aDeputyChoice({}, favorite)] });
  const { user } = renderApp(path, { as: maria });
  await screen.findByRole('tab', { name: 'Favoritos (2)' });
  hasMyChoices({});
  await user.click(button(removal('Ana Exemplo')));
  await toasted('Removido dos favoritos');
  expect(await screen.findByRole('tab', { name: 'Favoritos (0)' })).toBeVisible();
});

it('a failed undoing is shown and the choice stays removed', async () => {
  hasMyChoices({ candidates: [aChoiceOf(ana, favorite)] });
  const { user } = renderApp(path, { as: maria });
  await user.click(await screen.findByRole('button', { name: removal('Ana Exemplo') }));
  const undo = await screen.findByRole('button', { name: 'Desfazer' });
  refusesRemovals();
  await user.click(undo);
  await toasted('Não foi possível atualizar favorito.');
  await isGone('Ana Exemplo');
});

it.each([
  ['candidate', 'Não foi possível atualizar candidato.'],
  ['deputy', 'Erro ao atualizar deputado'],
])('an undoing that the table of the %s refuses is tried once, and said in its words', async (kind, said) => {
  hasMyChoices(
    kind === 'deputy'
      ? { deputies: [aDeputyChoice({ deputado_nome: 'Ana Exemplo' }, { ignorado: true })] }
      : { candidates: [aChoiceOf(ana, { ignorado: true })] },
  );
  const { user } = renderApp(`${path}?aba=ignorados`, { as: maria });
  await user.click(await screen.findByRole('button', { name: removal('Ana Exemplo', 'dos ignorados') }));
  const undo = await screen.findByRole('button', { name: 'Desfazer' });
  const refuse = vi.fn(() => tableError(400, '23514', 'violates a check'));
  server.use(http.patch(/usuario_(candidatos|deputados)_relacao/, refuse));
  await user.click(undo);
  await toasted(said);
  await isGone('Ana Exemplo');
  expect(refuse).toHaveBeenCalledTimes(1);
});

it('the removal moves the focus on: next row, title of the group, and the empty panel', async () => {
  hasMyChoices({
    candidates: [aChoiceOf(ana, favorite), aChoiceOf(bruno, favorite)],
    deputies: [aDeputyChoice({}, favorite)],
  });
  const { user } = renderApp(path, { as: maria });
  (await screen.findByRole('button', { name: removal('Ana Exemplo') })).focus();
  await user.keyboard('{Enter}');
  await isGone('Ana Exemplo');
  expect(button(removal('Bruno Exemplo'))).toHaveFocus();
  await user.keyboard('{Enter}');
  await isGone('Bruno Exemplo');
  expect(screen.getByRole('heading', { level: 2, name: 'Candidatos à Presidência' })).toHaveFocus();
  button(removal('Deputada Exemplo')).focus();
  await user.keyboard('{Enter}');
  await isGone('Deputada Exemplo');
  expect(screen.getByRole('tabpanel')).toHaveFocus();
  expect(screen.getByText('Você ainda não favoritou nenhum candidato/político.')).toBeVisible();
});
