import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { choiceQueries } from '@/features/choices/queries';
import { backend, server } from '../../support/fake-backend';
import { aCandidate } from '../../support/fixtures';
import { deniesWrites } from '../../support/fake-tables';
import { heldAnswer } from '../../support/held-answer';
import { renderApp } from '../../support/render-app';
import { heading, toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';

const path = 'http://backend.test/rest/v1/usuario_candidatos_relacao';
const ana = aCandidate({ nome: 'Ana Exemplo' });

/** Maria's favourite is Ana until another tab takes it away; counts the reads. */
function choicesElsewhere() {
  const table = { reads: 0, rows: [{ candidato_id: ana.id, favorito: true, ignorado: false }] };
  server.use(
    http.get(path, () => {
      table.reads += 1;
      return HttpResponse.json(table.rows);
    }),
  );
  return table;
}

const favorite = (name: string) => screen.findByRole('button', { name, description: /Ana Exemplo/ });

it('one’s choices are requested once, however often one goes away and back', async () => {
  backend.hasCandidates([ana]);
  const table = choicesElsewhere();
  const { router } = renderApp('/candidatos-2026', { as: maria });
  await favorite('Favoritado');
  await act(() => router.navigate('/sobre'));
  await heading('Sobre e método');
  await act(() => router.navigate(-1));
  await favorite('Favoritado');
  expect(table.reads).toBe(1);
});

it('the table is read again once a choice is saved, and what it says then is shown', async () => {
  backend.hasCandidates([ana]);
  const table = choicesElsewhere();
  server.use(
    http.post(path, () => {
      table.rows = [{ candidato_id: ana.id, favorito: true, ignorado: true }];
      return HttpResponse.json({ favorito: false, ignorado: false }, { status: 201 });
    }),
  );
  const { user } = renderApp('/candidatos-2026', { as: maria });
  await user.click(await favorite('Favoritado'));
  await waitFor(() => expect(table.reads).toBe(2));
  await favorite('Ignorado');
});

it('what another tab changed is read when this one is looked at again', async () => {
  backend.hasCandidates([ana]);
  const table = choicesElsewhere();
  renderApp('/candidatos-2026', { as: maria });
  await favorite('Favoritado');
  table.rows = [];
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  await favorite('Favoritar');
  await waitFor(() => expect(table.reads).toBe(2));
  focusManager.setFocused(undefined);
});

it('what is taken off here leaves what another device has set meanwhile', async () => {
  backend.hasCandidates([ana]);
  const table = backend.hasChoices([{ candidato_id: ana.id, favorito: true, ignorado: false }]);
  const { user } = renderApp('/candidatos-2026', { as: maria });
  await favorite('Favoritado');
  table.rows = [{ candidato_id: ana.id, favorito: false, ignorado: true }];
  await user.click(await favorite('Favoritado'));
  await favorite('Ignorado');
  expect(table.rows).toMatchObject([{ favorito: false, ignorado: true }]);
});

it('what another device has erased is taken off here without a refusal, and stays off', async () => {
  backend.hasCandidates([ana]);
  backend.hasChoices([{ candidato_id: ana.id, favorito: true, ignorado: false }]);
  const { user } = renderApp('/candidatos-2026', { as: maria });
  await favorite('Favoritado');
  // The consent went with the choices, and without one no row may be made.
  backend.hasChoices([]);
  server.use(...deniesWrites('usuario_candidatos_relacao'));
  await user.click(await favorite('Favoritado'));
  await toasted('Removido dos favoritos');
  await favorite('Favoritar');
});

it('what another device has not erased is refused in words, and stays on', async () => {
  backend.hasCandidates([ana]);
  backend.hasChoices([{ candidato_id: ana.id, favorito: true, ignorado: false }]);
  server.use(...deniesWrites('usuario_candidatos_relacao'));
  const { user } = renderApp('/candidatos-2026', { as: maria });
  await user.click(await favorite('Favoritado'));
  await toasted('Erro', 'Não foi possível atualizar favorito.');
  await favorite('Favoritado');
});

it('a reread that is on its way when somebody taps does not take the tap back', async () => {
  backend.hasCandidates([ana]);
  const table = choicesElsewhere();
  const { user, queryClient } = renderApp('/candidatos-2026', { as: maria });
  await favorite('Favoritado');
  const [reread, saved, shown] = [heldAnswer(), heldAnswer(), new Set<boolean>()];
  server.use(
    http.get(path, () => reread.held, { once: true }),
    http.post(path, async () => {
      await saved.held;
      table.rows = [{ candidato_id: ana.id, favorito: false, ignorado: false }];
      return HttpResponse.json({ favorito: false, ignorado: false }, { status: 201 });
    }),
  );
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  await waitFor(() => expect(queryClient.isFetching()).toBe(1));
  await user.click(await favorite('Favoritado'));
  await favorite('Favoritar');
  queryClient.getQueryCache().subscribe(() => {
    const choices = queryClient.getQueryData(choiceQueries.about('candidate', maria.id).queryKey);
    for (const { favorito } of choices ?? []) shown.add(favorito);
  });
  reread.release();
  await waitFor(() => expect(table.reads).toBe(2));
  saved.release();
  await waitFor(() => expect(table.reads).toBe(3));
  await favorite('Favoritar');
  expect(shown).toEqual(new Set([false]));
  focusManager.setFocused(undefined);
});
