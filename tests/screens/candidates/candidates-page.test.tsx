import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '../../support/fake-backend';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { cardOf, toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';

const path = '/candidatos-2026';
const ana = aCandidate({ nome: 'Ana Exemplo' });
/** The toast that a screen reader hears: the others are leaving. */
const shownAlone = (words: string) =>
  waitFor(() => {
    const staying = [...document.querySelectorAll('[data-type="success"]:not([data-removed="true"])')];
    expect(staying.map(({ textContent }) => textContent)).toEqual([words]);
    return within(staying.find((one) => one instanceof HTMLElement) ?? document.body);
  });
const bruno = aCandidate({ nome: 'Bruno Exemplo', status: 'archived' });

describe('to a visitor', () => {
  it('the candidates page shows every public candidate in alphabetical order with the facts of the record', async () => {
    vi.setSystemTime(new Date('2026-10-25T15:00:00Z'));
    backend.hasCandidates([
      aCandidate({ nome: 'Zélia Exemplo' }),
      aCandidate({
        nome: 'Érica Exemplo',
        partido_sigla: 'EXB',
        profissao: 'Médica',
        estado_origem: 'BA',
        idade: 44,
        inclinacao_politica: 'Centro-direita',
        numero_urna: 81,
      }),
      bruno,
      aCandidate({ nome: 'Retirado Exemplo', status: 'deleted' }),
    ]);
    renderApp(path);

    expect(await screen.findByRole('heading', { level: 1, name: 'Candidatos 2026' })).toBeVisible();
    await screen.findByText('2 candidaturas à Presidência e 1 fora da urna, em ordem alfabética.');
    const names = (await screen.findAllByRole('heading', { level: 3 })).map((heading) => heading.textContent);
    expect(names).toEqual(['Bruno Exemplo', 'Érica Exemplo', 'Zélia Exemplo']);

    const card = await cardOf('Érica Exemplo');
    for (const fact of ['EXB', 'Médica', 'BA · 44 anos', 'Centro-direita', 'Esteve na urna', '81']) {
      expect(card.getByText(fact)).toBeVisible();
    }
    expect((await cardOf('Bruno Exemplo')).getByText('Fora da urna')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Minhas Escolhas' })).toHaveAttribute('href', '/minhas-escolhas');
    expect(document.title).toBe('Candidatos 2026 · Pauta Aberta');
  });

  it.each([
    ['2026-10-25T23:59:00-03:00', '2 candidaturas à Presidência e 1 fora da urna, em ordem alfabética.'],
    ['2026-10-26T00:01:00-03:00', '2 candidaturas disputaram a Presidência em 2026.'],
    ['2027-01-05T12:00:00-03:00', '2 candidaturas disputaram a Presidência em 2026.'],
  ])('the candidates page says at %s: %s', async (moment, lead) => {
    vi.setSystemTime(new Date(moment));
    backend.hasCandidates([ana, aCandidate({ nome: 'Clara Exemplo' }), bruno]);
    renderApp(path);
    expect(await screen.findByText(lead)).toBeVisible();
    const isOver = lead.includes('disputaram');
    expect(screen.queryAllByText('Outra ficou fora da urna.')).toHaveLength(isOver ? 1 : 0);
    expect(screen.queryAllByRole('link', { name: 'Ver o resultado' })).toHaveLength(isOver ? 1 : 0);
  });

  it.each([
    [0, undefined],
    [2, 'Outras 2 ficaram fora da urna.'],
  ])('the candidates page says after the vote that of its list %i were on no ballot', async (count, said) => {
    const offBallot = Array.from({ length: count }, (_, at) =>
      aCandidate({ nome: `Fora ${at} Exemplo`, status: 'archived' }),
    );
    backend.hasCandidates([ana, ...offBallot]);
    renderApp(path);
    await screen.findByText('1 candidatura disputou a Presidência em 2026.');
    expect(screen.queryByText(/fora da urna\.$/)?.textContent).toBe(said);
  });

  it('the candidates page says to who listens what each word and number is', async () => {
    backend.hasCandidates([
      aCandidate({
        nome: 'Ana Exemplo',
        partido_sigla: 'EXA',
        numero_urna: 91,
        inclinacao_politica: 'Centro',
      }),
      aCandidate({ nome: 'Bruno Exemplo', numero_urna: 92, status: 'archived', inclinacao_politica: null }),
    ]);
    renderApp(path);
    const words = async (nome: string) =>
      (await screen.findByRole('heading', { level: 3, name: nome })).closest('article')?.textContent;
    const ana = await words('Ana Exemplo');
    for (const said of [
      'Partido: EXA',
      'Número na urna: 91',
      'Inclinação: Centro',
      'Situação: Esteve na urna',
    ])
      expect(ana).toContain(said);
    const bruno = await words('Bruno Exemplo');
    for (const said of ['Número registrado: 92', 'Situação: Fora da urna']) expect(bruno).toContain(said);
    expect(bruno).not.toContain('Inclinação: ');
  });

  it('the candidates page lists and counts the candidates of one election', async () => {
    backend.hasCandidates([ana, aCandidate({ nome: 'Caio Exemplo', election_year: 2030 })]);
    renderApp(path);
    await screen.findByText(/^1 candidatura /);
    expect(screen.queryByText('Caio Exemplo')).not.toBeInTheDocument();
  });

  it('the candidates page names the electoral court for those alone whose record comes from it', async () => {
    backend.hasCandidates([
      ana,
      aCandidate({ nome: 'Caio Exemplo', fonte: null, dados_ate: null }),
      aCandidate({ nome: 'Davi Exemplo', fonte: 'Jornal A e Jornal B', status: 'archived' }),
    ]);
    renderApp(path);
    expect(await screen.findByText(/^Fonte: Tribunal Superior Eleitoral/)).toHaveTextContent(
      'Fonte: Tribunal Superior Eleitoral, registros julgados até 11/09/2026. Caio Exemplo: fonte não informada. ' +
        'Davi Exemplo: Jornal A e Jornal B. A inclinação vem de outras fontes, não do candidato.',
    );
  });

  it('the candidates page names no source where no record has one', async () => {
    backend.hasCandidates([aCandidate({ nome: 'Caio Exemplo', fonte: null, dados_ate: null })]);
    renderApp(path);
    expect(await screen.findByText(/^Caio Exemplo: fonte não informada\./)).toBeVisible();
    expect(screen.queryByText(/Tribunal Superior/)).not.toBeInTheDocument();
  });

  it('the candidates page says what is not known instead of a default', async () => {
    backend.hasCandidates([
      aCandidate({
        nome: 'Ana Exemplo',
        idade: null,
        estado_origem: null,
        profissao: null,
        inclinacao_politica: null,
        foto_url: null,
      }),
    ]);
    renderApp(path);
    const card = await cardOf('Ana Exemplo');
    expect(card.getByText('Profissão não informada')).toBeVisible();
    expect(card.getByText('Estado não informado · Idade não informada')).toBeVisible();
    expect(card.getByText('Inclinação não informada')).toBeVisible();
    expect(card.getByText('AE')).toBeVisible();
  });

  it('the candidates page says no leaning that no source supports', async () => {
    const record = {
      ...aCandidate({ nome: 'Ana Exemplo', inclinacao_politica: 'Centro' }),
      revisoes: [{ campo: 'inclinacao_politica', confianca: 'nenhuma' }],
    };
    backend.hasCandidates([record]);
    renderApp(path);
    const card = await cardOf('Ana Exemplo');
    expect(card.getByText('Inclinação não informada')).toBeVisible();
    expect(card.queryByText('Centro')).not.toBeInTheDocument();
  });

  it('the candidates page opens the page of a candidate by the name', async () => {
    backend.hasCandidates([ana]);
    const { user, router } = renderApp(path);
    await user.click(await screen.findByRole('link', { name: 'Ana Exemplo' }));
    // The skeleton has a heading of this name too, which the page's own replaces.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Ana Exemplo' })).toHaveFocus());
    expect(router.state.location.pathname).toBe(`/candidato/${ana.id}`);
  });

  it.each([
    ['Favoritar', 'Faça login para favoritar candidatos.'],
    ['Ignorar', 'Faça login para ignorar candidatos.'],
  ])('the button %s asks to sign in and keeps the way back', async (label, sentence) => {
    backend.hasCandidates([ana]);
    const { user, router } = renderApp(path);
    await user.click((await cardOf('Ana Exemplo')).getByRole('button', { name: label }));
    await toasted('Login necessário', sentence);
    expect(await screen.findByRole('heading', { level: 1, name: `${label} Ana Exemplo` })).toBeVisible();
    expect(router.state.location.pathname).toBe('/auth');
    expect(router.state.location.search).toBe('?aba=cadastrar&volta=%2Fcandidatos-2026');
  });

  it('the candidates page says that there is nobody', async () => {
    backend.hasCandidates([]);
    renderApp(path);
    expect(await screen.findByText('Nenhum candidato encontrado')).toBeVisible();
  });
});

describe('to a signed-in user', () => {
  it('the candidates page shows the stored choices', async () => {
    backend.hasCandidates([ana, bruno]);
    backend.hasChoices([{ candidato_id: ana.id, favorito: true, ignorado: false }]);
    renderApp(path, { as: maria });
    expect(await (await cardOf('Ana Exemplo')).findByRole('button', { name: 'Favoritado' })).toBeVisible();
    expect((await cardOf('Bruno Exemplo')).getByRole('button', { name: 'Favoritar' })).toBeVisible();
  });

  it('turning ignore on turns favourite off, in one write, and can be undone', async () => {
    backend.hasCandidates([ana]);
    const table = backend.hasChoices([{ candidato_id: ana.id, favorito: true, ignorado: false }]);
    const { user } = renderApp(path, { as: maria });
    const card = await cardOf('Ana Exemplo');
    await card.findByRole('button', { name: 'Favoritado' });

    await user.click(card.getByRole('button', { name: 'Ignorar' }));
    expect(await card.findByRole('button', { name: 'Ignorado' })).toBeVisible();
    expect(card.getByRole('button', { name: 'Favoritar' })).toBeVisible();
    await toasted('Candidato ignorado');
    expect(table.writes).toEqual([
      { user_id: maria.id, candidato_id: ana.id, favorito: false, ignorado: true },
    ]);

    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(await card.findByRole('button', { name: 'Favoritado' })).toBeVisible();
    expect(card.getByRole('button', { name: 'Ignorar' })).toBeVisible();
    await toasted('Adicionado aos favoritos');
    expect(table.rows).toEqual([{ candidato_id: ana.id, favorito: true, ignorado: false }]);
  });

  it('each undoing says what it amounts to, also when it is repeated, and offers no undoing of its own', async () => {
    backend.hasCandidates([ana]);
    backend.hasChoices();
    const { user } = renderApp(path, { as: maria });
    const card = await cardOf('Ana Exemplo');
    for (let time = 1; time <= 2; time += 1) {
      await user.click(await card.findByRole('button', { name: 'Favoritar' }));
      const said = await shownAlone('Adicionado aos favoritosDesfazer');
      await user.click(said.getByRole('button', { name: 'Desfazer' }));
      await shownAlone('Removido dos favoritos');
    }
  });

  it('the last of several quick clicks is what stays', async () => {
    backend.hasCandidates([ana]);
    const table = backend.hasChoices();
    const { user } = renderApp(path, { as: maria });
    const card = await cardOf('Ana Exemplo');
    const button = card.getByRole('button', { name: 'Favoritar' });
    await user.tripleClick(button);
    expect(await card.findByRole('button', { name: 'Favoritado' })).toBeVisible();
    await screen.findByText('Adicionado aos favoritos');
    expect(table.rows).toEqual([{ candidato_id: ana.id, favorito: true, ignorado: false }]);
  });
});
