import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hasDeputyChoices } from '../../support/fake-chamber';
import { aRollCall, hasRollCalls, judgingWords } from '../../support/fake-roll-calls';
import { renderApp } from '../../support/render-app';
import { button } from '../../support/screen-parts';
import { maria } from '../../support/session';
import { expectNoSession } from '../../support/watched-reads';

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('the list of roll calls is by day, newest first, each with its subject, what was decided and the way to it', async () => {
  const [first, second, third] = [
    aRollCall({ titulo: 'PL 1/2026' }),
    aRollCall({
      titulo: null,
      ementa: null,
      tipo: 'destaque',
      descricao: 'Mantido o texto.',
      sim: 97,
      nao: 343,
    }),
    aRollCall({
      titulo: 'PL 3/2026',
      titulo_claro: 'Programa de exemplo para todos',
      dia: '2026-05-19',
      aprovada: null,
      sim: null,
      nao: null,
      tem_votos: false,
    }),
  ];
  hasRollCalls({ list: [first, second, third] });
  renderApp('/votacoes');
  const day = within(await screen.findByRole('region', { name: '20 de maio de 2026' }));
  expect(day.getByText('quarta-feira')).toBeVisible();
  expect(day.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
    'Institui um programa de exemploDecidiu votar com urgência ·\xa0PL 1/2026Sim 302Não 105',
    'Proposição não informadaManteve o trecho no textoSim 97Não 343',
  ]);
  expect(day.getByRole('link', { name: 'Institui um programa de exemplo' })).toHaveAttribute(
    'href',
    `/votacao/${first.id_camara}`,
  );
  expect(titles()).toEqual([
    'Institui um programa de exemplo',
    'Proposição não informada',
    'Programa de exemplo para todos',
  ]);
  const other = within(screen.getByRole('region', { name: '19 de maio de 2026' }));
  expect(other.getByText('Resultado não informado')).toBeVisible();
  expect(other.getByText('PL 3/2026')).toBeVisible();
  expect(other.getByText('Votação nominal; os votos individuais não estão nestes dados.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Dados até 21/05/2026' })).toHaveAttribute('href', '/dados');
  expect(screen.getByRole('link', { name: 'Dados até 21/05/2026' }).closest('p')).toHaveTextContent(
    /^Fonte: Dados Abertos da Câmara dos Deputados\. Dados até 21\/05\/2026\./,
  );
  expect(
    await screen.findByText(
      /De 1\.161 votações nominais conhecidas, 1\.068 com os votos individuais nestes dados\. Votação simbólica: a Câmara não registra voto por deputado\. Votação secreta: ninguém sabe como cada um votou\.$/,
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Deputados federais' })).toHaveAttribute(
    'href',
    '/deputados-federais',
  );
  expect(document.body.textContent).not.toMatch(judgingWords);
});

it('a roll call whose text and votes have different totals is listed without numbers, and says so', async () => {
  hasRollCalls({ list: [aRollCall({ titulo: 'PL 1/2026', totais_diferem: true })] });
  renderApp('/votacoes');
  const day = within(await screen.findByRole('region', { name: '20 de maio de 2026' }));
  expect(day.getByText('Decidiu votar com urgência')).toBeVisible();
  expect(day.getByText('O texto da Câmara e os votos individuais dão totais diferentes.')).toBeVisible();
  expect(day.getByRole('article')).not.toHaveTextContent('302');
});

it('a request that most approved and that was refused all the same says how many votes it needed', async () => {
  const refused = { aprovada: false, sim: 240, nao: 159 };
  hasRollCalls({
    list: [
      aRollCall({ ...refused, descricao: 'Rejeitado o Requerimento de Urgência (Art. 155 do RICD).' }),
      aRollCall({ ...refused, descricao: 'Rejeitado o Requerimento.', tipo: 'requerimento' }),
    ],
  });
  renderApp('/votacoes');
  const [known, unknown] = await screen.findAllByRole('article');
  expect(known).toHaveTextContent('Recusou votar com urgência');
  expect(known).toHaveTextContent('precisava de 257 votos Sim');
  expect(unknown).toHaveTextContent('Recusou um requerimento');
  expect(unknown).not.toHaveTextContent('precisava');
});

it('what each kind of decision is comes when it is opened, with the article where it is known', async () => {
  hasRollCalls({ list: [aRollCall()] });
  const { user } = renderApp('/votacoes');
  await user.click(await screen.findByText('O que a Câmara decide em cada votação'));
  expect(await screen.findByText(/prazos e as etapas comuns \(Regimento, arts\. 154 e 155\)/)).toBeVisible();
  expect(screen.getByText('Destaque é uma parte votada em separado do resto do texto.')).toBeVisible();
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(names.slice(0, 3)).toEqual(['Urgência', 'Interstício', 'Retirada da pauta']);
});

