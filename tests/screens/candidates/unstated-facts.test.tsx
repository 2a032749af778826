import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '../../support/fake-backend';
import { aChoiceOf, hasMyChoices } from '../../support/fake-my-choices';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { maria } from '../../support/session';

/** As added by the table's API with its three columns alone. */
const bare = {
  ...aCandidate({
    nome: 'Nova Exemplo',
    partido_cor_hex: '#000000',
    estado_origem: 'BR',
    idade: 35,
    profissao: 'Político',
    inclinacao_politica: 'Centro',
    numero_urna: null,
    pautas_defendidas: [],
    historico_eleitoral: [],
    tse_sq: null,
    fonte: null,
    dados_ate: null,
  }),
  fontes: [],
  revisoes: [],
};
const known = aCandidate({ nome: 'Ana Exemplo' });
const defaults = /35 anos|Político|Centro|Brasil\b/;

it('the list shows no default of the table as a fact and does not count who has no registration', async () => {
  backend.hasCandidates([known, bare]);
  renderApp('/candidatos-2026');
  await screen.findByText(/^1 candidatura/);
  const card = (await screen.findByRole('link', { name: /^Nova Exemplo/ })).closest('article');
  expect(card).toHaveTextContent('Profissão não informada');
  expect(card).toHaveTextContent('Estado não informado · Idade não informada');
  expect(card).not.toHaveTextContent(defaults);
});

it('the list shows a default that a source states', async () => {
  const sourced = { ...bare, fontes: [{ campo: 'profissao' }, { campo: 'idade' }] };
  backend.hasCandidates([sourced]);
  renderApp('/candidatos-2026');
  const card = (await screen.findByRole('link', { name: /^Nova Exemplo/ })).closest('article');
  expect(card).toHaveTextContent('Político');
  expect(card).toHaveTextContent('Estado não informado · 35 anos');
});

it('the page shows no default of the table as a fact', async () => {
  backend.hasCandidates([bare]);
  renderApp(`/candidato/${bare.id}`);
  const facts = await screen.findByRole('region', { name: 'Dados básicos' });
  for (const term of ['Idade', 'Profissão', 'Inclinação política'])
    expect(within(facts).getByText(term).closest('div')).toHaveTextContent('Não informada');
  expect(within(facts).getByText('Estado de origem').closest('div')).toHaveTextContent('Não informado');
  expect(facts).not.toHaveTextContent(defaults);
  expect(within(facts).getByText('Número registrado')).toBeVisible();
});

it('the page shows a default that a source states', async () => {
  const fonte = {
    titulo: 'Perfil',
    veiculo: 'Jornal',
    tipo: 'imprensa',
    publicada_em: null,
    url: null,
    consultada_em: null,
  };
  const sourced = { ...bare, fontes: [{ campo: 'inclinacao_politica', posicao: 1, fonte }] };
  backend.hasCandidates([sourced]);
  renderApp(`/candidato/${bare.id}`);
  const facts = await screen.findByRole('region', { name: 'Dados básicos' });
  expect(within(facts).getByText('Inclinação política').closest('div')).toHaveTextContent('Centro');
});

it('the comparison shows no default of the table as a fact', async () => {
  backend.hasCandidates([known, bare]);
  renderApp(`/comparar?candidatos=${known.id},${bare.id}`);
  await screen.findByRole('table');
  for (const [name, said] of [
    [/^Idade/, 'Não informada'],
    [/^Profissão/, 'Não informada'],
    [/^Estado de origem/, 'Não informado'],
  ] as const) {
    const row = screen.getByRole('rowheader', { name }).closest('tr') ?? document.body;
    expect(within(row).getAllByRole('cell').at(1)).toHaveTextContent(said);
  }
});

it('my choices show no default of the table as a fact', async () => {
  hasMyChoices({ candidates: [aChoiceOf(bare, { favorito: true })] });
  renderApp('/minhas-escolhas', { as: maria });
  const link = await screen.findByRole('link', { name: /^Nova Exemplo/ });
  expect(link.closest('li')).toHaveTextContent('EXA');
  expect(link.closest('li')).not.toHaveTextContent(/\bBR\b|Brasil/);
});
