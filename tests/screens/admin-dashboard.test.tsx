import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anEntry, breakReads, hasPanel } from '../support/fake-admin';
import { screenWidth } from '../support/fake-chamber';
import { aCandidate } from '../support/fixtures';
import { renderApp } from '../support/render-app';
import { expectClientLog, heading } from '../support/screen-parts';
import { maria } from '../support/session';

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'));
  vi.stubGlobal('matchMedia', screenWidth(1280));
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
  const expectLogged = expectClientLog();
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
  expectLogged();
});

it('the dashboard says how many deleted records the total holds, so that the counts add up', async () => {
  hasPanel({ candidates });
  renderApp('/admin', { as: maria });
  expect(await screen.findByText('com 1 excluído')).toBeVisible();
});

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
  const days = within(week)
    .getAllByRole('listitem')
    .map((item) => item.firstElementChild?.textContent);
  expect(days).toEqual([
    'domingo, 15/11/2026: 1 ato',
    'segunda-feira, 16/11/2026: 0 atos',
    'terça-feira, 17/11/2026: 0 atos',
    'quarta-feira, 18/11/2026: 0 atos',
    'quinta-feira, 19/11/2026: 0 atos',
    'sexta-feira, 20/11/2026: 2 atos',
    'sábado, 21/11/2026: 1 ato',
  ]);
  expect(counts()).toContain('Atividade (7 dias): 4');
});
