import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aDeputy } from '../../support/chamber-fixtures';
import { chamberHas } from '../../support/fake-chamber';
import { aDeputyChoice, hasMyChoices } from '../../support/fake-my-choices';
import { heldAnswer } from '../../support/held-answer';
import { renderApp } from '../../support/render-app';
import { maria } from '../../support/session';

const path = '/minhas-escolhas';
const favorite = { favorito: true };
const listed = (count: number) =>
  Array.from({ length: count }, (_, index) => aDeputy({ id: index + 1, idLegislatura: 58 }));
const region = () => screen.findByRole('region', { name: 'Deputados Federais' });

/** The names under each title, in the order of the screen. */
const linesOf = (element: HTMLElement) =>
  within(element)
    .getAllByText(/^(No cargo|Não estão no cargo agora)|Exemplo$/, { ignore: '.sr-only' })
    .map(({ textContent }) => textContent);

beforeEach(() => {
  vi.setSystemTime(new Date('2027-02-02T15:00:00Z'));
  hasMyChoices({
    deputies: [
      aDeputyChoice({ deputado_id: '7', deputado_nome: 'Rui Exemplo' }, favorite),
      aDeputyChoice({ deputado_id: '9007', deputado_nome: 'Bia Exemplo' }, favorite),
      aDeputyChoice({ deputado_id: '8', deputado_nome: 'Ada Exemplo' }, favorite),
    ],
  });
});

it('My Choices groups the chosen deputies by whether the Chamber lists them, and asks for nobody by name', async () => {
  const { asked } = chamberHas({ deputies: listed(513) });
  const { user } = renderApp(path, { as: maria });
  await waitFor(async () =>
    expect(linesOf(await region())).toEqual([
      'No cargo 2',
      'Ada Exemplo',
      'Rui Exemplo',
      'Não estão no cargo agora 1',
      'Bia Exemplo',
    ]),
  );
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/api/v2/deputados']);
  expect(screen.getByRole('link', { name: 'Bia Exemplo' })).toHaveAttribute('href', '/deputado-federal/9007');
  await user.click(screen.getByRole('button', { name: 'Remover Bia Exemplo dos favoritos' }));
  await waitFor(async () =>
    expect(linesOf(await region())).toEqual(['No cargo 2', 'Ada Exemplo', 'Rui Exemplo']),
  );
});

it('the row that has the focus keeps it when the Chamber says who sits', async () => {
  const answer = heldAnswer();
  chamberHas({ deputies: listed(513) }, { holds: { page: '1', until: answer.held } });
  renderApp(path, { as: maria });
  const row = await screen.findByRole('link', { name: 'Rui Exemplo' });
  act(() => row.focus());
  answer.release();
  await waitFor(async () => expect(await region()).toHaveTextContent('No cargo 2'));
  expect(row).toHaveFocus();
});

it.each([0, 130])('My Choices says of nobody that they left while %d are listed', async (count) => {
  chamberHas({ deputies: listed(count) }, { obtidoEm: '2027-02-02T14:00:00.000Z' });
  renderApp(path, { as: maria });
  expect(
    await screen.findByText(
      `A Câmara ainda está publicando a lista da nova legislatura: ${String(count)} de 513.`,
    ),
  ).toBeVisible();
  expect(linesOf(await region())).toEqual(['Ada Exemplo', 'Bia Exemplo', 'Rui Exemplo']);
});

it('My Choices says of nobody that they are in exercise because the legislature before listed them', async () => {
  const before = [aDeputy({ id: 7, idLegislatura: 57 }), aDeputy({ id: 8, idLegislatura: 57 })];
  chamberHas({ deputies: [...before, ...listed(500).slice(100)] });
  renderApp(path, { as: maria });
  await waitFor(async () =>
    expect(linesOf(await region())).toEqual([
      'Não estão no cargo agora 3',
      'Ada Exemplo',
      'Bia Exemplo',
      'Rui Exemplo',
    ]),
  );
});

it('My Choices shows everybody in one list when the Chamber does not answer', async () => {
  const { asked } = chamberHas({ deputies: listed(513) }, { fails: () => true });
  const { queryClient } = renderApp(path, { as: maria });
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(linesOf(await region())).toEqual(['Ada Exemplo', 'Bia Exemplo', 'Rui Exemplo']);
});

it('My Choices asks the Chamber nothing before the new legislature', async () => {
  vi.setSystemTime(new Date('2027-02-01T02:59:00Z'));
  const { asked } = chamberHas({ deputies: listed(513) });
  renderApp(path, { as: maria });
  expect(linesOf(await region())).toEqual(['Ada Exemplo', 'Bia Exemplo', 'Rui Exemplo']);
  expect(asked).toEqual([]);
});
