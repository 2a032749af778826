import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { watchDownloads } from '../../support/browser/downloads';
import { aDeputyDetail } from '../../support/chamber-fixtures';
import { server } from '../../support/fake-backend';
import { chamberHas, hasDeputyChoices, onWideScreen } from '../../support/fake-chamber';
import { aVote, hasVotes } from '../../support/fake-votes';
import { renderApp } from '../../support/render-app';
import { button } from '../../support/screen-parts';
import { maria } from '../../support/session';
import { expectNoSession } from '../../support/watched-reads';

const path = '/deputado-federal/160541?aba=votacoes';

beforeEach(() => {
  onWideScreen();
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'));
  chamberHas({ details: [aDeputyDetail()] });
});

/** The rows of votes; the head of the profile is an article as well. */
const rows = () => screen.queryAllByRole('heading', { level: 4 }).map((title) => title.closest('article'));

const everyLabel = [
  aVote({ voto: 1, orientacao: 'Não' }),
  aVote({ voto: 2, aprovada: false, sim: 94, nao: 228 }),
  aVote({ voto: 3, titulo: null, sim: null, nao: null, aprovada: null }),
  aVote({ voto: 4, dia: '2026-05-19', descricao: 'Mantido o texto. Sim: 302; Não: 105.', tipo: 'destaque' }),
  aVote({ voto: 5, dia: '2026-05-19', orientacao: null }),
];

it('a bench that the Chamber shortens is said so in the list and in the file, not that orientations are missing', async () => {
  const files = watchDownloads();
  hasVotes({ records: [aVote({ orientacao: 'abreviada' }), aVote({ orientacao: 'nenhuma' })] });
  const { user } = renderApp(path);
  expect(
    await screen.findByText('Orientação da bancada do EXA: orientação do bloco, que a Câmara abrevia'),
  ).toBeVisible();
  expect(
    screen.getByText('Orientação da bancada do EXA: a Câmara não publicou a desta bancada'),
  ).toBeVisible();
  expect(
    screen.queryByText('Estes dados não dizem o que cada partido pediu aos seus deputados.'),
  ).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Baixar CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.blob.text()).toContain('"orientação do bloco, que a Câmara abrevia"');
});

it('the tab of votes says how many there are, beside what, and shows each with its label', async () => {
  hasVotes({ records: everyLabel, majority: { iguais: 629, votacoes: 692 } });
  renderApp(path);
  expect(
    await screen.findByText(
      '6 votos registrados entre 03/02/2026 e 20/05/2026, em 9 votações nominais com votos individuais.',
    ),
  ).toBeVisible();
  expect(screen.getByText('Presidiu a sessão (não vota) em 1 votação.')).toBeVisible();
  expect(
    screen.getByText(
      /^Ficam de fora as votações em que os votos não somam o total dito pela Câmara\. Sem voto registrado pode ser licença, missão, posse no meio do período ou ausência: a Câmara não diz qual\.$/,
    ),
  ).toBeVisible();
  expect(
    await screen.findByText('Em 692 votações, votou igual à maioria do seu partido 629 vezes.'),
  ).toBeVisible();
  const first = within(await screen.findByRole('region', { name: '20 de maio de 2026' }));
  expect(first.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /Votou SimDecidiu votar com urgência ·\sPL \d+\/2026Orientação da bancada do EXA: NãoSim 302Não 105$/,
    ),
    expect.stringMatching(/Votou NãoRecusou votar com urgência ·\sPL \d+\/2026Sim 94Não 228/),
    expect.stringMatching(/AbstençãoResultado não informado ·\sProposição não informada$/),
  ]);
  const second = within(screen.getByRole('region', { name: '19 de maio de 2026' }));
  expect(screen.getByText('Obstrução: Recurso previsto no regimento para adiar a votação.')).toBeVisible();
  expect(second.getByText('Manteve o trecho no texto')).toBeVisible();
  expect(second.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Obstrução'),
    expect.stringContaining('Presidiu a sessão (não vota)'),
  ]);
  expect(await screen.findByRole('link', { name: 'Dados até 21/05/2026' })).toHaveAttribute('href', '/dados');
  expect(screen.getByRole('link', { name: 'Dados até 21/05/2026' }).closest('p')).toHaveTextContent(
    /^Fonte: Dados Abertos da Câmara dos Deputados\. Dados até 21\/05\/2026\./,
  );
  const months = screen.getByRole('table', { name: 'Votos por mês', hidden: true });
  expect(within(months).getByRole('rowheader', { name: '05/2026', hidden: true })).toBeInTheDocument();
  expect(
    within(months)
      .getAllByRole('cell', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(['3', '1', '1', '1', '1']);
});

