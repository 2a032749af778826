import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notify } from '@/lib/notify';
import { hasAnalysis } from '../../support/fake-analysis';
import { renderApp } from '../../support/render-app';
import { toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';

const code = vi.hoisted(() => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrived, arrive };
});

/** Code of the result's own: with it, the result arrives after the answer. */
vi.mock('@/features/analysis/sentences', async (load) => {
  await code.arrived;
  return load();
});

const success = 'Análise gerada com sucesso!';

it('the toast of the analysis says that the analysis is there only once the screen shows it', async () => {
  hasAnalysis();
  const { user } = renderApp('/analise-politica', { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Gerar Minha Análise' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancelar' })).toBeNull());
  expect(screen.getByText('Gerando análise...')).toBeInTheDocument();
  // Toasts come in order: one that was requested before this one would be there.
  notify('Depois');
  await toasted('Depois');
  expect(screen.queryByText(success)).toBeNull();
  code.arrive();
  await toasted(success);
  expect(screen.getByRole('heading', { name: 'Resultado da análise' })).toBeVisible();
  expect(screen.queryByText('Gerando análise...')).toBeNull();
});
