import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aDeputy } from '../../support/chamber-fixtures';
import { chamberHas, onWideScreen } from '../../support/fake-chamber';
import { renderApp } from '../../support/render-app';
import { button } from '../../support/screen-parts';

const path = '/deputados-federais';
const records = {
  deputies: [
    aDeputy({ nome: 'Acácio Exemplo', siglaPartido: 'EXA', siglaUf: 'AP' }),
    aDeputy({ nome: 'Bruna Exemplo', siglaPartido: 'EXB', siglaUf: 'BA' }),
    aDeputy({ nome: 'Carlos Exemplo', siglaPartido: 'EXB', siglaUf: 'AP' }),
  ],
  parties: [{ id: 1, sigla: 'EXA', nome: 'Partido Exemplo A', uri: '' }],
};

const count = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(text));
/** Not those of another time, in which misspelt names are looked for. */
const wholeLists = (asked: URL[]) =>
  asked.filter(
    ({ searchParams }) => searchParams.get('itens') === '1000' && !searchParams.get('idLegislatura'),
  ).length;

it('a phone shows a picture when its filter is opened, not before; a press searches and folds it', async () => {
  const { asked } = chamberHas(records);
  const { user, router } = renderApp(path);
  await count('3 deputados encontrados');
  expect(wholeLists(asked)).toBe(0);
  await user.type(screen.getByLabelText('Nome'), 'carlos');

  await user.click(button('Estado Todos'));
  expect(button('Estado Todos')).toHaveAttribute('aria-expanded', 'true');
  const map = within(await screen.findByRole('region', { name: 'Por estado' }));
  expect(map.getAllByRole('button')).toHaveLength(27);
  expect(map.getByRole('button', { name: 'BA 1 deputado, Bahia' })).toBeInTheDocument();
  await user.click(map.getByRole('button', { name: 'AP 2 deputados, Amapá' }));

  await count('1 deputado encontrado');
  expect(router.state.location.search).toBe('?uf=AP&nome=carlos');
  expect(button('Estado AP')).toHaveFocus();
  expect(button('Estado AP')).toHaveAttribute('aria-expanded', 'false');
  expect(wholeLists(asked)).toBe(1);
});

