import { act } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { homeMarkup } from '@/app/first-render';
import { Providers } from '@/app/providers';
import { routes } from '@/app/router';
import { whenReady } from '@/app/when-ready';
import { createQueryClient } from '@/lib/query-client';
import { backend } from '../support/fake-backend';
import { aCandidate } from '../support/fixtures';
import { aSession, maria, storeSession } from '../support/session';

let container: HTMLElement;

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
});

afterEach(() => {
  container.remove();
});

/** Lets React take a markup over as the browser does; what it finds to differ it says as an error. */
async function takeOver(markup: string): Promise<unknown[]> {
  container.innerHTML = markup;
  const differences: unknown[] = [];
  const router = createMemoryRouter(routes, { initialEntries: ['/'] });
  await whenReady(router);
  const app = (
    <StrictMode>
      <Providers queryClient={createQueryClient()}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
  await act(async () => {
    const root = hydrateRoot(container, app, { onRecoverableError: (error) => differences.push(error) });
    onTestFinished(() => {
      act(() => {
        root.unmount();
      });
    });
  });
  return differences;
}

it('the markup for visitors is what React first draws: it takes the very elements over', async () => {
  backend.hasCandidates([aCandidate()]);
  const markup = await homeMarkup();
  expect(markup).toMatch(/^<ul /);
  for (const text of [
    'Pauta Aberta</h1>',
    'Conheça os candidatos',
    'Carregando candidatos...',
    'Entrar / Cad',
  ])
    expect(markup).toContain(text);
  expect(await takeOver(markup)).toEqual([]);
  expect(console.error).not.toHaveBeenCalled();
});

it('the markup for whose session is being checked says nothing of signing in, and is taken over as well', async () => {
  backend.hasCandidates([aCandidate()]);
  storeSession(aSession(maria));
  const markup = await homeMarkup();
  expect(markup).toContain('Minhas Escolhas');
  expect(markup).not.toContain('Entrar');
  expect(await takeOver(markup)).toEqual([]);
});

it('a markup that says something else is told apart, so that these proofs can fail', async () => {
  backend.hasCandidates([aCandidate()]);
  const markup = (await homeMarkup()).replace('faça suas escolhas', 'escolha');
  expect(await takeOver(markup)).toHaveLength(1);
});
