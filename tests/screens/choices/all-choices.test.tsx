import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aChoiceOf, aDeputyChoice, hasMyChoices } from '../../support/fake-my-choices';
import { renderApp } from '../../support/render-app';
import { aSession, maria, storeSession } from '../../support/session';
import { openHome } from '@/features/choices/account-home';
import { createQueryClient } from '@/lib/query-client';

const many = Array.from({ length: 1_001 }, (_, index) => String(index + 1));

it.each(['candidate', 'deputy'] as const)(
  'all choices of the kind %s are read, though one answer holds 1,000 of them',
  async (kind) => {
    storeSession(aSession(maria));
    hasMyChoices({
      candidates: many.map(() => aChoiceOf(null, { favorito: true })),
      deputies: many.map((deputado_id) => aDeputyChoice({ deputado_id }, { favorito: true })),
    });
    const home = openHome(maria.id);
    const { signal } = new AbortController();
    const context = { signal, client: createQueryClient() };
    for (const rows of [await home.list(kind, signal), await home.listChosen(kind, context)])
      expect(new Set(rows.map(({ id }) => id)).size).toBe(many.length);
  },
);

it('a count above a thousand is written as all others are', async () => {
  hasMyChoices({
    deputies: many.map((deputado_id) => aDeputyChoice({ deputado_id }, { ignorado: true })),
  });
  renderApp('/minhas-escolhas', { as: maria });
  expect(await screen.findByRole('tab', { name: 'Ignorados (1.001)' })).toBeVisible();
});