it('the tab of votes shows the plain title and what the vote meant, where that is published, and the principal ones alone', async () => {
  const told = {
    titulo: 'PL 1/2026',
    titulo_claro: 'Urgência para o programa de exemplo',
    sim_significa: 'Aprovava a urgência para o projeto.',
    nao_significa: 'PL e emendas voltavam à comissão.',
  };
  const { asked } = hasVotes({
    records: [
      aVote({ ...told, voto: 1 }),
      aVote({ ...told, voto: 2, titulo: null }),
      aVote({ ...told, voto: 4 }),
      aVote({ titulo: 'PL 4/2026' }),
    ],
  });
  const { user, router } = renderApp(path);
  expect(await screen.findAllByRole('heading', { name: 'Urgência para o programa de exemplo' })).toHaveLength(
    3,
  );
  expect(screen.getAllByText('O Sim aprovava a urgência para o projeto.')).toHaveLength(2);
  expect(screen.getByText('O Não PL e emendas voltavam à comissão.')).toBeVisible();
  expect(screen.getAllByText('PL 1/2026')).toHaveLength(2);
  expect(screen.getByText('Proposição não informada')).toBeVisible();
  expect(screen.getByText('PL 4/2026')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Quais votações'), 'Só as principais');
  expect(router.state.location.search).toContain('principais=sim');
  await waitFor(() => expect(asked.at(-1)?.url.searchParams.get('p_so_principais')).toBe('true'));
});

it('the tab of votes judges nobody: words that the data do not bear are nowhere, and Sim and Não look alike', async () => {
  hasVotes({ records: everyLabel });
  renderApp(path);
  await screen.findByRole('region', { name: '20 de maio de 2026' });
  const [yes, no] = rows();
  const face = (row: HTMLElement | null | undefined) =>
    [...(row?.querySelectorAll('h4 + div *') ?? [])].map((part) => part.getAttribute('class'));
  expect(face(yes)).not.toEqual([]);
  expect(face(no)).toEqual(face(yes));
  expect(document.body.textContent).not.toMatch(
    /falt(?:ou|as)|\bausente|traiu|\bfiel|alinhamento|contra o governo|%/i,
  );
});

it('twenty votes come in one request, the rest when asked for, and the filters stay in the address', async () => {
  const records = Array.from({ length: 23 }, (_, index) => aVote({ voto: index === 22 ? 2 : 1 }));
  const { asked } = hasVotes({ records });
  const { user, router } = renderApp(path);
  const words = await screen.findByText('votações, da mais nova para a mais antiga');
  expect(words.closest('[role="status"]')).toHaveTextContent('23 votações, da mais nova para a mais antiga');
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(20);
  const lists = () => asked.filter(({ url }) => url.pathname.endsWith('/votos_do_deputado'));
  expect(lists()).toHaveLength(1);
  await user.click(button('Carregar Mais'));
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(23));
  expect(screen.queryByRole('button', { name: 'Carregar Mais' })).toBeNull();
  expect(rows()[20]?.contains(document.activeElement)).toBe(true);
  await user.selectOptions(screen.getByLabelText('Voto'), 'Não');
  expect(await screen.findByText('votação')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(1);
  expect(router.state.location.search).toBe('?aba=votacoes&voto=2');
  await user.selectOptions(screen.getByLabelText('Voto'), 'Abstenção');
  await user.click(await screen.findByRole('button', { name: 'Limpar filtros' }));
  expect(router.state.location.search).toBe('?aba=votacoes');
});

it('the first votes are asked for beside the summary, not after it, and once', async () => {
  const { asked } = hasVotes({ records: everyLabel });
  const started: string[] = [];
  let answer: (nothing: null) => void = () => undefined;
  const until = new Promise<null>((resolve) => (answer = resolve));
  server.use(
    http.get('http://backend.test/rest/v1/rpc/resumo_de_votos', async () => {
      started.push('summary');
      await until;
    }),
  );
  renderApp(path);
  const lists = () => asked.filter(({ url }) => url.pathname.endsWith('/votos_do_deputado'));
  await waitFor(() => expect([started, lists().length]).toEqual([['summary'], 1]));
  expect(rows()).toEqual([]);
  answer(null);
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Votou Sim'));
  expect(lists()).toHaveLength(1);
});

it('the tab of votes says why there are no principal ones where nothing is explained yet', async () => {
  hasVotes({ records: [] });
  renderApp(`${path}&principais=sim`);
  expect(
    await screen.findByText(
      'As principais são votações com explicação publicada, escrita por uma pessoa e revista por outra. Aqui nenhuma tem uma.',
    ),
  ).toBeVisible();
});

it('a text that is found in no vote of hers is said to be looked for in titles and summaries', async () => {
  hasVotes({ records: [] });
  renderApp(`${path}&texto=apelido`);
  expect(await screen.findByText(/^A busca procura nos títulos e resumos, /)).toBeVisible();
});

it('no read of votes carries a session, and none names favourites', async () => {
  hasDeputyChoices();
  const { asked } = hasVotes({ records: everyLabel });
  renderApp(path, { as: maria });
  await screen.findByRole('region', { name: '20 de maio de 2026' });
  await screen.findByText(/votou igual à maioria/);
  expect(asked.length).toBeGreaterThanOrEqual(3);
  expectNoSession(asked);
  expect(asked.filter(({ url }) => url.searchParams.get('p_deputado') !== '160541')).toEqual([]);
});

it('the tab of votes says of a deputy without a record that there is none', async () => {
  hasVotes({ summary: { registros: 0, presidiu: 0, primeiro: null, ultimo: null, votacoes: 0, meses: [] } });
  renderApp(path);
  expect(await screen.findByText('Sem voto registrado')).toBeVisible();
  const reason = 'Nenhuma votação nominal com votos individuais nestes dados traz um voto deste mandato.';
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Cada votação' })).toBeNull();
});

it('a failed read of votes says so and can be tried again', async () => {
  hasVotes({ isBroken: true });
  const { user } = renderApp(path);
  expect(await screen.findByText('Não foi possível carregar as votações.')).toBeVisible();
  hasVotes({ records: everyLabel });
  await user.click(button('Tentar novamente'));
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Votou Sim'));
});

it('the tab of votes words one vote in the singular, and offers the newest year first', async () => {
  const month = { sim: 1, nao: 0, abstencao: 0, obstrucao: 0, presidiu: 0 };
  hasVotes({
    records: [aVote()],
    majority: { iguais: 1, votacoes: 1 },
    summary: { meses: ['2025-12', '2026-05'].map((mes) => ({ ...month, mes })) },
  });
  renderApp(path);
  expect(await screen.findByText('Em 1 votação, votou igual à maioria do seu partido 1 vez.')).toBeVisible();
  const years = within(screen.getByLabelText('Ano')).getAllByRole('option');
  expect(years.map(({ textContent }) => textContent).slice(-2)).toEqual(['2026', '2025']);
});
