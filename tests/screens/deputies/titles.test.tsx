import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aDeputyDetail } from '../../support/chamber-fixtures';
import { chamberHas } from '../../support/fake-chamber';
import { details, hasTables } from '../../support/fake-comparison';
import { renderApp } from '../../support/render-app';

it('the tabs of one deputy have titles of their own', async () => {
  chamberHas({ details: [aDeputyDetail()] });
  const { user } = renderApp('/deputado-federal/160541?aba=discursos');
  await user.click(await screen.findByRole('tab', { name: 'Proposições' }));
  expect(document.title).toBe('Ana Exemplo: Proposições · Pauta Aberta');
  await user.click(screen.getByRole('tab', { name: 'Perfil' }));
  expect(document.title).toBe('Ana Exemplo · Pauta Aberta');
});

it('a comparison has whom it compares in its title, as soon as they have names', async () => {
  hasTables();
  chamberHas({ details });
  renderApp('/comparar?deputados=1,2');
  await screen.findByRole('table');
  await waitFor(() => expect(document.title).toBe('Comparar: Ana Exemplo, Érica Exemplo · Pauta Aberta'));
});
