import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  aChoiceOf,
  aDeputyChoice,
  failsToReadMyChoices,
  hasMyChoices,
  keepsMyChoicesWaiting,
} from '../../support/fake-my-choices';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { button } from '../../support/screen-parts';
import { maria } from '../../support/session';

const path = '/minhas-escolhas';
const ana = aCandidate({ nome: 'Ana Exemplo', numero_urna: 98 });
const bia = aCandidate({ nome: 'Bia Exemplo', numero_urna: 97 });
const favorite = { favorito: true };

/** What a browser tells the page around a print. */
const beginPrinting = () => act(() => void window.dispatchEvent(new Event('beforeprint')));
const endPrinting = () => act(() => void window.dispatchEvent(new Event('afterprint')));

// The sheet is for a day of voting that is still to come.
beforeEach(() => {
  vi.setSystemTime(new Date('2026-10-25T15:00:00Z'));
});

/** Each office's name, number of boxes, and contents. */
async function openBallotSheet() {
  const { user } = renderApp(path, { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Imprimir cola em branco' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cola para o dia da votação' }));
  const rows = () =>
    dialog.getAllByRole('listitem').map((row) => {
      const boxes = [...row.querySelectorAll('[aria-hidden]')].map((box) => box.textContent);
      return `${row.querySelector('.font-semibold')?.textContent}: ${boxes.map((digit) => digit || '_').join('')}`;
    });
  return { user, dialog, rows };
}

const blank = [
  'Deputado federal: ____',
  'Deputado estadual ou distrital: _____',
  'Senador, primeira vaga: ___',
  'Senador, segunda vaga: ___',
  'Governador: __',
];

it('the ballot sheet is blank with several favourites until the voter says whose number goes on it', async () => {
  hasMyChoices({ candidates: [aChoiceOf(ana, favorite), aChoiceOf(bia, favorite)] });
  const { user, dialog, rows } = await openBallotSheet();
  expect(rows()).toEqual([...blank, 'Presidente: __']);
  await user.selectOptions(dialog.getByLabelText('Número de presidente na folha'), 'Bia Exemplo (97)');
  expect(rows()).toEqual([...blank, 'Presidente: 97']);
  expect(dialog.getByText('Bia Exemplo').closest('p')).toHaveTextContent('Nome: Bia Exemplo');
  expect(dialog.getByText(/o celular não entra na cabine/)).toBeVisible();
});

it('the ballot sheet carries the only favourite’s number, which can be taken off again', async () => {
  hasMyChoices({ candidates: [aChoiceOf(ana, favorite), aChoiceOf(bia, { ignorado: true })] });
  const { user, dialog, rows } = await openBallotSheet();
  expect(rows()).toEqual([...blank, 'Presidente: 98']);
  const select = dialog.getByLabelText('Número de presidente na folha');
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Deixar em branco', 'Ana Exemplo (98)']);
  await user.selectOptions(select, 'Deixar em branco');
  expect(rows()).toEqual([...blank, 'Presidente: __']);
});

it('the ballot sheet is printed by its button, and gives the focus back when closed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  hasMyChoices({});
  const { user, dialog } = await openBallotSheet();
  expect(dialog.queryByLabelText('Número de presidente na folha')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  expect(button('Imprimir cola em branco')).toHaveFocus();
});

it('the ballot sheet puts the choices on paper with the site’s name and both dates, and with nobody’s name or address', async () => {
  hasMyChoices({ candidates: [aChoiceOf(ana, favorite)] });
  renderApp(path, { as: maria });
  await screen.findByRole('heading', { level: 3, name: 'Ana Exemplo' });
  expect(screen.queryByText(/^Impresso em/)).not.toBeInTheDocument();
  beginPrinting();
  expect(screen.getByRole('heading', { level: 1, name: 'Minhas Escolhas: Favoritos' })).toBeVisible();
  expect(await screen.findByText(/^Impresso em \d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}$/)).toBeVisible();
  expect(screen.getByText(/^Escolhas lidas em \d{2}\/\d{2}\/\d{4}$/)).toBeVisible();
  expect(document.body).not.toHaveTextContent(maria.email);
  endPrinting();
  expect(screen.getByRole('heading', { level: 1, name: 'Minhas Escolhas' })).toBeVisible();
});

it('the ballot sheet is dated by the older of the two lists, also when only the other could be read anew', async () => {
  const deputies = [aDeputyChoice({ deputado_nome: 'Rui Exemplo' }, favorite)];
  vi.setSystemTime(new Date('2026-11-21T02:59:30Z'));
  hasMyChoices({ candidates: [aChoiceOf(ana, favorite)], deputies });
  renderApp(path, { as: maria });
  await screen.findByRole('heading', { level: 3, name: 'Rui Exemplo' });
  beginPrinting();
  expect(await screen.findByText('Escolhas lidas em 20/11/2026')).toBeVisible();
  vi.setSystemTime(new Date('2026-11-21T03:00:30Z'));
  hasMyChoices({ candidates: [aChoiceOf(ana, favorite), aChoiceOf(bia, favorite)] });
  failsToReadMyChoices('deputies');
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await screen.findByRole('heading', { level: 3, name: 'Bia Exemplo' });
  expect(screen.getByRole('heading', { level: 3, name: 'Rui Exemplo' })).toBeVisible();
  expect(await screen.findByText('Escolhas lidas em 20/11/2026')).toBeVisible();
});

it('the ballot sheet is dated by the candidates where it lists nobody else', async () => {
  vi.setSystemTime(new Date('2026-11-21T12:00:00Z'));
  hasMyChoices({ candidates: [aChoiceOf(ana, favorite)] });
  renderApp('/minhas-escolhas-2026', { as: maria });
  await screen.findByRole('heading', { level: 3, name: 'Ana Exemplo' });
  beginPrinting();
  expect(await screen.findByText('Escolhas lidas em 21/11/2026')).toBeVisible();
});

it('the ballot sheet has no date before there is a list', async () => {
  keepsMyChoicesWaiting();
  renderApp(path, { as: maria });
  await screen.findByRole('heading', { level: 1, name: 'Minhas Escolhas' });
  beginPrinting();
  expect(await screen.findByText(/^Impresso em/)).toBeVisible();
  expect(screen.queryByText(/^Escolhas lidas em/)).not.toBeInTheDocument();
});
