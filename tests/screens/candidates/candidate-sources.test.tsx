import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '../../support/fake-backend';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';

const ana = aCandidate({ nome: 'Ana Exemplo', link_site_campanha: 'https://www.anaexemplo.com.br/' });
const path = `/candidato/${ana.id}`;

it('the candidate page opens an archived record with why it is off the ballot, from its own column', async () => {
  const off = aCandidate({
    nome: 'Bia Exemplo',
    status: 'archived',
    numero_urna: 28,
    motivo_fora_da_urna: 'Registro negado pelo TSE em 11/09/2026. Não foi à urna.',
    bio_summary: 'Nasceu em Goiânia.',
  });
  backend.hasCandidates([off]);
  renderApp(`/candidato/${off.id}`);
  const note = await screen.findByText('Registro negado pelo TSE em 11/09/2026. Não foi à urna.');
  const facts = screen.getByRole('region', { name: 'Dados básicos' });
  expect(note.compareDocumentPosition(facts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(facts).getByText('Número registrado')).toBeVisible();
  expect(within(facts).queryByText('Número na urna')).not.toBeInTheDocument();
});

it.each([
  ['archived', 'Candidatura fora da urna. O motivo não foi informado.'],
  ['active', null],
] as const)('an archived record without a reason is opened: %s', async (status, sentence) => {
  const record = aCandidate({ nome: 'Bia Exemplo', status });
  backend.hasCandidates([record]);
  renderApp(`/candidato/${record.id}`);
  await screen.findByRole('region', { name: 'Dados básicos' });
  expect(screen.queryByText(/^Candidatura fora da urna/)?.textContent ?? null).toBe(sentence);
});

it('the candidate page says until when the data were gathered and from whom, not when our file was loaded', async () => {
  backend.hasCandidates([ana]);
  renderApp(path);
  const source = await screen.findByText(/^Fonte: Tribunal Superior Eleitoral/);
  expect(source).toHaveTextContent(/Dados reunidos até 10\/10\/2026\.$/);
  expect(source).not.toHaveTextContent('21/11/2026');
});

it('the candidate page says when a record was changed on this site since', async () => {
  backend.hasCandidates([aCandidate({ ...ana, updated_at: '2026-11-22T12:00:00+00:00' })]);
  renderApp(path);
  expect(await screen.findByText(/^Fonte: Tribunal Superior Eleitoral/)).toHaveTextContent(
    'Dados reunidos até 10/10/2026. Ficha alterada neste site em 22/11/2026.',
  );
});

it('a record of the panel claims no source', async () => {
  backend.hasCandidates([aCandidate({ ...ana, fonte: null, dados_ate: null })]);
  renderApp(path);
  expect(
    await screen.findByText('Fonte não informada. Ficha criada neste site em 21/11/2026.'),
  ).toBeVisible();
  expect(screen.queryByText(/Tribunal Superior|registrado no TSE/)).not.toBeInTheDocument();
});

it('a record of the press names the press, and calls nothing a plan that the court holds', async () => {
  backend.hasCandidates([aCandidate({ ...ana, fonte: 'Jornal A e Jornal B', pautas_defendidas: ['Saúde'] })]);
  renderApp(path);
  expect(await screen.findByText(/^Fonte: Jornal/)).toHaveTextContent(
    'Fonte: Jornal A e Jornal B. Dados reunidos até 10/10/2026.',
  );
  expect(screen.getByText('Saúde')).toBeVisible();
  expect(screen.queryByText(/registrado no TSE/)).not.toBeInTheDocument();
});

it('a site of the party is called so, and the words of the sources are beside the label', async () => {
  backend.hasCandidates([
    aCandidate({
      ...ana,
      link_site_campanha: null,
      link_site_partido: 'https://partido.exemplo/',
      inclinacao_politica_fontes: ['Partido EXA: “extrema-esquerda” (Wikipédia).'],
    }),
  ]);
  renderApp(path);
  expect(await screen.findByRole('link', { name: /^Site do partido/ })).toHaveAttribute(
    'href',
    'https://partido.exemplo/',
  );
  expect(screen.queryByText('Site de campanha')).not.toBeInTheDocument();
  const words = screen.getByRole('region', { name: 'O que dizem as fontes da inclinação' });
  expect(words).toHaveTextContent('Partido EXA: “extrema-esquerda” (Wikipédia).');
});
