import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anEntry, breakReads, hasPanel } from '../../support/panel/fake-admin';
import { onWideScreen } from '../../support/fake-chamber';
import { server } from '../../support/fake-backend';
import { fakeTable } from '../../support/fake-tables';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { heading } from '../../support/screen-parts';
import { maria } from '../../support/session';
import { aWrittenOne, hasExplanations } from '../../support/panel/votes-panel';

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'));
  onWideScreen();
});

afterEach(() => {
  vi.useRealTimers();
});

const candidates = [
  aCandidate(),
  aCandidate(),
  aCandidate({ status: 'archived' }),
  aCandidate({ status: 'deleted' }),
];

/** The four counts, as 'term: value'. */
const counts = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

it('the dashboard shows the four counts and the quick actions', async () => {
  hasPanel({ candidates, audit: [anEntry(), anEntry(), anEntry()] });
  renderApp('/admin', { as: maria });
  await heading('Dashboard');
  expect(document.title).toBe('Dashboard · Administração · Pauta Aberta');
  await waitFor(() =>
    expect(counts()).toEqual([
      'Total de Candidatos: 4',
      'Candidatos Ativos: 2',
      'Arquivados: 1',
      'Atividade (7 dias): 3',
    ]),
  );
  const link = (name: RegExp) => screen.getByRole('link', { name });
  expect(link(/^Adicionar candidato/)).toHaveAttribute('href', '/admin/candidatos/novo');
  expect(link(/^Ver todos os candidatos/)).toHaveAttribute('href', '/admin/candidatos');
  expect(link(/^Ver auditoria completa/)).toHaveAttribute('href', '/admin/auditoria');
});

it('the dashboard shows a dash for counts that cannot be read, logs it, and says nothing more', async () => {
  hasPanel({ candidates, audit: [anEntry()] });
  breakReads('candidatos_presidencia_2026');
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  renderApp('/admin', { as: maria });
  await heading('Dashboard');
  await waitFor(() =>
    expect(counts()).toEqual([
      'Total de Candidatos: —',
      'Candidatos Ativos: —',
      'Arquivados: —',
      'Atividade (7 dias): 1',
    ]),
  );
  expect(screen.queryByText(/Erro/)).not.toBeInTheDocument();
  expect(log).toHaveBeenCalledWith('Loading failed', expect.arrayContaining(['counts']), expect.anything());
});

it.each([
  ['com 1 excluído', candidates],
  ['nenhum excluído', candidates.slice(0, 1)],
])(
  'the dashboard says of its total %s, on a line that is there before the answer',
  async (words, records) => {
    hasPanel({ candidates: records });
    renderApp('/admin', { as: maria });
    const lines = async () => (await screen.findByText('Total de Candidatos')).parentElement?.children.length;
    const before = await lines();
    expect(await screen.findByText(words)).toBeVisible();
    expect(await lines()).toBe(before);
  },
);

it('the dashboard shows the acts of seven days as columns that add up to the count', async () => {
  const at = (created_at: string) => anEntry({ created_at });
  hasPanel({
    candidates,
    audit: [
      at('2026-11-21T14:00:00Z'),
      at('2026-11-21T02:00:00Z'),
      at('2026-11-20T12:00:00Z'),
      at('2026-11-15T03:00:00Z'),
      at('2026-11-15T02:59:59Z'),
    ],
  });
  renderApp('/admin', { as: maria });
  const week = await screen.findByRole('region', { name: 'Atos por dia' });
  const columns = await within(week).findAllByRole('listitem');
  const days = columns.map((item) => item.firstElementChild?.textContent);
  expect(days).toEqual([
    'domingo, 15/11/2026: 1 ato',
    'segunda-feira, 16/11/2026: 0 atos',
    'terça-feira, 17/11/2026: 0 atos',
    'quarta-feira, 18/11/2026: 0 atos',
    'quinta-feira, 19/11/2026: 0 atos',
    'sexta-feira, 20/11/2026: 2 atos',
    'sábado, 21/11/2026: 1 ato',
  ]);
  const heights = columns.map((item) =>
    Number.parseFloat(item.querySelector('svg')?.getAttribute('height') ?? ''),
  );
  expect(heights.map((height) => height / Math.max(...heights))).toEqual([0.5, 0, 0, 0, 0, 1, 0.5]);
  expect(counts()).toContain('Atividade (7 dias): 4');
});

const todo = async () => within(await screen.findByRole('region', { name: 'A fazer' }));
const aRound = (turno: number, situacao: string) => ({
  ...{ turno, situacao: 'apurado', eleitorado: null, comparecimento: null, validos: null, brancos: null },
  ...{ nulos: null, proclamado_em: null, fonte_titulo: null, fonte_url: null, fonte_data: null },
  resultados: [{ votos: 1, percentual: 100, situacao, candidato: null }],
});
const hasRounds = (...rounds: ReturnType<typeof aRound>[]) =>
  server.use(...fakeTable('turnos_presidencia', { rows: () => rounds }));
const tasks = async () =>
  (await (await todo()).findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')]);

it('the dashboard says which round and which explanations wait, each with the way to them', async () => {
  const written = [aWrittenOne(), aWrittenOne(), aWrittenOne({ situacao: 'em_revisao' })];
  hasExplanations([...written, aWrittenOne({ situacao: 'publicada' })]);
  hasRounds(aRound(1, 'segundo_turno'));
  renderApp('/admin', { as: maria });
  await (await todo()).findByText('1 explicação em revisão');
  await waitFor(async () =>
    expect(await tasks()).toEqual([
      ['Publicar o 2º turno', '/admin/resultados?turno=2'],
      ['2 rascunhos de explicação', '/admin/votacoes?lista=rascunho'],
      ['1 explicação em revisão', '/admin/votacoes?lista=em_revisao'],
    ]),
  );
  expect(
    (await todo()).getByText('Votação em 25/10/2026, resultado ainda não publicado no site.'),
  ).toBeVisible();
});

it.each([
  ['2026-10-04T15:00:00Z', []],
  ['2026-10-05T15:00:00Z', ['Publicar o 1º turno']],
  ['2026-10-26T15:00:00Z', ['Publicar o 1º turno', 'Publicar o 2º turno']],
])('on %s the rounds that wait are those voted before', async (now, titles) => {
  vi.setSystemTime(new Date(now));
  hasPanel();
  hasRounds();
  renderApp('/admin', { as: maria });
  const list = await todo();
  if (titles.length === 0) expect(await list.findByText('Nada espera por ninguém agora.')).toBeVisible();
  else expect((await tasks()).map(([title]) => title)).toEqual(titles);
});

it('a first round that decided leaves no second one to publish', async () => {
  hasPanel();
  hasRounds(aRound(1, 'eleito'));
  renderApp('/admin', { as: maria });
  expect(await (await todo()).findByText('Nada espera por ninguém agora.')).toBeVisible();
});
