import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { aDeputy } from '../../support/chamber-fixtures';
import { backend, server } from '../../support/fake-backend';
import { chamberHas, onWideScreen } from '../../support/fake-chamber';
import { fakeTable, rest } from '../../support/fake-tables';
import { renderApp } from '../../support/render-app';

beforeEach(() => {
  onWideScreen();
  chamberHas({ deputies: [aDeputy({ nome: 'Ana Exemplo' })] });
  server.use(
    http.get(`${rest}/eleitos_camara`, () => HttpResponse.json([])),
    ...fakeTable('camara_deputados', { rows: () => [] }),
  );
});

it.each([
  ['/deputados-federais', 'Deputados', ['Estado (UF)', 'Partido']],
  ['/eleitos-2026', 'Eleitos', ['Partido']],
])('the Tab key of %s comes to Buscar after all that it searches for', async (path, name, fields) => {
  renderApp(path);
  const form = await screen.findByRole('search', { name });
  const order = [...form.querySelectorAll('input, button')];
  const placeOf = (element: HTMLElement) => order.indexOf(element);
  const search = placeOf(screen.getByRole('button', { name: 'Buscar' }));
  expect(placeOf(screen.getByRole('textbox', { name: 'Nome' }))).toBeLessThan(search);
  for (const field of fields)
    expect(placeOf(screen.getByRole('combobox', { name: field }))).toBeLessThan(search);
});

it('Buscar outside the form of the deputies’ name still searches, as Enter does', async () => {
  const { user, router } = renderApp('/deputados-federais');
  await user.type(await screen.findByRole('textbox', { name: 'Nome' }), 'ana');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(router.state.location.search).toBe('?nome=ana');
  await user.type(screen.getByRole('textbox', { name: 'Nome' }), ' ex{Enter}');
  expect(router.state.location.search).toBe('?nome=ana+ex');
});

it.each([
  ['/deputados-federais', 'Nome'],
  ['/eleitos-2026', 'Nome'],
  ['/', 'Procure seu deputado'],
])('the keyboard of a phone corrects no name that is searched for: %s', async (path, label) => {
  backend.hasCandidates([]);
  renderApp(path);
  const field = await screen.findByRole('textbox', { name: label });
  expect(field).toHaveAttribute('autocorrect', 'off');
  expect(field).toHaveAttribute('spellcheck', 'false');
});
