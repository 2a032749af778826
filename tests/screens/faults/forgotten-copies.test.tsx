import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { forgetCopies } from '@/lib/offline/response-copies';
import { backend, server } from '../../support/fake-backend';
import { installCaches } from '../../support/browser/fake-caches';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { heading } from '../../support/screen-parts';

it('forgetting the copies leaves no page that was opened, of any build, and the site itself', async () => {
  const stores = installCaches();
  for (const name of ['pages', 'public-reads-/', 'public-reads-/assets/old.js', 'site']) {
    await caches.open(name);
  }
  await forgetCopies();
  expect([...stores.keys()]).toEqual(['site']);
});

it('a device that lets nothing be kept has no copies to forget', async () => {
  vi.stubGlobal('caches', null);
  await expect(forgetCopies()).resolves.toBeUndefined();
});

it('a damaged copy, on which the page breaks, is not shown to who tries again; the others stay', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const stores = installCaches();
  const store = await caches.open('public-reads-/');
  const put = (hash: string, data: unknown) =>
    store.put(
      `/public-reads/${encodeURIComponent(hash)}`,
      new Response(JSON.stringify({ data, at: Date.now() - 1_000 })),
    );
  await put('["candidates","list"]', {});
  await put('["deputies","parties"]', []);
  backend.hasCandidates([aCandidate()]);
  server.use(http.all('http://backend.test/*', () => HttpResponse.error()));
  const first = renderApp('/candidatos-2026');
  vi.mocked(console.error).mockReturnValue();
  await heading('Unexpected Application Error!');
  await waitFor(() =>
    expect([...(stores.get('public-reads-/')?.keys() ?? [])].map(decodeURIComponent)).toEqual([
      '/public-reads/["deputies","parties"]',
    ]),
  );
  first.unmount();
  vi.mocked(console.error).mockClear();
  renderApp('/candidatos-2026');
  expect(await screen.findByText('Não foi possível carregar os candidatos.')).toBeVisible();
  expect(console.error).not.toHaveBeenCalled();
});
