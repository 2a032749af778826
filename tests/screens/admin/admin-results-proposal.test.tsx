import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { onWideScreen } from '../../support/fake-chamber';
import {
  courtFile,
  example,
  first,
  give,
  openResults as open,
  type,
} from '../../support/panel/results-panel';
import { button, field, toasted } from '../../support/screen-parts';

beforeEach(onWideScreen);

it('the proposal fills the form from a made-up example, says so, and saves nothing of it', async () => {
  const { user, saves } = await open();
  await give(user, example);
  const mark =
    'Exemplo gerado, não um arquivo do TSE: serve para conferir o formulário e não pode ser gravado.';
  expect(await screen.findByText(mark)).toBeVisible();
  expect(screen.getByLabelText(/^Brancos/)).toHaveValue('2.300.798');
  type(screen.getByLabelText(/^Título da fonte/), 'Título digitado por cima');
  await user.click(button('Conferir e gravar'));
  expect(
    await screen.findByText(
      'O formulário veio de um exemplo gerado, não de um arquivo do TSE, e por isso não pode ser gravado. Volte ao que está gravado ou importe o arquivo do TSE.',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await user.click(button('Voltar ao que está gravado'));
  expect(screen.queryByText(mark)).not.toBeInTheDocument();
  await user.click(button('Conferir e gravar'));
  expect(await screen.findByRole('alertdialog', { name: 'Gravar o 1º turno?' })).toBeVisible();
  expect(saves).toEqual([]);
});

it('the proposal of a file that the device does not let be read changes nothing, and says so', async () => {
  const { user } = await open();
  vi.spyOn(File.prototype, 'text').mockRejectedValue(new DOMException('', 'NotReadableError'));
  await give(user, example);
  const why = 'Não foi possível ler o arquivo. O formulário ficou como estava.';
  expect(await screen.findByText(why)).toBeVisible();
});

it('the proposal marks the situation and days that differ, in Portuguese', async () => {
  const { user } = await open();
  await user.selectOptions(field('Situação do turno'), 'Proclamado');
  expect(screen.getByText('antes Apurado')).toBeVisible();
  type(field('Fonte lida em'), '2026-11-01');
  expect(screen.getByText('antes 05/10/2026')).toBeVisible();
});

it.each([
  ['Fonte lida em', false],
  ['Proclamado em', true],
])('the panel of results refuses a day to come: %s', async (label, isProclaimed) => {
  const { user, saves } = await open();
  if (isProclaimed) await user.selectOptions(field('Situação do turno'), 'Proclamado');
  type(screen.getByLabelText(label), '2999-01-01');
  await user.click(button('Conferir e gravar'));
  expect(await screen.findByText('O dia não pode estar no futuro.')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(saves).toEqual([]);
});

it('a published round that is taken back is sent without its votes, after the question that says so', async () => {
  const { user, saves } = await open();
  await user.selectOptions(field('Situação do turno'), 'Não publicado');
  await user.click(button('Conferir e gravar'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Gravar o 1º turno?' }));
  expect(
    question.getByText(
      'Este turno deixa de ser público e os seus votos saem do site. Os números ficam na auditoria.',
    ),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Gravar resultado' }));
  await toasted('Resultado do 1º turno gravado');
  expect(saves).toMatchObject([{ p_turno: first.id, p_dados: { situacao: 'nao_publicado' }, p_linhas: [] }]);
});

it('the proposal counts the values that differ from what is saved', async () => {
  const { user } = await open();
  await give(user, courtFile);
  expect(
    await screen.findByText(/^12 candidaturas encontradas pelo número do TSE\. 5 valores diferem do/),
  ).toBeVisible();
});
