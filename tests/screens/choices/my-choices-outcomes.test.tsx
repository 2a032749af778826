import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { server } from '../../support/fake-backend';
import { aChoiceOf, aDeputyChoice, hasMyChoices } from '../../support/fake-my-choices';
import { rest } from '../../support/fake-tables';
import {
  aFirstRound,
  anOutcome,
  failsToReadOutcomes,
  hasOutcomes,
  withResults,
} from '../../support/outcomes';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { heading } from '../../support/screen-parts';
import { maria } from '../../support/session';

const ana = aCandidate({ nome: 'Ana Exemplo' });
const bia = aCandidate({ nome: 'Bia Exemplo' });
const caio = aCandidate({ nome: 'Caio Exemplo' });

const afterOf = async () => within(await screen.findByRole('region', { name: 'Depois da eleição' }));
const rui = aDeputyChoice({ deputado_id: '101', deputado_nome: 'Rui Exemplo' }, { favorito: true });

const hasFirstRound = () =>
  server.use(http.get(`${rest}/turnos_presidencia`, () => HttpResponse.json([aFirstRound])));

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-22T15:00:00Z'));
});

it('My Choices counts what became of the favourites, the unknown as such', async () => {
  hasMyChoices({
    candidates: [
      aChoiceOf(withResults(ana, [{ situacao: 'segundo_turno' }]), { favorito: true }),
      aChoiceOf(withResults(bia, [{ situacao: 'segundo_turno' }]), { favorito: true }),
      aChoiceOf(withResults(caio, [{ situacao: 'nao_eleito' }]), { ignorado: true }),
    ],
    deputies: [
      aDeputyChoice({ deputado_id: '101', deputado_nome: 'Rui Exemplo' }, { favorito: true }),
      aDeputyChoice({ deputado_id: '102', deputado_nome: 'Eva Exemplo' }, { favorito: true }),
    ],
  });
  hasFirstRound();
  hasOutcomes([{ ...anOutcome, deputado_id: 101 }]);
  const { user } = renderApp('/minhas-escolhas', { as: maria });
  const after = await afterOf();
  const figures = ({ getAllByRole }: typeof after) =>
    getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(figures(after)).toEqual([
    '2foram ao 2º turnoAna Exemplo e Bia Exemplo',
    '1reeleito(a) para a CâmaraRui Exemplo',
  ]);
  expect(after.getByText('1 sem informação conferida:').parentElement).toHaveTextContent('Eva Exemplo');
  expect(after.getByText('O resultado do 2º turno ainda não foi publicado neste site.')).toBeVisible();
  expect(after.getByText('preliminar')).toBeVisible();
  const list = screen.getByRole('region', { name: 'Deputados Federais' });
  expect(screen.getByText('Depois da eleição').compareDocumentPosition(list)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  await screen.findByText('Presidência, 1º turno:');
  const note = screen.getByText(/^A conta é feita neste aparelho/);
  expect(note.closest('p')).toHaveTextContent(
    'A conta é feita neste aparelho, só com as suas escolhas. Presidência, 1º turno: TSEabre em nova aba, lido em 05/10/2026.',
  );
  expect(
    screen.getByText(
      'Deputados: lista preliminar, reunida de fontes públicas lidas em 09/10/2026 e ainda não conferida com o TSE.',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Imprimir cola em branco' })).not.toBeInTheDocument();
  expect(within(list).getByText('Reeleito(a)')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Ignorados (1)' }));
  expect(figures(await afterOf())).toEqual(['1não foi eleito(a)Caio Exemplo']);
});

it('My Choices expects no result of a favourite who was not on the ballot', async () => {
  const dora = { ...aCandidate({ nome: 'Dora Exemplo' }), status: 'archived' as const };
  hasMyChoices({ candidates: [aChoiceOf(dora, { favorito: true })] });
  hasFirstRound();
  renderApp('/minhas-escolhas', { as: maria });
  const after = await afterOf();
  expect(after.getByRole('listitem')).toHaveTextContent('1não foi à urnaDora Exemplo');
  expect(after.queryByText(/sem resultado publicado/)).not.toBeInTheDocument();
  expect(screen.getByText('Fora da urna')).toBeVisible();
});

it('My Choices folds the names of more than three, of whom one thing became or nothing is known', async () => {
  const of = (first: number) =>
    ['Ana', 'Bia', 'Caio', 'Davi'].map((name, place) =>
      aDeputyChoice(
        { deputado_id: String(first + place), deputado_nome: `${name} ${String(first)}` },
        { favorito: true },
      ),
    );
  hasMyChoices({ deputies: [...of(100), ...of(200)] });
  hasOutcomes(
    [100, 101, 102, 103].map((deputado_id) => ({ ...anOutcome, deputado_id, situacao: 'conferido' })),
  );
  const { user } = renderApp('/minhas-escolhas', { as: maria });
  const after = await afterOf();
  const names = after.getByText('Ana 100, Bia 100, Caio 100 e Davi 100');
  expect(names).not.toBeVisible();
  await user.click(after.getByText('Ver quem'));
  expect(names).toBeVisible();
  await user.click(after.getByText('4 sem informação conferida'));
  expect(after.getByText('Ana 200, Bia 200, Caio 200 e Davi 200')).toBeVisible();
});

it('My Choices calls preliminary only deputies of whom that is so, and reads of none where none are listed', async () => {
  hasMyChoices({
    candidates: [aChoiceOf(withResults(ana, [{ situacao: 'nao_eleito' }]), { favorito: true })],
    deputies: [rui],
  });
  hasFirstRound();
  hasOutcomes([
    { ...anOutcome, deputado_id: 101, destino: 'outro_cargo_eleito', cargo: 'Senado', situacao: 'conferido' },
    { ...anOutcome, deputado_id: 102 },
  ]);
  const { router } = renderApp('/minhas-escolhas', { as: maria });
  const after = await afterOf();
  expect(await after.findByText('Rui Exemplo: Senado')).toBeVisible();
  expect(screen.getByText('Eleito(a): Senado')).toBeVisible();
  expect(
    screen.getByText(
      'Deputados: conferido com a fonte que a página de cada deputado diz, lida em 09/10/2026.',
    ),
  ).toBeVisible();
  expect(screen.queryByText(/preliminar/)).not.toBeInTheDocument();
  expect(screen.queryByText(/O resultado do 2º turno ainda/)).not.toBeInTheDocument();
  await router.navigate('/minhas-escolhas-2026');
  await heading('Minhas Escolhas 2026');
  expect((await afterOf()).getByText('não foi eleito(a)')).toBeVisible();
  expect(screen.queryByText(/Deputados:/)).not.toBeInTheDocument();
});

it('My Choices says where it failed to read what became of deputies, and of no source', async () => {
  hasMyChoices({ deputies: [rui] });
  failsToReadOutcomes();
  renderApp('/minhas-escolhas', { as: maria });
  const after = await afterOf();
  expect(await after.findByText('Não foi possível carregar o que houve com os deputados.')).toBeVisible();
  expect(after.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.queryByText(/Deputados:|preliminar/)).not.toBeInTheDocument();
});

it('My Choices opens no list of figures where nothing is known of any favourite', async () => {
  hasMyChoices({ deputies: [rui] });
  hasOutcomes([]);
  renderApp('/minhas-escolhas', { as: maria });
  const after = await afterOf();
  expect(await after.findByText('1 sem informação conferida:')).toBeVisible();
  expect(after.queryByRole('list')).not.toBeInTheDocument();
});
