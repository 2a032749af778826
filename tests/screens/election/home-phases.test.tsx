import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { backend, server } from '../../support/fake-backend';
import { chamberHas } from '../../support/fake-chamber';
import { anOutcome, hasOutcomes } from '../../support/outcomes';
import { aChoiceOf, aDeputyChoice, hasMyChoices } from '../../support/fake-my-choices';
import { aCandidate } from '../../support/fixtures';
import { afterFirst, afterSecond, ana, bia, caio, round, went } from '../../support/after-rounds';
import { renderApp } from '../../support/render-app';
import { barsIn } from '../../support/screen-parts';
import { maria } from '../../support/session';

/** Noon in Brasília. */
const at = (day: string) => vi.setSystemTime(new Date(`${day}T12:00:00-03:00`));

const unpublished =
  '2º turno, Ana Exemplo e Bia Exemplo: resultado ainda não publicado neste site. Ver no TSE';
const ofChamber =
  '58ª legislatura, desde 01/02/2027. Veja como vota e quanto gasta quem representa o seu estado.';
const ended = 'A eleição terminou em 25/10/2026.';

const votesAddress = 'http://backend.test/rest/v1/camara_votacoes';

beforeEach(() => {
  server.use(http.get(votesAddress, () => HttpResponse.json([])));
});

it('before the first round the home has no word of what comes after it', async () => {
  at('2026-10-03');
  backend.hasCandidates([aCandidate({ nome: 'Ana Exemplo' })]);
  renderApp('/');
  expect(await screen.findByText('1 de 1, em ordem alfabética')).toBeVisible();
  expect(screen.queryByRole('heading', { name: /Depois d|A Câmara agora/ })).not.toBeInTheDocument();
  expect(screen.queryByText(ended)).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Procure seu deputado')).not.toBeInTheDocument();
});

it.each([
  ['2026-10-20', 'Depois do 1º turno', '2º turno em 25/10/2026: Ana Exemplo e Bia Exemplo.', 'eleitos-2026'],
  ['2026-11-26', 'Depois da eleição', unpublished, 'eleitos-2026'],
  ['2027-01-10', 'Depois da eleição', unpublished, 'eleitos-2026'],
  ['2027-02-02', 'A Câmara agora', ofChamber, 'deputados-federais'],
  ['2027-03-15', 'A Câmara agora', ofChamber, 'deputados-federais'],
])('on %s the home begins with %s', async (day, title, words, page) => {
  at(day);
  backend.hasCandidates(afterFirst);
  renderApp('/');
  await screen.findByText('3 de 3, em ordem alfabética');
  const block = within(await screen.findByRole('region', { name: title }));
  expect(block.getByText(/^(2º turno|58ª)/).closest('p')).toHaveTextContent(words);
  const states = within(block.getByRole('navigation', { name: /^Deputados (eleitos no|do) seu estado$/ }));
  expect(states.getAllByRole('link')).toHaveLength(27);
  expect(states.getByRole('link', { name: 'CE 22 vagas, Ceará' })).toHaveAttribute('href', `/${page}?uf=CE`);
  const hasEnded = day === '2026-11-26' || day === '2027-01-10';
  expect(screen.queryAllByText(ended)).toHaveLength(hasEnded ? 1 : 0);
  const isOfChamber = page === 'deputados-federais';
  expect(screen.queryAllByRole('heading', { name: 'Quem disputou' })).toHaveLength(isOfChamber ? 1 : 0);
  expect(block.queryAllByRole('link', { name: 'Resultado do 1º turno' })).toHaveLength(isOfChamber ? 0 : 1);
  // What the specification has of the home stays, under it.
  const counters = screen.getByRole('group', { name: 'Resumo' });
  const region = screen.getByRole('region', { name: title });
  expect(region.compareDocumentPosition(counters)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('Conheça os candidatos à Presidência 2026 e faça suas escolhas')).toBeVisible();
});

it('who went to a second round that is not published here is named on the home, with party, number and page', async () => {
  at('2026-11-26');
  backend.hasCandidates(afterFirst);
  renderApp('/');
  const block = within(await screen.findByRole('region', { name: 'Depois da eleição' }));
  for (const { id, nome } of [ana, bia]) {
    const link = await block.findByRole('link', { name: nome });
    expect(link).toHaveAttribute('href', `/candidato/${id}`);
    expect(link.closest('li')).toHaveTextContent(`${nome}EXA · 91`);
  }
  expect(block.queryByRole('link', { name: 'Caio Exemplo' })).not.toBeInTheDocument();
});

