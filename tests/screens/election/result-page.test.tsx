import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { backend, server } from '../../support/fake-backend';
import { fakeTable } from '../../support/fake-tables';
import { aCandidate } from '../../support/fixtures';
import { aFirstRound, withResults } from '../../support/outcomes';
import { renderApp } from '../../support/render-app';
import { barsIn } from '../../support/screen-parts';

const path = '/resultado-2026';
const ana = aCandidate({ nome: 'Ana Exemplo', partido_sigla: 'EXA', numero_urna: 91 });
const bia = aCandidate({ nome: 'Bia Exemplo', partido_sigla: 'EXB', numero_urna: 92 });
const caio = aCandidate({ nome: 'Caio Exemplo', partido_sigla: 'EXC', numero_urna: 93 });

const first = {
  ...aFirstRound,
  resultados: [
    { votos: 70_000, percentual: 7, situacao: 'nao_eleito', candidato: caio },
    { votos: 480_000, percentual: 48, situacao: 'segundo_turno', candidato: bia },
    { votos: 450_000, percentual: 45, situacao: 'segundo_turno', candidato: ana },
  ],
};
const second = {
  ...first,
  turno: 2,
  situacao: 'proclamado',
  proclamado_em: '2026-12-10',
  fonte_data: '2026-12-11',
  resultados: [
    { votos: 490_000, percentual: 49, situacao: 'nao_eleito', candidato: bia },
    { votos: 510_000, percentual: 51, situacao: 'eleito', candidato: ana },
  ],
};

/** Beside those of another election. */
function hasRounds(rounds: object[]) {
  const rows = [{ ...first, ano: 2022 }, ...rounds.map((round) => ({ ...round, ano: 2026 }))];
  server.use(...fakeTable('turnos_presidencia', { rows: () => rows }));
}

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-22T15:00:00Z'));
});

it('the result page shows the first round in the order of votes, with its totals and source, and that the second is not published', async () => {
  hasRounds([first]);
  renderApp(path);
  const table = within(await screen.findByRole('table', { name: '1º turno: votos por candidatura' }));
  expect(
    table
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual([
    'Bia ExemploEXB92480.00048,00 %Foi ao 2º turno',
    'Ana ExemploEXA91450.00045,00 %Foi ao 2º turno',
    'Caio ExemploEXC9370.0007,00 %Não eleito(a)',
  ]);
  expect(
    screen.getByText(
      'Apurado pelo TSE (lido em 05/10/2026). A proclamação ainda não foi conferida por este site.',
    ),
  ).toBeVisible();
  for (const total of ['1.050.000', '1.000.000', '30.000', '20.000'])
    expect(screen.getByText(total)).toBeVisible();
  const shares = screen.getAllByText(/de quem votou$/).map(({ textContent }) => textContent.split(/\s/)[0]);
  expect(shares, 'of those who voted, not of the valid votes').toEqual(['95,24', '2,86', '1,90']);
  expect(screen.getByRole('link', { name: 'Dados até 05/10/2026' })).toHaveAttribute('href', '/dados');
  const source = screen.getByRole('link', { name: 'Resultado de exemplo' });
  expect(source).toHaveAttribute('href', 'https://resultados.example.org/1.json');
  expect(source.closest('p')).toHaveTextContent(/^Fonte: Resultado de exemplo.*\. Lida em 05\/10\/2026\. /);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '2º turno',
    '1º turno',
  ]);
  expect(screen.getByText('2º turno (25/10/2026): resultado ainda não publicado neste site.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Consulte o resultado oficial no TSE' })).toHaveAttribute(
    'href',
    'https://resultados.tse.jus.br/',
  );
  const stood = within(screen.getByRole('region', { name: '2º turno' }));
  expect(stood.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'Ana Exemplo',
    'Bia Exemplo',
  ]);
  expect(stood.getAllByRole('presentation')).toHaveLength(2);
  expect(screen.getByText(/O fio em cada barra marca a metade dos votos válidos\.$/)).toBeVisible();
  for (const row of table.getAllByRole('row').slice(1))
    expect(row.querySelector('line')).toHaveAttribute('x1', '50%');
  expect(barsIn(screen.getByRole('main'))).toEqual([48, 45, 7, 48, 45, 7]);
  expect(screen.queryByText(/^Eleito\(a\)/)).not.toBeInTheDocument();
});