it('the filters are folded under what is chosen', async () => {
  hasRollCalls({ list: [aRollCall()] });
  const { user } = renderApp('/votacoes?tema=Saúde&ano=2023');
  const fold = await screen.findByRole('button', { name: 'Filtros Saúde ·\xa02023' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await user.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByLabelText('Tema')).toHaveValue('Saúde');
});

it('twenty roll calls come in one request, the rest when asked for', async () => {
  const { asked } = hasRollCalls({ list: Array.from({ length: 23 }, () => aRollCall()) });
  const { user } = renderApp('/votacoes');
  expect(await screen.findByText('23')).toBeVisible();
  expect(titles()).toHaveLength(20);
  const lists = () => asked.filter(({ url }) => url.pathname.endsWith('/votacoes_nominais'));
  expect(lists()).toHaveLength(1);
  await user.click(button('Carregar Mais'));
  await expect.poll(() => titles().length).toBe(23);
  expect(screen.queryByRole('button', { name: 'Carregar Mais' })).toBeNull();
  expect(document.activeElement?.closest('h3')).toBe(screen.getAllByRole('heading', { level: 3 })[20]);
});

it('the filters are in the address and in the request; what cannot be one is ignored', async () => {
  const { asked } = hasRollCalls({ list: [aRollCall(), aRollCall({ tipo: 'texto' })] });
  const { user, router } = renderApp('/votacoes?tipo=nada&ano=99');
  expect(await screen.findByText('2')).toBeVisible();
  expect(asked.some(({ url }) => url.searchParams.has('p_tipo') || url.searchParams.has('p_ano'))).toBe(
    false,
  );
  await screen.findByRole('option', { name: 'Texto' });
  await user.selectOptions(screen.getByLabelText('Tipo'), 'Texto');
  expect(await screen.findByText('1')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Ano'), '2023');
  await user.selectOptions(screen.getByLabelText('Tema'), 'Saúde');
  await user.type(screen.getByLabelText('Texto'), '  moradia   popular {Enter}');
  expect(screen.getByLabelText('Texto')).toHaveFocus();
  const wanted = { p_ano: '2023', p_tema: 'Saúde', p_tipo: 'texto', p_texto: 'moradia popular' };
  await expect
    .poll(() => Object.fromEntries(asked.at(-1)?.url.searchParams ?? []))
    .toEqual({ ...wanted, p_limite: '20' });
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    ano: '2023',
    tema: 'Saúde',
    tipo: 'texto',
    texto: 'moradia popular',
  });
});

it('a filter that finds nothing can be taken away', async () => {
  hasRollCalls({ list: [aRollCall()] });
  const { user, router } = renderApp('/votacoes?tipo=recurso');
  await user.click(await screen.findByRole('button', { name: 'Limpar filtros' }));
  expect(await screen.findByText('1')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

it('a text that is found nowhere is said to be looked for in titles and summaries, another filter is not', async () => {
  hasRollCalls({ list: [] });
  const { user } = renderApp('/votacoes?texto=apelido&ano=2023');
  const why =
    'A busca procura nos títulos e resumos, que podem não trazer o nome popular. Tente outras palavras, ou o número.';
  expect(await screen.findByText(why)).toBeVisible();
  await user.clear(screen.getByLabelText('Texto'));
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await waitFor(() => expect(screen.queryByText(why)).toBeNull());
  expect(await screen.findByText('Nenhuma votação com estes filtros')).toBeVisible();
});

it('a chosen subject says how many roll calls have one, so that no result is not taken for no vote', async () => {
  hasRollCalls({ list: [] });
  const { user } = renderApp('/votacoes?tema=Saúde');
  const sentence =
    'De 1.161 votações nominais conhecidas, 1.040 com tema nestes dados; as outras não aparecem por tema.';
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText('Tema')).toHaveAccessibleDescription(sentence);
  expect(await screen.findByText('Nenhuma votação com estes filtros')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Tema'), 'Todos');
  expect(screen.queryByText(sentence)).toBeNull();
});

it('where every roll call has a subject there is nothing to say of it', async () => {
  hasRollCalls({ list: [aRollCall()], summary: { com_tema: 1161 } });
  renderApp('/votacoes?tema=Saúde');
  expect(await screen.findByText(/com os votos individuais nestes dados/)).toBeVisible();
  expect(screen.getByLabelText('Tema')).not.toHaveAccessibleDescription();
});

it('no read of roll calls carries a session, whoever looks', async () => {
  hasDeputyChoices();
  const { asked } = hasRollCalls({ list: [aRollCall()] });
  renderApp('/votacoes', { as: maria });
  await screen.findByText('1');
  expectNoSession(asked);
});

it('a search with characters that no database takes is asked without them', async () => {
  const { asked } = hasRollCalls({ list: [aRollCall({ titulo: 'PL 1/2026' })] });
  renderApp('/votacoes?texto=%00sa%01%C3%BAde%7F&tema=%00');
  await screen.findByRole('heading', { level: 3 });
  const searches = asked.filter(({ url }) => url.pathname.endsWith('/votacoes_nominais'));
  expect(
    searches.map(({ url }) => [url.searchParams.get('p_texto'), url.searchParams.get('p_tema')]),
  ).toEqual([['saúde', null]]);
});

it.each([
  ['PL 5.900/2025', 'PL 5900/2025'],
  ['pl nº 5900, de 2025', 'pl 5900/2025'],
  ['PL-5900-25', 'PL 5900/2025'],
  ['PL 5900/20', 'PL 5900/20'],
  ['PL 5900/50', 'PL 5900/2050'],
  ['PL 5900/51', 'PL 5900/1951'],
  ['“MP1.303 / 2025”', 'MPV 1303/2025'],
  ['"reforma tributária"', 'reforma tributária'],
  ['covid-19', 'covid-19'],
  ['1.500 de 2025', '1.500 de 2025'],
])('what newspapers write as %s is asked as the Chamber writes it', async (texto, asTitle) => {
  const { asked } = hasRollCalls({ list: [aRollCall()] });
  renderApp(`/votacoes?${new URLSearchParams({ texto }).toString()}`);
  expect(await screen.findByLabelText('Texto')).toHaveValue(texto);
  await expect.poll(() => asked.flatMap(({ url }) => url.searchParams.getAll('p_texto'))).toEqual([asTitle]);
});
