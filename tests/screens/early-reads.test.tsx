import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../support/render-app';

it('what the page’s head asked for and nobody took is not kept for good', async () => {
  const answer = Promise.resolve(Response.json([]));
  globalThis.earlyReads = [{ url: 'http://backend.test/rest/v1/lista', headers: {}, body: '', answer }];
  renderApp('/sobre');
  await screen.findByRole('heading', { level: 1, name: 'Sobre e método' });
  await waitFor(() => expect(globalThis.earlyReads).toBeUndefined());
});
