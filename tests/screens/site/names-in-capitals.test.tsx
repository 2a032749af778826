import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aDeputy, aDeputyDetail, anExpense } from '../../support/chamber-fixtures';
import { expenseContext } from '../../support/expense-context';
import { chamberHas, screenWidth } from '../../support/fake-chamber';
import { aDeputyChoice, hasMyChoices } from '../../support/fake-my-choices';
import { aBallot, aWholeRollCall, hasRollCalls } from '../../support/fake-roll-calls';
import { renderApp } from '../../support/render-app';
import { maria } from '../../support/session';
import { words } from '../../support/year-of-expenses';

/* Sources write some names in capitals; every screen shows them as it shows the others. */

it('the list of deputies', async () => {
  chamberHas({ deputies: [aDeputy({ id: 1, nome: 'ANA DA SILVA' })] });
  renderApp('/deputados-federais');
  expect(await screen.findByRole('heading', { level: 3, name: 'Ana da Silva' })).toBeVisible();
});

it('choices that were kept with the source’s spelling', async () => {
  hasMyChoices({
    deputies: [aDeputyChoice({ deputado_id: '7', deputado_nome: 'ANA DA SILVA' }, { favorito: true })],
  });
  renderApp('/minhas-escolhas', { as: maria });
  expect(await screen.findByRole('link', { name: 'Ana da Silva' })).toBeVisible();
});

it('the votes of a roll call', async () => {
  const one = aWholeRollCall({ id_camara: '2586587-30', votos: [aBallot(1, 'ANA DA SILVA')] });
  hasRollCalls({ one });
  const { user } = renderApp('/votacao/2586587-30');
  await user.click(await screen.findByText('Todos os votos'));
  expect(await screen.findByRole('link', { name: 'Ana da Silva' })).toBeVisible();
});

it('the expenses of everybody of a state', async () => {
  vi.stubGlobal('matchMedia', screenWidth(1280));
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'));
  const deputados = [{ id: 1, nome: 'ANA DA SILVA', valor: 10 }, ...expenseContext.deputados.slice(1)];
  chamberHas({
    details: [aDeputyDetail()],
    expenses: [anExpense()],
    context: { ...expenseContext, deputados },
  });
  const { user } = renderApp('/deputado-federal/160541?aba=despesas');
  await user.click(await screen.findByText('Ver os 5 em tabela, em ordem alfabética'));
  const table = screen.getByRole('table', { name: /^Despesas pagas pela Câmara em 2026/ });
  expect(within(table).getAllByRole('row').map(words)).toContain('Ana da SilvaR$ 10,00');
});
