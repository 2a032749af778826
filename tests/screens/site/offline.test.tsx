import { render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Providers } from '@/app/providers';
import { RouteError } from '@/app/route-error';
import { createQueryClient } from '@/lib/query-client';
import { sessionStorageKey } from '@/lib/supabase/auth-storage';
import { aDeputyDetail } from '../../support/chamber-fixtures';
import { backend, server } from '../../support/fake-backend';
import { installCaches } from '../../support/browser/fake-caches';
import { chamberHas, hasDeputyChoices } from '../../support/fake-chamber';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { heading, toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';

let stores: ReturnType<typeof installCaches>;

const kept = () => [...stores.values()].flatMap((store) => [...store.entries()]);
/** Keys of what is kept, in alphabetical order. */
const keptReads = () =>
  kept()
    .map(([address]) => decodeURIComponent(address).replace('/public-reads/', ''))
    .toSorted();
/** The list, and what is said of all records together. */
const ofCandidates = ['["candidates","list"]', '["candidates","summary"]'];
const band = async (words: string) => (await screen.findByText(words)).closest('[role="status"]');

function loseTheNetwork(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.use(http.all('http://backend.test/*', () => HttpResponse.error()));
}

beforeEach(() => {
  stores = installCaches();
  // That a copy is shown is logged.
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.setSystemTime(new Date('2026-11-21T21:05:00Z'));
});

describe('what was read online', () => {
  it('is there again without a network, with the time at which it was read', async () => {
    backend.hasCandidates([aCandidate({ nome: 'Ana Exemplo' })]);
    const first = renderApp('/candidatos-2026');
    await waitFor(() => {
      expect(keptReads()).toEqual(ofCandidates);
    });
    first.unmount();
    vi.setSystemTime(new Date('2026-11-23T12:00:00Z'));
    loseTheNetwork();
    renderApp('/candidatos-2026');
    expect(await screen.findByRole('heading', { level: 3, name: 'Ana Exemplo' })).toBeVisible();
    expect(await band('Sem conexão. Mostrando dados salvos.')).toHaveTextContent(
      'Sem conexão. Mostrando dados salvos. Lidos em 21/11/2026, às 18:05.',
    );
    expect(screen.queryByText('Não foi possível carregar os candidatos.')).not.toBeInTheDocument();
  });

  it('replaces a service that fails, until it answers again', async () => {
    chamberHas({ details: [aDeputyDetail()] });
    const first = renderApp('/deputado-federal/160541');
    await heading('Ana Exemplo');
    await waitFor(() => {
      // The profile, the full names of parties, and what became of the deputy.
      expect(keptReads()).toEqual([
        '["deputies","detail","160541"]',
        '["deputies","parties"]',
        '["outcomes",160541]',
      ]);
    });
    first.unmount();
    vi.setSystemTime(new Date('2026-11-23T12:00:00Z'));
    server.use(http.post('http://backend.test/functions/v1/camara-proxy', () => HttpResponse.error()));
    renderApp('/deputado-federal/160541');
    await heading('Ana Exemplo');
    expect(await band('O serviço não respondeu. Mostrando dados salvos.')).toHaveTextContent(
      'Lidos em 21/11/2026, às 18:05.',
    );
    chamberHas({ details: [aDeputyDetail({}, { nomeEleitoral: 'Ana Nova' })] });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await heading('Ana Nova');
    await waitFor(() => {
      expect(screen.queryByText('O serviço não respondeu. Mostrando dados salvos.')).not.toBeInTheDocument();
    });
  });
});

it('what was read online is newer than what the page was prerendered with, and so takes its place', async () => {
  const ana = aCandidate({ nome: 'Ana Exemplo' });
  backend.hasCandidates([ana]);
  const first = renderApp('/candidatos-2026');
  await waitFor(() => {
    expect(keptReads()).toEqual(ofCandidates);
  });
  first.unmount();
  loseTheNetwork();
  renderApp('/candidatos-2026', {
    prerendered: [{ key: ['candidates', 'list'], data: [{ ...ana, nome: 'Ana Antiga' }] }],
  });
  expect(await screen.findByRole('heading', { level: 3, name: 'Ana Exemplo' })).toBeVisible();
  expect(await band('Sem conexão. Mostrando dados salvos.')).toHaveTextContent('21/11/2026, às 18:05.');
  expect(kept().some(([, text]) => text.includes('Ana Exemplo'))).toBe(true);
});

it('what was read while the clock was a year fast is no newer than what is read with the right one', async () => {
  vi.setSystemTime(new Date('2027-11-21T21:05:00Z'));
  backend.hasCandidates([aCandidate({ nome: 'Ana Antiga' })]);
  const first = renderApp('/candidatos-2026');
  await waitFor(() => {
    expect(keptReads()).toEqual(ofCandidates);
  });
  first.unmount();
  vi.setSystemTime(new Date('2026-11-21T21:05:00Z'));
  backend.hasCandidates([aCandidate({ nome: 'Ana Exemplo' })]);
  const second = renderApp('/candidatos-2026');
  await waitFor(() => {
    expect(kept().some(([, text]) => text.includes('Ana Exemplo'))).toBe(true);
  });
  second.unmount();
  loseTheNetwork();
  renderApp('/candidatos-2026');
  expect(await screen.findByRole('heading', { level: 3, name: 'Ana Exemplo' })).toBeVisible();
  expect(await band('Sem conexão. Mostrando dados salvos.')).toHaveTextContent('21/11/2026, às 18:05.');
});

it('a page never read on this device says that it needs a network', async () => {
  loseTheNetwork();
  renderApp('/candidato/1d406712-5c3f-53c5-9a30-baef40954369');
  expect(await band('Sem conexão.')).toHaveTextContent(
    'Sem conexão. O que esta página mostra precisa de internet.',
  );
});

it('the device keeps nothing of a person, and forgets what was read when they leave', async () => {
  const ana = aCandidate({ nome: 'Ana Exemplo' });
  backend.hasCandidates([ana]);
  backend.hasChoices([{ candidato_id: ana.id, favorito: true, ignorado: false }]);
  hasDeputyChoices();
  renderApp('/candidatos-2026', { as: maria });
  expect(await screen.findByRole('button', { name: 'Favoritado' })).toBeVisible();
  await waitFor(() => {
    expect(keptReads()).toEqual(ofCandidates);
  });
  for (const secret of [maria.id, maria.email, 'favorito', 'token', 'eyJ'])
    for (const [, text] of kept()) expect(text).not.toContain(secret);

  window.localStorage.removeItem(sessionStorageKey);
  window.dispatchEvent(new StorageEvent('storage', { key: sessionStorageKey, newValue: null }));
  await toasted('Sua sessão terminou. Entre de novo.');
  await waitFor(() => {
    expect([...stores.keys()]).toEqual([]);
  });
});

describe('a page whose code does not arrive', () => {
  const said = 'Failed to fetch dynamically imported module: /assets/x.js';

  function openWithoutCode(lost: Error = new TypeError(said)): void {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const router = createMemoryRouter([
      {
        path: '/',
        errorElement: <RouteError />,
        HydrateFallback: () => null,
        lazy: () => Promise.reject(lost),
      },
    ]);
    render(
      <Providers queryClient={createQueryClient()}>
        <RouterProvider router={router} />
      </Providers>,
    );
    report.mockClear();
  }

  it('is offered anew, without saying which of the two reasons it is', async () => {
    openWithoutCode();
    expect(await heading('Esta página não abriu')).toBeVisible();
    expect(
      screen.getByText(
        'A conexão falhou, ou o site mudou desde que você o abriu. Atualize para tentar novamente.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Atualizar' })).toBeVisible();
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    vi.mocked(console.error).mockClear();
  });

  it.each([
    ['Firefox', new TypeError('error loading dynamically imported module: https://site/assets/x.js')],
    ['Safari', new TypeError('Importing a module script failed.')],
    ['Safari, given a page', new TypeError("'text/html' is not a valid JavaScript MIME type.")],
    ['Safari, of another version', new SyntaxError("Importing binding name 'a' is not found.")],
    [
      'Chrome, of another version',
      new SyntaxError("The requested module './x.js' does not provide an export named 'a'"),
    ],
    [
      'Firefox, of another version',
      new SyntaxError("The requested module 'x.js' doesn't provide an export named: 'a'"),
    ],
    ['a page told as a script', new SyntaxError("Unexpected token '<'")],
    ['Firefox, a page told as a script', new SyntaxError("expected expression, got '<'")],
    ['a style sheet', new Error('Unable to preload CSS for /assets/x.css')],
  ])('is told from a crash in the words of %s', async (_, lost) => {
    openWithoutCode(lost);
    expect(await heading('Esta página não abriu')).toBeVisible();
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    vi.mocked(console.error).mockClear();
  });

  it('is a crash when an answer of a service was no JSON', async () => {
    openWithoutCode(new SyntaxError(`Unexpected token '<', "<!doctype "... is not valid JSON`));
    expect(await heading('Unexpected Application Error!')).toBeVisible();
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    vi.mocked(console.error).mockClear();
  });

  it('needs a network when there is none', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    openWithoutCode();
    expect(await heading('Esta página não abriu')).toBeVisible();
    expect(
      screen.getByText('Esta página ainda não foi aberta neste aparelho e precisa de internet.'),
    ).toBeVisible();
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    vi.mocked(console.error).mockClear();
  });
});

it.each(['Favoritar', 'Ignorar'])('a visitor’s %s says in place that it needs one', async (label) => {
  backend.hasCandidates([aCandidate()]);
  const { user, router } = renderApp('/candidatos-2026');
  const act = await screen.findByRole('button', { name: label });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(act);
  await toasted('Sem conexão. Para entrar, é preciso internet.');
  expect(router.state.location.pathname).toBe('/candidatos-2026');
});