it('a party of the picture is a filter, and pressed again it is none', async () => {
  chamberHas(records);
  const { user, router } = renderApp(path);
  await count('3 deputados encontrados');
  await user.click(button('Partido Todos'));
  const parties = within(await screen.findByRole('region', { name: 'Por partido' }));
  expect(
    parties.getByRole('img', {
      name: '3 deputados no cargo, um ponto para cada, por partido em ordem alfabética de sigla',
    }),
  ).toBeInTheDocument();
  expect(parties.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'EXA 1 deputado',
    'EXB 2 deputados',
  ]);
  const points = Array.from(parties.getByRole('img').querySelectorAll('.fill'), (path) =>
    path.getAttribute('d')?.match(/M[\d.-]+ [\d.-]+/g),
  );
  expect(points.map((own) => own?.length)).toEqual([1, 2]);
  expect(new Set(points.flat()).size).toBe(3);
  await user.click(parties.getByRole('button', { name: 'EXB 2 deputados' }));
  await count('2 deputados encontrados');
  expect(router.state.location.search).toBe('?partido=EXB');

  await user.click(button('Partido EXB'));
  const chosen = within(await screen.findByRole('region', { name: 'Por partido' }));
  expect(chosen.getByText('EXB, de 3')).toBeInTheDocument();
  expect(chosen.getByRole('button', { name: 'EXB 2 deputados' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(chosen.getByRole('button', { name: 'EXB 2 deputados' }));
  await count('3 deputados encontrados');
});

it('the half circle has everybody: no party is counted as none, an unknown one is shown and filters nothing', async () => {
  const deputies = [
    ...records.deputies,
    aDeputy({ siglaPartido: 'S.PART.' }),
    aDeputy({ siglaPartido: null, siglaUf: null }),
  ];
  chamberHas({ ...records, deputies });
  const { user } = renderApp(`${path}?partido=S.PART.`);
  await count('1 deputado encontrado');
  await user.click(button('Partido Sem partido'));
  const parties = within(await screen.findByRole('region', { name: 'Por partido' }));
  expect(parties.getByRole('img', { name: /^5 deputados no cargo, um ponto para cada/ })).toBeInTheDocument();
  expect(parties.getByText('Sem partido, de 5')).toBeInTheDocument();
  expect(parties.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'EXA 1 deputado',
    'EXB 2 deputados',
    'Sem partido 1 deputado',
    'Partido não informado 1 deputado',
  ]);
  expect(parties.getAllByRole('button')).toHaveLength(3);
  await user.click(parties.getByRole('button', { name: 'Sem partido 1 deputado' }));
  await count('5 deputados encontrados');
  await user.click(button('Partido Todos'));
  expect(screen.getByText('no cargo', { exact: false, selector: 'figcaption span' })).toHaveTextContent(
    'no cargo, 2 partidos',
  );
});

it('the half circle counts no parties where none is known, and says no zero', async () => {
  chamberHas({
    ...records,
    deputies: [aDeputy({ siglaPartido: null }), aDeputy({ siglaPartido: 'S.PART.' })],
  });
  onWideScreen();
  renderApp(path);
  const circle = await screen.findByText('no cargo', { exact: false, selector: 'figcaption span' });
  expect(circle).toHaveTextContent(/^no cargo$/);
});

it('when the numbers cannot be read the reader is told, and may ask again', async () => {
  let isDown = true;
  const many = Array.from({ length: 3 }, () => aDeputy());
  chamberHas(
    { ...records, deputies: many },
    { fails: ({ searchParams }) => isDown && searchParams.get('itens') === '1000' },
  );
  const { user } = renderApp(path);
  await count('3 deputados encontrados');
  await user.click(button('Estado Todos'));
  expect(await screen.findByText('Não foi possível carregar as imagens.')).toBeInTheDocument();
  isDown = false;
  await user.click(button('Tentar novamente'));
  expect(await screen.findByRole('region', { name: 'Por estado' })).toBeInTheDocument();
});

it('Limpar empties what was written and not yet searched for', async () => {
  chamberHas(records);
  const { user } = renderApp(path);
  await count('3 deputados encontrados');
  await user.type(screen.getByLabelText('Nome'), 'alguém');
  await user.click(button('Limpar'));
  expect(screen.getByLabelText('Nome')).toHaveValue('');
});

it('a wide screen shows both by itself once the list is there, and can close them', async () => {
  onWideScreen();
  const { asked } = chamberHas(records);
  const { user } = renderApp(path);
  expect(await screen.findByRole('region', { name: 'Por partido' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Por estado' })).toBeInTheDocument();
  expect(wholeLists(asked)).toBe(1);
  await user.click(button('Fechar as imagens'));
  expect(screen.queryByRole('region', { name: 'Por partido' })).not.toBeInTheDocument();
  await user.click(button('Ver as imagens'));
  expect(await screen.findByRole('region', { name: 'Por partido' })).toBeInTheDocument();
});

it('the box follows a state pressed in the picture, whatever it held unsent', async () => {
  onWideScreen();
  chamberHas(records);
  const { user, router } = renderApp(`${path}?uf=BA`);
  await count('1 deputado encontrado');
  const box = screen.getByRole('combobox', { name: 'Estado (UF)' });
  await user.click(box);
  await user.click(screen.getByRole('option', { name: /Amapá/ }));
  expect(box).toHaveTextContent('Amapá');
  const map = within(await screen.findByRole('region', { name: 'Por estado' }));
  await user.click(map.getByRole('button', { name: /^BA / }));
  expect(box).toHaveTextContent('Bahia');
  expect(router.state.location.search).toBe('?uf=BA');
});

it.each([
  ['goes on behind its answer is not counted as everybody', 1_001],
  ['is empty is not counted as a Chamber of nobody', 0],
])('a list that %s', async (_, count) => {
  chamberHas({ ...records, deputies: Array.from({ length: count }, () => aDeputy()) });
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Estado Todos' }));
  expect(await screen.findByText('Não foi possível carregar as imagens.')).toBeInTheDocument();
});
