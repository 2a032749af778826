import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { aDeputyDetail } from '../../support/chamber-fixtures';
import { server } from '../../support/fake-backend';
import { chamberHas } from '../../support/fake-chamber';
import { fakeTable, rest } from '../../support/fake-tables';
import { renderApp } from '../../support/render-app';
import { barsIn, button, field, names } from '../../support/screen-parts';
import { translatePage } from '../../support/browser/translated-page';

const address = `${rest}/eleitos_camara`;
const photo = 'https://www.camara.leg.br/internet/deputado/bandep/7.jpg';

const anElected = (nome_urna: string, more: object = {}) => ({
  uf: 'SP',
  nome_urna,
  partido_sigla: 'EXA',
  deputado_id: null,
  fontes: ['congresso-2027'],
  situacao_lista: 'preliminar',
  ...more,
});

const hasElected = (people: object[], portraits = [{ id: 7, foto_url: photo }]) =>
  server.use(
    http.get(address, () => HttpResponse.json(people)),
    ...fakeTable('camara_deputados', { rows: () => portraits }),
  );

const few = [
  anElected('ZÉ DA SILVA', { uf: 'BA', partido_sigla: 'EXB', deputado_id: 7 }),
  anElected('ÂNGELA DOS SANTOS'),
  anElected('AJ ABI-EXEMPLO', { fontes: ['agregador-br', 'estudo-pos-1turno', 'uma-lista'] }),
];

it('the list of the elected has everybody in alphabetical order, with the way to who is certainly a deputy', async () => {
  hasElected(few);
  renderApp('/eleitos-2026');
  expect(await screen.findByText('Zé da Silva')).toBeVisible();
  expect(names()).toEqual(['AJ Abi-Exemplo', 'Ângela dos Santos', 'Zé da Silva']);
  expect(screen.getByRole('heading', { level: 2, name: 'Brasil: 3 eleitos(as)' })).toBeVisible();
  const list = within(screen.getByRole('main'));
  expect(list.getByRole('link', { name: 'Zé da Silva' })).toHaveAttribute('href', '/deputado-federal/7');
  expect(list.queryByRole('link', { name: /Ângela|AJ/ })).not.toBeInTheDocument();
  expect(barsIn(screen.getByRole('main'))).toEqual([33]);
  const [count, ...rows] = list.getAllByText('na Câmara entre 2023 e 2027');
  expect(count).toHaveTextContent('1 na Câmara entre 2023 e 2027');
  expect(rows).toHaveLength(1);
  const states = list
    .getAllByRole('listitem')
    .flatMap(({ textContent }) => /EX[AB](SP|BA)/.exec(textContent)?.[1] ?? []);
  expect(states).toEqual(['SP', 'SP', 'BA']);
  expect(list.getByText('novos(as) aqui').parentElement).toHaveTextContent('2 novos(as) aqui');
  await waitFor(() => expect(document.querySelector(`img[src="${photo}"]`)).toBeInTheDocument());
  expect(list.getByText(/O nome de urna vem da lista, que o escreve todo em maiúsculas\./)).toBeVisible();
});

it('the list of the elected counts one new person in the singular', async () => {
  hasElected(few.slice(0, 2));
  renderApp('/eleitos-2026');
  expect((await screen.findByText('novo(a) aqui')).parentElement).toHaveTextContent('1 novo(a) aqui');
});

it('the elected have their portraits, though one answer holds 1,000 of them', async () => {
  const others = Array.from({ length: 1_000 }, (_, id) => ({ id: id + 1_000, foto_url: `${photo}?${id}` }));
  hasElected([anElected('ZÉ DA SILVA', { deputado_id: 9_000 })], [...others, { id: 9_000, foto_url: photo }]);
  renderApp('/eleitos-2026');
  await waitFor(() => expect(document.querySelector(`img[src="${photo}"]`)).toBeInTheDocument());
});

it('from a deputy whom the list led to, the way back leads to the list as it was', async () => {
  hasElected(few);
  chamberHas({ details: [aDeputyDetail({ id: 7 })] });
  const { user, router } = renderApp('/eleitos-2026?uf=BA');
  await user.click(await screen.findByRole('link', { name: 'Zé da Silva' }));
  await user.click(await screen.findByRole('link', { name: 'Eleitos para a Câmara' }));
  await waitFor(() => expect(names()).toEqual(['Zé da Silva']));
  expect(router.state.location).toMatchObject({ pathname: '/eleitos-2026', search: '?uf=BA' });
});

it('two spellings of one name in a state are two people', async () => {
  hasElected([anElected('ZÉ DA SILVA'), anElected('Zé da Silva', { partido_sigla: 'EXB' })]);
  renderApp('/eleitos-2026?uf=SP');
  expect(await screen.findByText('EXB')).toBeVisible();
  expect(names()).toEqual(['Zé da Silva', 'Zé da Silva']);
});