it.each(['2026-10-20', '2026-11-26', '2027-03-15'])(
  'on %s votes and deputies are doors of the home, beside the search',
  async (day) => {
    at(day);
    backend.hasCandidates(afterFirst);
    renderApp('/');
    const field = await screen.findByLabelText('Procure seu deputado');
    const block = within(screen.getByRole('region', { name: /^Depois d|A Câmara agora/ }));
    expect(block.getByRole('link', { name: 'Votações' })).toHaveAttribute('href', '/votacoes');
    const deputies = block.getByRole('link', { name: 'Deputados Federais' });
    expect(deputies).toHaveAttribute('href', '/deputados-federais');
    expect(field.compareDocumentPosition(deputies)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

it('a first round that decided the election leaves no second one on the home', async () => {
  at('2026-11-26');
  backend.hasCandidates([{ ...ana, resultados: [round(1, 'eleito', 51)] }, caio]);
  renderApp('/');
  const block = within(await screen.findByRole('region', { name: 'Depois da eleição' }));
  expect(await block.findByText('A eleição foi decidida no 1º turno.')).toBeVisible();
  expect(block.queryByText(/2º turno/)).not.toBeInTheDocument();
});

it('the second round is on the home as published, in alphabetical order, with who said it and when', async () => {
  at('2026-11-26');
  backend.hasCandidates(afterSecond);
  renderApp('/');
  const block = within(await screen.findByRole('region', { name: 'Depois da eleição' }));
  expect(await block.findByText('2º turno, % dos válidos (TSE, lido em 26/10/2026)')).toBeVisible();
  const rows = block.getAllByText(/ Exemplo$/).map(({ parentElement }) => parentElement?.textContent);
  expect(rows).toEqual(['Ana Exemplo49,25 %', 'Bia Exemplo50,75 %']);
  expect(barsIn(...block.getAllByRole('listitem'))).toEqual([49, 51]);
  expect(block.getByRole('link', { name: 'Ver o resultado' })).toHaveAttribute('href', '/resultado-2026');
  expect(block.queryByText(/não publicado/)).not.toBeInTheDocument();
});

it('the home says of a first round that is not published where the court has it', async () => {
  at('2026-10-20');
  const dora = { ...aCandidate({ nome: 'Dora Exemplo' }), resultados: [] };
  backend.hasCandidates([dora]);
  renderApp('/');
  expect(await screen.findByText('1º turno: resultado ainda não publicado neste site.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver no TSE' })).toHaveAttribute(
    'href',
    'https://resultados.tse.jus.br/',
  );
});

it('the name of a deputy is searched for from the home', async () => {
  at('2026-11-26');
  backend.hasCandidates(afterFirst);
  const { user, router } = renderApp('/');
  const field = await screen.findByLabelText('Procure seu deputado');
  expect(field.closest('form')).toHaveAttribute('action', '/deputados-federais');
  await user.type(field, 'Ana & Bia');
  chamberHas({});
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  const there = { pathname: '/deputados-federais', search: '?nome=Ana+%26+Bia' };
  await waitFor(() => expect(router.state.location).toMatchObject(there));
  expect(await screen.findByText('Nenhum deputado encontrado')).toBeVisible();
});

it('who has favourites reads on the home what became of them', async () => {
  at('2026-11-26');
  backend.hasCandidates(afterFirst);
  const ofDeputy = (id: string, favorito: boolean) =>
    aDeputyChoice({ deputado_id: id }, favorito ? { favorito } : { ignorado: true });
  hasOutcomes([
    { ...anOutcome, deputado_id: 7, destino: 'reeleito' },
    { ...anOutcome, deputado_id: 8, destino: 'outro_cargo_eleito' },
    { ...anOutcome, deputado_id: 9, destino: 'nao_reeleito' },
    { ...anOutcome, deputado_id: 10, destino: 'reeleito' },
    { ...anOutcome, deputado_id: 11, destino: 'nao_concorreu' },
  ]);
  hasMyChoices({
    candidates: [aChoiceOf(ana, { favorito: true }), aChoiceOf(caio, { ignorado: true })],
    deputies: [
      ofDeputy('7', true),
      ofDeputy('8', true),
      ofDeputy('9', true),
      ofDeputy('10', false),
      ofDeputy('11', true),
    ],
  });
  renderApp('/', { as: maria });
  const link = await screen.findByRole('link', { name: 'Seus 5' });
  expect(link).toHaveAttribute('href', '/minhas-escolhas');
  await waitFor(() =>
    expect(link.closest('p')).toHaveTextContent(
      'Seus 5: 1 ao 2º turno, 2 eleitos(as), 1 não, 1 não concorreu',
    ),
  );
});

it('in one line, who did not run is counted with those of whom nothing is known', async () => {
  at('2026-11-26');
  backend.hasCandidates(afterSecond);
  hasOutcomes([
    { ...anOutcome, deputado_id: 7, destino: 'nao_concorreu' },
    { ...anOutcome, deputado_id: 8, destino: 'nao_concorreu' },
  ]);
  const favorite = { favorito: true };
  const deputies = ['7', '8', '9'].map((deputado_id) => aDeputyChoice({ deputado_id }, favorite));
  hasMyChoices({ candidates: [aChoiceOf(ana, favorite), aChoiceOf(bia, favorite)], deputies });
  renderApp('/', { as: maria });
  const line = (await screen.findByRole('link', { name: 'Seus 5' })).closest('p');
  await waitFor(() => expect(line).toHaveTextContent('Seus 5: 1 eleito(a), 1 não, 3 outros'));
});

it.each([
  ['nao_reeleito', '2 não eleitos(as)'],
  ['nao_concorreu', '1 não eleito(a), 1 não concorreu'],
])('the line is whole where nobody was elected: %s', async (destino, words) => {
  at('2026-11-26');
  backend.hasCandidates(afterSecond);
  hasOutcomes([
    { ...anOutcome, deputado_id: 7, destino: 'nao_reeleito' },
    { ...anOutcome, deputado_id: 8, destino },
  ]);
  const deputies = ['7', '8'].map((deputado_id) => aDeputyChoice({ deputado_id }, { favorito: true }));
  hasMyChoices({ candidates: [], deputies });
  renderApp('/', { as: maria });
  const line = (await screen.findByRole('link', { name: 'Seus 2' })).closest('p');
  await waitFor(() => expect(line).toHaveTextContent(`Seus 2: ${words}`));
});

it.each([
  ['nothing', [], 'sem informação'],
  ['the first round', went(41.5), 'foi ao 2º turno'],
  ['the second', [...went(41.5), round(2, 'nao_eleito', 49.25)], 'não eleito(a)'],
])(
  'of the only favourite, with %s published, the home says it in whole words',
  async (_, resultados, words) => {
    at('2026-11-26');
    const dora = { ...aCandidate({ nome: 'Dora Exemplo' }), resultados };
    backend.hasCandidates([dora]);
    hasMyChoices({ candidates: [aChoiceOf(dora, { favorito: true })] });
    renderApp('/', { as: maria });
    const line = (await screen.findByRole('link', { name: 'Seu favorito' })).closest('p');
    expect(line?.textContent).toBe(`Seu favorito:  ${words}`);
  },
);

it('of the only favourite, who was not on the ballot, the home says so', async () => {
  at('2026-11-26');
  const dora = { ...aCandidate({ nome: 'Dora Exemplo' }), status: 'archived' as const };
  backend.hasCandidates([dora]);
  hasMyChoices({ candidates: [aChoiceOf(dora, { favorito: true })] });
  renderApp('/', { as: maria });
  const line = (await screen.findByRole('link', { name: 'Seu favorito' })).closest('p');
  expect(line?.textContent).toBe('Seu favorito:  não foi à urna');
});

it('of who has no favourites nothing is asked and nothing is said', async () => {
  at('2026-11-26');
  backend.hasCandidates(afterFirst);
  hasMyChoices({});
  renderApp('/', { as: maria });
  expect(await screen.findByRole('button', { name: '0 favoritos' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Depois da eleição' })).toBeVisible();
  expect(screen.queryByText(/^Seus? /)).not.toBeInTheDocument();
});