it('the result page shows a proclaimed second round first, with its day', async () => {
  hasRounds([first, second]);
  renderApp(path);
  await screen.findByText('Proclamado pelo TSE em 10/12/2026.');
  const [newest] = screen.getAllByRole('table');
  expect(newest).toHaveAccessibleName('2º turno: votos por candidatura');
  expect(within(newest ?? document.body).getByText('Eleito(a)')).toBeVisible();
});

it('the result page says in what order equal votes stand, where some are equal', async () => {
  const tied = second.resultados.map((row) => ({ ...row, votos: 500_000, percentual: 50 }));
  hasRounds([{ ...second, resultados: tied }, first]);
  renderApp(path);
  const table = within(await screen.findByRole('table', { name: '2º turno: votos por candidatura' }));
  expect(table.getAllByRole('rowheader').map((name) => name.textContent)).toEqual([
    'Ana Exemplo',
    'Bia Exemplo',
  ]);
  expect(screen.getAllByText(/Com votos iguais, em ordem alfabética\./)).toHaveLength(1);
});

it('the result page says that neither round is published where none is', async () => {
  hasRounds([]);
  renderApp(path);
  expect(
    await screen.findByText('1º turno (04/10/2026): resultado ainda não publicado neste site.'),
  ).toBeVisible();
  expect(screen.getByText('2º turno (25/10/2026): resultado ainda não publicado neste site.')).toBeVisible();
});

it('the result is on the candidate’s page in one line a published round, and says its last in a badge', async () => {
  const resultados = [
    { votos: 53_879_538, percentual: 45.16, situacao: 'segundo_turno', turno: { turno: 1 } },
    { votos: 1, percentual: 0.01, situacao: 'nao_eleito', turno: { turno: 2 } },
  ];
  backend.hasCandidates([withResults(ana, resultados), withResults(bia, resultados.slice(0, 1)), caio]);
  const { router } = renderApp(`/candidato/${ana.id}`);
  expect(
    await screen.findByText('1º turno: 53.879.538 votos (45,16 % dos válidos). Foi ao 2º turno.'),
  ).toBeVisible();
  expect(screen.getByText('2º turno: 1 voto (0,01 % dos válidos). Não eleito(a).')).toBeVisible();
  expect(screen.getByText('Não eleito(a)')).toBeVisible();
  await router.navigate('/candidatos-2026');
  await screen.findByText(/disputaram a Presidência em 2026/);
  expect(screen.getByRole('link', { name: 'Ver o resultado' })).toHaveAttribute('href', path);
});

it('one vote is one vote', async () => {
  const only = { votos: 1, percentual: 0, situacao: 'nao_eleito', candidato: caio };
  hasRounds([{ ...first, resultados: [...first.resultados.slice(1), only] }]);
  renderApp(path);
  expect(await screen.findByText('1 voto')).toBeInTheDocument();
  expect(screen.getByText('480.000 votos')).toBeInTheDocument();
});

it('the result page keeps the votes of a withdrawn record, and says which totals are not known', async () => {
  const [nobody, ...others] = first.resultados;
  hasRounds([
    {
      ...first,
      eleitorado: 1_200_000,
      comparecimento: null,
      resultados: [...others, { ...nobody, candidato: null }],
    },
  ]);
  renderApp(path);
  const table = within(await screen.findByRole('table', { name: '1º turno: votos por candidatura' }));
  expect(table.getAllByRole('row').at(-1)).toHaveTextContent(
    'Candidatura retirada—70.0007,00 %Não eleito(a)',
  );
  expect(screen.getByText('Comparecimento').nextElementSibling).toHaveTextContent('Não informado');
  expect(screen.getByText('Nulos').nextElementSibling).toHaveTextContent(/^20\.000$/);
  expect(screen.getByText(/Eleitorado: 1\.200\.000\.$/)).toBeVisible();
});
