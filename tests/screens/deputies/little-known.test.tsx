import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { brokenWords } from '../../support/browser/broken-words';
import { aDeputy, aDeputyDetail, aSpeech } from '../../support/chamber-fixtures';
import { backend } from '../../support/fake-backend';
import { chamberHas, onWideScreen } from '../../support/fake-chamber';
import { hasTables } from '../../support/fake-comparison';
import { aDeputyChoice, hasMyChoices } from '../../support/fake-my-choices';
import { aNewsItem, newsHas } from '../../support/fake-news';
import { aBallot, aWholeRollCall, hasRollCalls } from '../../support/fake-roll-calls';
import { aVote, hasVotes } from '../../support/fake-votes';
import { renderApp } from '../../support/render-app';
import { maria } from '../../support/session';

/** Whom the Chamber tells next to nothing of, and of another legislature. */
const bare = { siglaPartido: null, siglaUf: null, urlFoto: null };
const unknown = { nomeCivil: null, sexo: null, dataNascimento: null, escolaridade: null };
const noPlace = { ufNascimento: null, municipioNascimento: null };
const noOffice = { email: null, condicaoEleitoral: null, situacao: ' ', gabinete: null };
const people = [
  { id: 1, nome: 'Ana Exemplo', ...bare, idLegislatura: 57 },
  { id: 2, nome: 'Bia Exemplo', ...bare, idLegislatura: 56, siglaPartido: 'S.PART.' },
];
const undecided = { titulo: null, ementa: null, aprovada: null, sim: null, nao: null };

beforeEach(() => {
  onWideScreen();
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'));
  backend.hasCandidates([]);
  chamberHas({
    deputies: people.map(({ idLegislatura: _, ...row }) => aDeputy(row)),
    details: people.map(({ id, ...status }) =>
      aDeputyDetail({ id, ...unknown, ...noPlace }, { nomeEleitoral: null, ...noOffice, ...status }),
    ),
  });
  hasMyChoices({
    deputies: people.map(({ id, nome, siglaPartido }) =>
      aDeputyChoice(
        {
          ...{ deputado_id: String(id), deputado_nome: nome, deputado_partido: siglaPartido },
          ...{ deputado_uf: null, deputado_foto: null },
        },
        { favorito: true },
      ),
    ),
  });
  hasTables();
  newsHas([aNewsItem({ description: '', source: '', publishedAt: null })]);
  hasVotes({ records: [aVote({ ...undecided, partido_sigla: null })] });
  const votos = people.map(({ id, siglaPartido }) =>
    aBallot(id, id === 1 ? null : 'Bia Exemplo', { id, uf: null, partido_sigla: siglaPartido }),
  );
  hasRollCalls({ one: aWholeRollCall({ ...undecided, id_camara: '2586587-30', votos }) });
});

it.each([
  ['/deputados-federais', '2 deputados encontrados'],
  ['/deputado-federal/1', 'Mandato atual'],
  ['/deputado-federal/2', 'Último mandato'],
  ['/deputado-federal/1?aba=despesas', 'Nenhuma despesa registrada no ano atual'],
  ['/deputado-federal/1?aba=votacoes', 'Proposição não informada'],
  ['/deputado-federal/1?aba=noticias', 'Fonte'],
  ['/comparar?deputados=1,2', 'Quem é'],
  ['/minhas-escolhas', 'Votos em comum'],
  ['/votacao/2586587-30', 'Todos os votos'],
  ['/', 'Últimas Notícias dos Meus Favoritos'],
])('%s says nothing broken of people of whom little is known', async (path, sign) => {
  const { queryClient } = renderApp(path, { as: maria });
  await waitFor(() => expect(document.querySelector('main')).toHaveTextContent(sign));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getAllByText(/(Ana|Bia) Exemplo|Deputado\(a\) nº 1/)).not.toEqual([]);
  expect(brokenWords()).toEqual([]);
});

it('links of a speech of no day are named without a dash for the day', async () => {
  chamberHas({ details: [aDeputyDetail({ id: 1 })], speeches: [aSpeech({ dataHoraInicio: null })] });
  renderApp('/deputado-federal/1?aba=discursos');
  expect(await screen.findByRole('link', { name: 'Texto do discurso sem data' })).toBeVisible();
});
