import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { candidateQueries } from '@/features/candidates/queries';
import { resultQueries } from '@/features/results/queries';
import { aDeputy, aDeputyDetail } from '../../support/chamber-fixtures';
import { backend, server } from '../../support/fake-backend';
import { chamberHas } from '../../support/fake-chamber';
import { aChoiceOf, hasMyChoices } from '../../support/fake-my-choices';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { maria } from '../../support/session';

const theme = { pautas_detalhe: [{ tema: 'economia', texto: 'Menos filas' }] };
const ana = aCandidate({ nome: 'Ana Exemplo', dados_ate: '2026-10-10', ...theme });
const bia = aCandidate({ nome: 'Bia Exemplo', dados_ate: '2026-10-08', ...theme });
const round = {
  turno: 1,
  situacao: 'apurado',
  eleitorado: null,
  comparecimento: 100,
  validos: 100,
  brancos: 0,
  nulos: 0,
  proclamado_em: null,
  fonte_titulo: 'Resultado de exemplo',
  fonte_url: 'https://resultados.example.org/1.json',
  fonte_data: '2026-10-05',
  resultados: [{ votos: 100, percentual: 100, situacao: 'eleito', candidato: ana }],
};
/** What the pages are prerendered with, long before. */
const prerendered = [
  { key: candidateQueries.list().queryKey, data: [ana, bia] },
  { key: candidateQueries.detail(ana.id).queryKey, data: ana },
  { key: candidateQueries.themes().queryKey, data: [ana, bia] },
  { key: resultQueries.rounds().queryKey, data: [round] },
];

/** The words before a day name what it is the day of. */
const words = [
  'Dados até',
  'Dados reunidos até',
  'Cópia com dados até',
  'Dados lidos em',
  'Página feita em',
  'Votação em',
  'Partido e situação em',
  'ido em',
  'Lida em',
  'julgados até',
  'vai até',
  'terminou em',
  'alterada neste site em',
  'turno \\(',
].join('|');
const untold = new RegExp(`.{0,40}(?<!(?:${words}) ?)(?<![\\d/])\\d{2}/\\d{2}/\\d{4}`, 'g');

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-26T15:00:00Z'));
  backend.hasCandidates([ana, bia]);
  server.use(http.get('http://backend.test/rest/v1/turnos_presidencia', () => HttpResponse.json([round])));
});

it.each([
  ['/', 'Dados reunidos até 08/10/2026. Página feita em 30/09/2026, 21:00.'],
  ['/candidatos-2026', 'Dados reunidos até 08/10/2026. Página feita em 30/09/2026, 21:00.'],
  ['/candidatos-2026/temas', 'Dados reunidos até 08/10/2026. Página feita em 30/09/2026, 21:00.'],
  [`/candidato/${ana.id}`, 'Dados reunidos até 10/10/2026. Página feita em 30/09/2026, 21:00.'],
  ['/resultado-2026', 'Página feita em 30/09/2026, 21:00.'],
])('%s says of each day what it is the day of, the facts’ apart from the page’s own', async (path, said) => {
  renderApp(path, { prerendered });
  await waitFor(() => expect(document.body).toHaveTextContent(said));
  expect(document.body.textContent.match(untold)).toBeNull();
});

it.each(['/deputados-federais', '/deputado-federal/160541'])(
  '%s says of each day what it is the day of, from a copy and from the Chamber',
  async (path) => {
    const records = { deputies: [aDeputy()], details: [aDeputyDetail({ dataNascimento: null })] };
    const copyOf = { dadosDe: '2026-08-22', hoje: '2026-08-22' };
    chamberHas(records, { copyOf });
    const { unmount } = renderApp(path);
    await screen.findAllByText(/Cópia com dados até 22\/08\/2026/);
    expect(document.body.textContent.match(untold)).toBeNull();
    expect(document.body).not.toHaveTextContent(/lidos em|ao vivo/i);
    unmount();
    chamberHas(records);
    renderApp(path);
    await screen.findAllByText(/Dados lidos em \d/);
    expect(document.body.textContent.match(untold)).toBeNull();
  },
);

it('a home that comes after its prerendered page says of each day what it is the day of', async () => {
  const second = { turno: 2, fonte_data: '2026-10-26' };
  const elected = { ...ana, resultados: [{ situacao: 'eleito', percentual: 51, turno: second }] };
  backend.hasCandidates([elected]);
  renderApp('/');
  await screen.findByText(/lido em 26\/10\/2026/);
  expect(document.body.textContent.match(untold)).toBeNull();
});

it('My Choices says of each day what it is the day of', async () => {
  const elected = { ...ana, resultados: [{ situacao: 'eleito' }] };
  hasMyChoices({ candidates: [aChoiceOf(elected, { favorito: true })] });
  renderApp('/minhas-escolhas', { as: maria });
  await screen.findByText(/lido em 05\/10\/2026\./);
  expect(document.body.textContent.match(untold)).toBeNull();
});
