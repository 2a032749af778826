import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { brokenWords } from '../../support/browser/broken-words';
import { backend } from '../../support/fake-backend';
import { onWideScreen } from '../../support/fake-chamber';
import { aChoiceOf, hasMyChoices } from '../../support/fake-my-choices';
import { aNewsItem, newsHas } from '../../support/fake-news';
import { aCandidate, unknownFacts } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { maria } from '../../support/session';

/** As the panel makes a record that nobody has completed, and as long as it lets names be. */
const longest = `${'Maria Antonieta de Albuquerque '.repeat(4)}Exemplo`.slice(0, 120);
const bare = {
  ...unknownFacts,
  ...{ foto_url: null, foto_credito: null, numero_urna: null, tse_sq: null, fonte: null, dados_ate: null },
  ...{ estado_origem: 'BR', idade: 35, profissao: 'Político', partido_cor_hex: '#000000' },
  ...{ pautas_defendidas: [], historico_eleitoral: [], fontes: [], revisoes: [] },
};
const ana = aCandidate({ nome: longest, partido_sigla: 'ABCDEFGHIJKL', partido_nome: 'P', ...bare });
const bia = aCandidate({ nome: 'Bia Exemplo', ...bare, status: 'archived', election_year: 2030 });

beforeEach(() => {
  onWideScreen();
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'));
  backend.hasCandidates([ana, bia]);
  hasMyChoices({ candidates: [ana, bia].map((one) => aChoiceOf(one, { favorito: true })) });
  newsHas([aNewsItem({ description: '', source: '', publishedAt: null })]);
});

it.each([
  ['/', 'Últimas Notícias dos Meus Favoritos'],
  [`/?noticias=candidato.${ana.id}`, 'Últimas Notícias dos Meus Favoritos'],
  ['/candidatos-2026', longest],
  ['/candidatos-2026/temas', 'Nenhum candidato encontrado'],
  [`/candidato/${ana.id}`, 'Dados básicos'],
  [`/candidato/${bia.id}`, 'Dados básicos'],
  [`/comparar?candidatos=${ana.id},${bia.id}`, 'Candidatura'],
  ['/minhas-escolhas', 'Bia Exemplo'],
  ['/resultado-2026', '1º turno'],
])('%s says nothing broken of candidates of whom little is known', async (path, sign) => {
  const { queryClient } = renderApp(path, { as: maria });
  await waitFor(() => expect(document.querySelector('main')).toHaveTextContent(sign));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(brokenWords()).toEqual([]);
});

it.each([
  ['2026-10-01', '1 candidatura à Presidência e 1 com registro não informado, em ordem alfabética.'],
  [
    '2026-11-21',
    '1 candidatura disputou a Presidência em 2026. 1 com registro não informado. Ver o resultado',
  ],
])('the count over the candidates adds up to the list on %s, unregistered ones too', async (day, said) => {
  vi.setSystemTime(new Date(`${day}T15:00:00Z`));
  backend.hasCandidates([ana, aCandidate({ nome: 'Caio Exemplo' })]);
  renderApp('/candidatos-2026');
  expect(await screen.findByRole('link', { name: 'Caio Exemplo' })).toBeVisible();
  expect(screen.getByText(/^1 candidatura/).parentElement).toHaveTextContent(said);
});
