import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { anEntry, breakReads, hasPanel } from '../support/fake-admin';
import { screenWidth } from '../support/fake-chamber';
import { aCandidate } from '../support/fixtures';
import { renderApp } from '../support/render-app';
import { expectClientLog, heading } from '../support/screen-parts';
import { maria } from '../support/session';

beforeEach(() => {
  vi.stubGlobal('matchMedia', screenWidth(1280));
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

it('shows the four counts and the quick actions', async () => {
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

it('shows a dash for counts that cannot be read, logs it, and says nothing more', async () => {
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
