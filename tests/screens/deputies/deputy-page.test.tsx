import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aDeputy, aDeputyDetail, aProposition, aSpeech } from '../../support/chamber-fixtures';
import { chamberHas, hasDeputyChoices, onWideScreen, screenWidth } from '../../support/fake-chamber';
import { renderApp } from '../../support/render-app';
import { button, heading, region, toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';

const path = '/deputado-federal/160541';
const ana = aDeputyDetail();

beforeEach(() => {
  onWideScreen();
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'));
});

describe('the profile', () => {
  it('is shared by its name and address, with the tab and the year that are seen and nothing else', async () => {
    chamberHas({ details: [ana] });
    const seen = `${path}?aba=discursos&ano=2025`;
    const { user } = renderApp(`${seen}&utm_source=exemplo`);
    const [share] = await screen.findAllByRole('button', { name: 'Compartilhar' });
    if (!share) throw new Error('There is no way to share.');
    await user.click(share);
    const whatsApp = await screen.findByRole('link', { name: 'WhatsApp' });
    expect(new URL(whatsApp.getAttribute('href') ?? '').searchParams.get('text')).toBe(
      `Ana Exemplo · Pauta Aberta ${window.location.origin}${seen}`,
    );
  });

  it('shows the header and, first, the Perfil tab with every field', async () => {
    const { asked } = chamberHas({ details: [ana] });
    renderApp(path);
    expect(await heading('Ana Exemplo')).toBeVisible();
    expect(document.title).toBe('Ana Exemplo · Pauta Aberta');
    expect(screen.getByRole('img', { name: 'Foto de Ana Exemplo' })).toBeVisible();
    expect(screen.getByText('Alagoas (AL) · No cargo')).toBeVisible();
    expect(screen.getByText('17, sala 17, prédio 4')).toBeVisible();
    expect(screen.getByText('(61) 3215-5969')).toBeVisible();
    expect(screen.getByRole('link', { name: 'dep.anaexemplo@exemplo.leg.br' })).toHaveAttribute(
      'href',
      'mailto:dep.anaexemplo@exemplo.leg.br',
    );
    expect(screen.getByRole('tab', { name: 'Perfil', selected: true })).toBeVisible();
    const person = region('Informações pessoais');
    expect(person.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'Ana Maria de Exemplo',
      '25/06/1969',
      'Feminino',
      'Maceió (AL)',
      'Superior',
    ]);
    const mandate = region('Mandato atual');
    for (const fact of ['PP', 'Alagoas (AL)', 'No cargo', 'Titular', '57ª'])
      expect(mandate.getByText(fact)).toBeVisible();
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/api/v2/deputados/160541', '/api/v2/partidos']);
  });

  it('is read name first, with the party on the wide header and its full name once', async () => {
    chamberHas({ details: [ana], parties: [{ id: 1, sigla: 'PP', nome: 'Progressistas' }] });
    renderApp(path);
    const name = await heading('Ana Exemplo');
    expect(await screen.findAllByText('Progressistas')).toHaveLength(1);
    for (const later of [
      screen.getByRole('img', { name: 'Foto de Ana Exemplo' }),
      button('Favoritar'),
      screen.getByText('(61) 3215-5969'),
      screen.getByRole('tab', { name: 'Perfil' }),
    ])
      expect(name.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('gives party and situation the day of the list they come from', async () => {
    const copyOf = { dadosDe: '2025-03-21', hoje: '2025-03-21', listaDe: '2026-08-22' };
    chamberHas({ details: [ana] }, { copyOf });
    renderApp(path);
    expect(await heading('Ana Exemplo')).toBeVisible();
    expect(screen.getAllByText('Partido e situação em 22/08/2026')).toHaveLength(2);
    const day = screen.getByText('Cópia com dados até 21/03/2025. A Câmara pode ter dados mais novos.');
    expect(day.compareDocumentPosition(screen.getByText('Informações pessoais'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('dates party and situation by the reading where the Chamber itself answers', async () => {
    chamberHas({ details: [ana] });
    renderApp(path);
    expect(await screen.findAllByText('Partido e situação em 20/11/2026')).toHaveLength(2);
  });

  it('says what is unknown and leaves out a schooling that is missing', async () => {
    const bare = { id: 160541, ultimoStatus: { nome: 'Ana Exemplo' } };
    chamberHas({ details: [bare] });
    renderApp(path);
    expect(await heading('Ana Exemplo')).toBeVisible();
    expect(screen.queryByText('Escolaridade')).not.toBeInTheDocument();
    expect(screen.getByText('Estado não informado')).toBeVisible();
    expect(region('Informações pessoais').getAllByText('—')).toHaveLength(4);
    expect(screen.queryByRole('link', { name: /@/ })).not.toBeInTheDocument();
  });

  it('folds the contact on a narrow screen', async () => {
    vi.stubGlobal('matchMedia', screenWidth(360));
    chamberHas({ details: [ana] });
    const { user } = renderApp(path);
    const summary = await screen.findByText('Contato e gabinete');
    await user.click(summary);
    expect(screen.getByText('(61) 3215-5969')).toBeVisible();
  });

  it.each(['/deputado-federal/1', '/deputado-federal/lira'])('says that nobody is at %s', async (address) => {
    chamberHas({ details: [ana], deputies: [aDeputy({ nome: 'Bruna Exemplo' })] });
    const { user } = renderApp(address);
    expect(await heading('Deputado não encontrado')).toBeVisible();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await user.click(button('Voltar'));
    expect(await heading('Deputados federais')).toBeVisible();
  });

  it('leads to the list by its name, wherever one came from and whatever tab is open', async () => {
    chamberHas({ details: [ana] });
    const { user, router } = renderApp(path, { history: ['/sobre'] });
    await user.click(await screen.findByRole('tab', { name: 'Discursos' }));
    await user.click(screen.getByRole('link', { name: 'Deputados federais' }));
    expect(await heading('Deputados federais')).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('leads back to the list as it was left, with its filters', async () => {
    chamberHas({ details: [ana], deputies: [aDeputy({ id: ana.id, nome: 'Ana Exemplo', siglaUf: 'AL' })] });
    const { user, router } = renderApp('/deputados-federais?uf=AL');
    await user.click(await screen.findByRole('link', { name: 'Ana Exemplo' }));
    await user.click(await screen.findByRole('tab', { name: 'Discursos' }));
    const link = screen.getByRole('link', { name: 'Deputados federais' });
    expect(link).toHaveAttribute('href', '/deputados-federais?uf=AL');
    await user.click(link);
    expect(await heading('Deputados federais')).toBeVisible();
    expect(router.state.location.search).toBe('?uf=AL');
    expect(router.state.historyAction, 'a step back, which keeps the place').toBe('POP');
  });

  it('lets favourite and ignored exclude each other', async () => {
    chamberHas({ details: [ana] });
    const { writes } = hasDeputyChoices([{ deputado_id: '160541', favorito: true, ignorado: false }]);
    const { user } = renderApp(path, { as: maria });
    await screen.findByRole('button', { name: 'Favoritado' });
    await user.click(button('Ignorar'));
    expect(await screen.findByRole('button', { name: 'Ignorado' })).toBeVisible();
    expect(button('Favoritar')).toBeVisible();
    await toasted('Deputado ignorado');
    expect(writes).toMatchObject([{ deputado_nome: 'Ana Exemplo', favorito: false, ignorado: true }]);
  });
});

describe('the tabs of the profile', () => {
  it('show speeches of six months, with the links there are', async () => {
    const speeches = [
      aSpeech(),
      aSpeech({
        sumario: null,
        urlTexto: null,
        dataHoraInicio: '2026-08-01',
        transcricao: 'Palavra. '.repeat(80),
      }),
    ];
    const { asked } = chamberHas({ details: [ana], speeches });
    const { user } = renderApp(`${path}?aba=discursos`);
    expect(await screen.findByText('17/09/2026 às 21:52')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3, name: 'Ordem do Dia' })).toHaveLength(2);
    expect(screen.getByText('Defesa das bibliotecas.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Texto do discurso de 17/09/2026 às 21:52' })).toHaveAttribute(
      'href',
      'https://exemplo.org/texto',
    );
    expect(screen.queryByRole('link', { name: /^(Áudio|Vídeo)/ })).not.toBeInTheDocument();
    expect(screen.getByText(/Período: de 21\/05\/2026 a 21\/11\/2026\./)).toBeVisible();
    expect(asked.at(-1)?.search).toBe(
      '?dataInicio=2026-05-21&dataFim=2026-11-21&itens=50&ordem=DESC&ordenarPor=dataHoraInicio&pagina=1',
    );
    await user.click(button('Ler tudo'));
    expect(button('Mostrar menos')).toHaveAttribute('aria-expanded', 'true');
  });

  it('show propositions by kind, only those of the period, leading to a page for people', async () => {
    const bill = aProposition({ id: 77, numero: 123 });
    const propositions = [
      bill,
      aProposition({ siglaTipo: 'REQ', numero: 9 }),
      aProposition({ numero: 5, dataApresentacao: '2025-01-01T10:00' }),
    ];
    chamberHas({ details: [ana], propositions });
    renderApp(`${path}?aba=proposicoes`);
    expect(await screen.findByRole('heading', { level: 3, name: 'PL 123/2026' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      'Projetos de lei',
      'Requerimentos e outros',
    ]);
    expect(screen.queryByText('PL 5/2026')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Detalhes de PL 123/2026' })).toHaveAttribute(
      'href',
      'https://www.camara.leg.br/proposicoesWeb/fichadetramitacao?idProposicao=77',
    );
  });

  it.each([
    ['discursos', 'Nenhum discurso registrado nos últimos 6 meses'],
    ['proposicoes', 'Nenhuma proposição encontrada nos últimos 6 meses'],
  ])('say that %s may be empty, with the months above', async (tab, sentence) => {
    chamberHas({ details: [ana] });
    renderApp(`${path}?aba=${tab}`);
    const empty = await screen.findByText(sentence);
    expect(empty, 'said aloud').toHaveRole('status');
    const period = screen.getByText('Período: de 21/05/2026 a 21/11/2026. Dados lidos em 20/11/2026.');
    expect(period.compareDocumentPosition(empty)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ['discursos', 'Nenhum discurso desta pessoa nestes dados'],
    ['proposicoes', 'Nenhuma proposição desta pessoa nestes dados'],
  ])(
    'never say that there are no %s where a copy lacks them: it says what it covers',
    async (tab, sentence) => {
      const nota = 'Há só os discursos da sessão de 10/04/2024.';
      const copyOf = { dadosDe: '2024-04-10', hoje: '2024-04-30', parcial: true, nota };
      chamberHas({ details: [ana] }, { copyOf });
      renderApp(`${path}?aba=${tab}`);
      const empty = await screen.findByText(sentence);
      expect(empty).toBeVisible();
      const coverage = screen.getByText(
        /^Período: de 29\/10\/2023 a 30\/04\/2024\. Cópia com dados até 10\/04\/2024\. A Câmara pode ter dados mais novos\. Há só os discursos da sessão de 10\/04\/2024\. Faltam registros aqui; a lista completa está no/,
      );
      expect(coverage.compareDocumentPosition(empty)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(screen.queryByText(/nos últimos 6 meses/)).not.toBeInTheDocument();
    },
  );

  it.each([
    ['discursos', 'Nenhum discurso'],
    ['proposicoes', 'Nenhuma proposição'],
  ])('do not take the months of an older whole copy without %s for the last ones', async (tab, none) => {
    chamberHas({ details: [ana] }, { copyOf: { dadosDe: '2026-08-22', hoje: '2026-08-22' } });
    renderApp(`${path}?aba=${tab}`);
    expect(await screen.findByText(`${none} desta pessoa nestes dados`)).toBeVisible();
    expect(screen.queryByText(/nos últimos 6 meses/)).not.toBeInTheDocument();
  });
});