it('a press on a state lists it at once, and folds the map into its name on a phone', async () => {
  hasElected(few);
  const { user, router } = renderApp('/eleitos-2026');
  const bahia = await screen.findByRole('button', { name: 'BA 1 eleito(a), Bahia' });
  const box = screen.getByRole('button', { name: /^Estado/ });
  expect(box).toHaveAttribute('aria-expanded', 'true');
  await user.click(bahia);
  expect(names()).toEqual(['Zé da Silva']);
  expect(screen.getByRole('heading', { name: 'Bahia: 1 eleito(a)' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'SP 2 eleitos(as), São Paulo' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?uf=BA');
  expect(box).toHaveAttribute('aria-expanded', 'false');
  expect(box).toHaveAccessibleName('Estado Bahia');
  expect(bahia).toHaveAttribute('aria-pressed', 'true');
  await user.click(box);
  expect(box).toHaveAttribute('aria-expanded', 'true');
});

it('the list of the elected says who is not in it, and where the court has them', async () => {
  hasElected(few);
  renderApp('/eleitos-2026?uf=SP');
  const words = await screen.findByText('Senadores e governadores não estão aqui.');
  expect(words).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver no TSE' })).toHaveAttribute(
    'href',
    'https://resultados.tse.jus.br/',
  );
});

it('the list of the elected counts anew while the browser translates the page', async () => {
  hasElected(few);
  const { user } = renderApp('/eleitos-2026');
  expect(await screen.findByText('Brasil: 3 eleitos(as)')).toBeVisible();
  translatePage();
  await user.type(field('Nome'), 'ângela{Enter}');
  expect(await screen.findByText('Brasil: 1 eleito(a)')).toBeVisible();
});

it('the list of the elected is said to be preliminary, with each of its sources and their day', async () => {
  hasElected(few);
  renderApp('/eleitos-2026');
  expect(
    await screen.findByText('Lista preliminar, reunida de fontes públicas e ainda não conferida com o TSE.'),
  ).toBeVisible();
  expect(screen.getByText('Coletas de 05/10 a 08/10/2026.')).toBeVisible();
  const sources = within(screen.getByText('Ver as fontes').closest('details') ?? document.body);
  expect(sources.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('(coleta: outubro de 2026)'),
    expect.stringContaining('(coleta: 08/10/2026)'),
    expect.stringContaining('(coleta: 05/10/2026)'),
    'uma-lista (coleta: dia não informado)',
  ]);
});

it('the list of the elected is called compared only when every row is', async () => {
  hasElected(few.map((person) => ({ ...person, situacao_lista: 'conferida' })));
  renderApp('/eleitos-2026');
  expect(await screen.findByText('Lista conferida com o TSE.')).toBeVisible();
  expect(screen.queryByText(/Lista preliminar/)).not.toBeInTheDocument();
});

it('the list of the elected filters by what the address says and by a name without accents, and Limpar shows the whole state again', async () => {
  const user = userEvent.setup();
  hasElected(few);
  renderApp('/eleitos-2026?uf=SP&partido=EXA');
  expect(await screen.findByText('Ângela dos Santos')).toBeVisible();
  expect(names()).toEqual(['AJ Abi-Exemplo', 'Ângela dos Santos']);
  await user.type(screen.getByLabelText('Nome'), 'angela{Enter}');
  expect(names()).toEqual(['Ângela dos Santos']);
  await user.click(button('Limpar'));
  expect(names()).toHaveLength(2);
  await user.type(screen.getByLabelText('Nome'), 'ninguém assim{Enter}');
  expect(screen.getByText('Ninguém encontrado')).toBeVisible();
  expect(screen.getByText('Ninguém encontrado')).not.toHaveAttribute('role', 'status');
});

it('the list of the elected shows the party chosen in its filter', async () => {
  const user = userEvent.setup();
  hasElected(few);
  const { router } = renderApp('/eleitos-2026');
  await user.click(await screen.findByText('Filtrar por nome ou partido'));
  await user.click(screen.getByRole('combobox', { name: 'Partido' }));
  await user.click(await screen.findByRole('option', { name: 'EXA' }));
  await user.click(button('Buscar'));
  expect(router.state.location.search).toBe('?partido=EXA');
  expect(names()).toEqual(['AJ Abi-Exemplo', 'Ângela dos Santos']);
});

it('a state pressed on the elected keeps a name that is typed and not yet searched for, and Back brings a searched one', async () => {
  const user = userEvent.setup();
  hasElected(few);
  const { router } = renderApp('/eleitos-2026');
  await screen.findByText('Ângela dos Santos');
  await user.type(screen.getByLabelText('Nome'), 'zé');
  await user.click(screen.getByRole('button', { name: /, São Paulo$/ }));
  expect(router.state.location.search).toBe('?uf=SP');
  expect(screen.getByLabelText('Nome')).toHaveValue('zé');
  await user.type(screen.getByLabelText('Nome'), '{Enter}');
  expect(router.state.location.search).toBe('?uf=SP&nome=z%C3%A9');
  await router.navigate(-1);
  await waitFor(() => expect(screen.getByLabelText('Nome')).toHaveValue(''));
});

it('the list of the elected shows fifty at a time and keeps a name not yet searched for', async () => {
  const user = userEvent.setup();
  hasElected(Array.from({ length: 51 }, (_, index) => anElected(`PESSOA ${String(index + 10)}`)));
  renderApp('/eleitos-2026');
  expect(await screen.findByText('Pessoa 10')).toBeVisible();
  expect(names()).toHaveLength(50);
  await user.type(screen.getByLabelText('Nome'), 'ainda não buscado');
  await user.click(button('Carregar Mais'));
  expect(names()).toHaveLength(51);
  expect(screen.getByLabelText('Nome')).toHaveValue('ainda não buscado');
  expect(screen.getByText('Pessoa 60').closest('li')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Carregar Mais' })).not.toBeInTheDocument();
});
