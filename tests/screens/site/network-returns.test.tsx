import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { backend, server } from '../../support/fake-backend';
import { installCaches } from '../../support/browser/fake-caches';
import { aCandidate } from '../../support/fixtures';
import { rest } from '../../support/fake-tables';
import { heldAnswer } from '../../support/held-answer';
import { hasPanel } from '../../support/panel/fake-admin';
import { renderApp } from '../../support/render-app';
import { field } from '../../support/screen-parts';
import { maria } from '../../support/session';

it('a screen that opens without a network says what it lacks, and reads it when the network is back', async () => {
  const stores = installCaches();
  // That a copy is shown is logged, and that a read failed.
  vi.spyOn(console, 'warn').mockReturnValue();
  const ana = aCandidate({ nome: 'Ana Exemplo' });
  backend.hasCandidates([ana]);
  backend.hasChoices([{ candidato_id: ana.id, favorito: true, ignorado: false }]);
  const first = renderApp('/candidatos-2026', { as: maria });
  await waitFor(() => {
    expect([...stores.values()].flatMap((store) => [...store.keys()])).toHaveLength(2);
  });
  first.unmount();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.use(http.all('http://backend.test/*', () => (navigator.onLine ? undefined : HttpResponse.error())));
  renderApp('/candidatos-2026', { as: maria });
  const band = (await screen.findByText('Sem conexão. Mostrando dados salvos.')).closest('[role="status"]');
  await waitFor(() => expect(band).toHaveTextContent('Parte desta página precisa de internet.'));

  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('button', { name: 'Favoritado' })).toBeVisible();
  await waitFor(() => expect(band).toBeEmptyDOMElement());
});

it('a form that can be used without a network is not said to need one whole', async () => {
  // That a read failed is logged.
  vi.spyOn(console, 'warn').mockReturnValue();
  const record = aCandidate({ nome: 'Ana Exemplo' });
  hasPanel({ candidates: [record] });
  const { held, release } = heldAnswer();
  const isOfOthers = (url: string) => url.includes('status=eq.active');
  server.use(
    http.get(`${rest}/candidatos_presidencia_2026`, ({ request: { url } }) =>
      isOfOthers(url) ? held.then(() => HttpResponse.error()) : undefined,
    ),
  );
  const { user } = renderApp(`/admin/candidatos/${record.id}`, { as: maria });
  await screen.findByDisplayValue('Ana Exemplo');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  release();
  await user.selectOptions(field('Inclinação política'), 'Direita');
  expect(await screen.findByText('Parte desta página precisa de internet.')).toBeVisible();
});
