import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasAnalysis } from '../../support/fake-analysis';
import { backend } from '../../support/fake-backend';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { maria } from '../../support/session';

beforeEach(() => {
  vi.setSystemTime('2026-11-26T15:00:00Z');
});
afterEach(() => {
  vi.useRealTimers();
});

const born = { data_nascimento: '1976-11-26', idade: 49 };
const ana = aCandidate({ nome: 'Ana Exemplo', ...born });
const bia = aCandidate({ nome: 'Bia Exemplo', data_nascimento: null, idade: 61 });

it.each(['/', '/candidatos-2026'])(
  'the cards of %s say the age of today, as the profile does',
  async (path) => {
    backend.hasCandidates([ana, bia]);
    renderApp(path);
    const cardOf = async (name: string) =>
      (await screen.findByRole('heading', { level: 3, name })).closest('li');
    expect(await cardOf('Ana Exemplo')).toHaveTextContent('· 50 anos');
    expect(await cardOf('Bia Exemplo')).toHaveTextContent('· 61 anos');
  },
);

it('the profile says the same age, and sends nobody elsewhere for the sources beside its facts', async () => {
  backend.hasCandidates([ana]);
  renderApp(`/candidato/${ana.id}`);
  const facts = within(await screen.findByRole('region', { name: 'Dados básicos' }));
  expect(facts.getByText('50 anos')).toBeVisible();
  expect(document.body).not.toHaveTextContent('As demais fontes');
});

it('Sobre says how the age is found, not a day of calculation', async () => {
  renderApp('/sobre');
  expect(
    await screen.findByText(
      /A idade é a de hoje, pela data de nascimento; onde a data falta, a que a ficha traz\.$/,
    ),
  ).toBeVisible();
  expect(document.body).not.toHaveTextContent('calculada em');
});

it('/dados does not claim that all of it has a source and a day', async () => {
  renderApp('/dados');
  expect(await screen.findByText('Aqui está de quando é cada conjunto.')).toBeVisible();
  expect(document.body).not.toHaveTextContent('Tudo o que este site mostra');
});

const agenda = {
  fonte: 'Tribunal Superior Eleitoral',
  pautas_detalhe: [{ tema: 'economia', texto: 'Menos filas' }],
};
const planned = ['Ana', 'Bia'].map((nome) => aCandidate({ nome: `${nome} Exemplo`, ...agenda }));
const [one, other] = planned.map(({ id }) => id);

it.each([
  ['/candidatos-2026/temas', 'Os planos não foram lidos.'],
  [`/candidato/${one}`, 'Resumo nosso de um resumo público do plano'],
  [`/comparar?candidatos=${one},${other}`, 'Resumo nosso de um resumo público do plano'],
  ['/sobre', 'Os planos não foram lidos.'],
  ['/dados', 'Pautas: de um resumo público dos planos, que não foram lidos.'],
  [
    '/analise-politica',
    'As pautas são resumos nossos de um resumo público dos planos de governo, que não foram lidos.',
  ],
])('%s does not call the agendas a reading of the registered plans', async (path, said) => {
  hasAnalysis();
  backend.hasCandidates(planned);
  renderApp(path, path === '/analise-politica' ? { as: maria } : {});
  await waitFor(() => expect(document.body).toHaveTextContent(said));
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  expect(`${document.body.textContent} ${description}`).not.toMatch(/planos? registrados? (?!no TSE não)/i);
});

it('the analysis says all that enters it', async () => {
  hasAnalysis();
  renderApp('/analise-politica', { as: maria });
  const heading = await screen.findByRole('heading', { name: 'O que entra' });
  const items = within(heading.parentElement ?? document.body).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Seus favoritos e seus ignorados',
    'As pautas, os estados e as profissões',
    'Os partidos e a inclinação informada',
    'Os cargos eletivos e seus anos',
    'Os votos em comum dos deputados favoritos',
  ]);
});
