import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDeputy, aDeputyDetail } from '../../support/chamber-fixtures';
import { backend } from '../../support/fake-backend';
import { chamberHas, onWideScreen } from '../../support/fake-chamber';
import { anOutcome, failsToReadOutcomes, hasOutcomes } from '../../support/outcomes';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { cardOf, heading } from '../../support/screen-parts';

beforeEach(onWideScreen);

describe('the card of a candidate', () => {
  const ana = aCandidate({ nome: 'Ana Exemplo' });

  it('shows on each card the last published outcome, in one style, else the ballot’s word', async () => {
    const withOutcomes = (candidate: { id: string }, ...words: string[]) => ({
      ...candidate,
      resultados: words.map((situacao) => ({ situacao })),
    });
    backend.hasCandidates([
      withOutcomes(ana, 'segundo_turno'),
      withOutcomes(aCandidate({ nome: 'Clara Exemplo' }), 'segundo_turno', 'nao_eleito'),
      withOutcomes(aCandidate({ nome: 'Davi Exemplo' }), 'segundo_turno', 'eleito'),
      withOutcomes(aCandidate({ nome: 'Enzo Exemplo' })),
    ]);
    renderApp('/candidatos-2026');
    const words = [
      [ana.nome, 'Foi ao 2º turno'],
      ['Clara Exemplo', 'Não eleito(a)'],
      ['Davi Exemplo', 'Eleito(a)'],
      ['Enzo Exemplo', 'Esteve na urna'],
    ] as const;
    const styles = new Set<string>();
    for (const [name, word] of words) {
      const badge = (await cardOf(name)).getByText(word);
      expect(badge).toBeVisible();
      styles.add(badge.className);
    }
    expect(styles.size).toBe(1);
  });
});

describe('the page of a deputy', () => {
  const ana = aDeputyDetail();
  const path = '/deputado-federal/160541';

  it.each([
    [
      { destino: 'reeleito' },
      'Eleição de 2026: reeleito(a) preliminar',
      'Ainda não conferido com o TSE. Vem de Fonte Exemploabre em nova aba, fonte lida em 09/10/2026.',
    ],
    [
      { destino: 'outro_cargo_nao_eleito', cargo: 'Senador(a)', situacao: 'conferido' },
      'Eleição de 2026: não eleito(a) para outro cargo · Senador(a)',
      'Conferido com Fonte Exemploabre em nova aba, fonte lida em 09/10/2026.',
    ],
  ])(
    'says in one line what became of the deputy, its source behind it: %o',
    async (outcome, said, behind) => {
      chamberHas({ details: [ana] });
      hasOutcomes([{ ...anOutcome, ...outcome }]);
      const { user } = renderApp(path);
      await heading('Ana Exemplo');
      const line = (await screen.findByText(/^Eleição de 2026: /)).closest('summary');
      expect(line).toHaveTextContent(said);
      const source = screen.getByText('Fonte Exemplo').closest('p');
      expect(source).not.toBeVisible();
      await user.click(screen.getByText(/^Eleição de 2026: /));
      expect(source).toBeVisible();
      expect(source).toHaveTextContent(behind);
      expect(screen.getByRole('link', { name: 'Fonte Exemplo' })).toHaveAttribute(
        'href',
        anOutcome.fonte_url,
      );
    },
  );

  it('says that what became of the deputy is not known, with nothing behind it', async () => {
    chamberHas({ details: [ana] });
    hasOutcomes([]);
    renderApp(path);
    const line = await screen.findByText('Eleição de 2026: sem informação conferida');
    expect(line.closest('summary')).toBeNull();
  });

  it('says so when what became of the deputy cannot be read, and shows the rest', async () => {
    chamberHas({ details: [ana] });
    failsToReadOutcomes();
    renderApp(path);
    expect(
      await screen.findByText('Não foi possível carregar o que houve na eleição de 2026.'),
    ).toBeVisible();
    expect(screen.getByText('Alagoas (AL) · No cargo')).toBeVisible();
  });
});

describe('the list of deputies', () => {
  const path = '/deputados-federais';
  const two = { deputies: [aDeputy({ id: 1 }), aDeputy({ id: 2 })], parties: [] };
  const count = (text: string) =>
    waitFor(() => expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(text));

  it('says of everybody what became of them in the election, the unknown as such', async () => {
    chamberHas(two);
    hasOutcomes([{ ...anOutcome, deputado_id: 2, destino: 'nao_concorreu' }]);
    renderApp(path);
    expect(await screen.findByText('Eleição de 2026: não concorreu, preliminar')).toBeVisible();
    const cards = screen.getAllByRole('article').map(({ textContent }) => textContent);
    expect(cards[0]).toContain('Eleição de 2026: sem informação conferida');
    expect(cards[1]).toContain('Eleição de 2026: não concorreu, preliminar');
    expect(
      await screen.findByText(
        'Eleição de 2026: lista preliminar, reunida de fontes públicas lidas em 09/10/2026 e ainda não conferida com o TSE.',
      ),
    ).toBeVisible();
  });

  it('says nothing of the election where it could not be read', async () => {
    chamberHas(two);
    failsToReadOutcomes();
    renderApp(path);
    await count('2 deputados encontrados');
    expect(screen.queryByText(/^Eleição de 2026/)).not.toBeInTheDocument();
  });
});
