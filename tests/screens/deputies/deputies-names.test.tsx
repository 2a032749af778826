import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aDeputy } from '../../support/chamber-fixtures';
import { chamberHas } from '../../support/fake-chamber';
import { renderApp } from '../../support/render-app';
import { field } from '../../support/screen-parts';

const path = '/deputados-federais';
const records = {
  deputies: [
    aDeputy({ id: 1, nome: 'Arthur Exemplo', siglaUf: 'AL' }),
    aDeputy({ id: 2, nome: 'Hugo Mottinha', siglaUf: 'PB' }),
    aDeputy({ id: 3, nome: 'Sérgio Modelo', siglaUf: 'BA' }),
  ],
  former: [aDeputy({ id: 9, nome: 'Carla Ausente', siglaUf: 'SP' })],
};

const help = () => screen.getByText(/^Você quis dizer|não está no cargo/).closest('li');

it.each([
  ['artur exenplo', 'Arthur Exemplo'],
  ['hugo motinha', 'Hugo Mottinha'],
  ['sergio modelo bahia', 'Sérgio Modelo'],
])('the search for %s is met with the name, which is then searched for', async (typed, name) => {
  chamberHas(records);
  const { user } = renderApp(path);
  await user.type(await screen.findByLabelText('Nome'), `${typed}{Enter}`);
  const link = await screen.findByRole('link', { name });
  expect(help()).toHaveTextContent(`Você quis dizer ${name}?`);
  await user.click(link);
  await waitFor(() => expect(screen.getByText(/deputado encontrado/)).toBeVisible());
  expect(field('Nome')).toHaveValue(name);
});

it.each([
  'Dep. Arthur Exemplo',
  'Deputado Federal Arthur Exemplo (PSOL)',
  'Arthur Exemplo - PSOL/SP',
  'Arthur\u200B Exem\u00ADplo',
  'Arthur Exemplo'.normalize('NFD'),
])('the name as pasted, %j, finds the person, typed and in the address', async (typed) => {
  chamberHas(records);
  const { user, unmount } = renderApp(path);
  await user.type(await screen.findByLabelText('Nome'), `${typed}{Enter}`);
  expect(await screen.findByText(/deputado encontrado/)).toBeVisible();
  unmount();
  renderApp(`${path}?nome=${encodeURIComponent(typed)}`);
  expect(await screen.findByText(/deputado encontrado/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Arthur Exemplo' })).toBeVisible();
});

it('the pasted name with a slip is met with the name', async () => {
  chamberHas(records);
  renderApp(`${path}?nome=${encodeURIComponent('Del. Artur Exenplo (PSOL)')}`);
  expect(await screen.findByRole('link', { name: 'Arthur Exemplo' })).toBeVisible();
});

it('a name that a sitting deputy has too names who left beside', async () => {
  const former = [aDeputy({ id: 9, nome: 'Arthur Ausente', siglaUf: 'SP' })];
  chamberHas({ ...records, former });
  renderApp(`${path}?nome=arthur`);
  expect(await screen.findByRole('heading', { name: 'Arthur Exemplo' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Arthur Ausente' })).toHaveAttribute(
    'href',
    '/deputado-federal/9',
  );
  expect(help()).toHaveTextContent(/^Arthur Ausente, São Paulo \(SP\), não está no cargo/);
});

it('who left office is labelled so, with the way to their page, be the name right or nearly', async () => {
  chamberHas(records, { copyOf: { dadosDe: '2026-08-22', hoje: '2026-08-22' } });
  const { user } = renderApp(`${path}?nome=carla`);
  const link = await screen.findByRole('link', { name: 'Carla Ausente' });
  expect(link).toHaveAttribute('href', '/deputado-federal/9');
  expect(help()).toHaveTextContent(
    'Carla Ausente, São Paulo (SP), não está no cargo (cópia com dados até 22/08/2026).',
  );
  await user.clear(field('Nome'));
  await user.type(field('Nome'), 'karla auzente{Enter}');
  expect(await screen.findByRole('link', { name: 'Carla Ausente' })).toBeVisible();
});

it('nothing is offered for what nobody is called, nor where somebody was found', async () => {
  const { asked } = chamberHas(records);
  const { user } = renderApp(`${path}?nome=zzzzzz`);
  expect(await screen.findByText('Nenhum deputado encontrado')).toBeVisible();
  await waitFor(() => expect(asked.some(({ searchParams }) => searchParams.has('idLegislatura'))).toBe(true));
  expect(screen.queryByText(/Você quis dizer/)).not.toBeInTheDocument();
  await user.clear(field('Nome'));
  await user.type(field('Nome'), 'hugo{Enter}');
  expect(await screen.findByText(/deputado encontrado/)).toBeVisible();
  expect(screen.queryByText(/Você quis dizer/)).not.toBeInTheDocument();
});
