import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { markupOf } from '@/app/first-render';
import { Providers } from '@/app/providers';
import { routes } from '@/app/router';
import { whenReady } from '@/app/when-ready';
import { isPublic } from '@/features/candidates/model';
import { drawnPages } from '@/lib/drawn-pages';
import { handOverEarlyActs, noteEarlyActs } from '@/lib/early-acts';
import { paths } from '@/lib/paths';
import { createQueryClient } from '@/lib/query-client';
import { setTheme } from '@/lib/theme';
import { aDeputy } from '../support/chamber-fixtures';
import { authBackend } from '../support/fake-auth';
import { backend } from '../support/fake-backend';
import { chamberHas } from '../support/fake-chamber';
import { aCandidate } from '../support/fixtures';
import { button, field, heading } from '../support/screen-parts';
import { aSession, maria, storeSession } from '../support/session';

let container: HTMLElement;

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
});

afterEach(() => {
  container.remove();
});

/**
 * Lets React take a markup over as the browser does, with what a person does before and just after it begins to listen;
 * what it finds to differ it says as an error.
 */
async function takeOver(path: string, markup: string, before = () => {}, meanwhile = () => {}) {
  window.history.replaceState(null, '', path);
  noteEarlyActs();
  container.innerHTML = markup;
  before();
  const differences: unknown[] = [];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await whenReady(router);
  const repeat = handOverEarlyActs();
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
  meanwhile();
  repeat();
  return differences;
}

/** What a visitor is told before anything has arrived, and what is said while a session is being checked. */
const words: Record<string, { visitor: string[]; person: string[] }> = {
  '/': {
    visitor: ['Pauta Aberta</h1>', 'Conheça os candidatos', 'Carregando candidatos...', 'Entrar / Cad'],
    person: ['Pauta Aberta</h1>', 'Minhas Escolhas', 'Conta</a>'],
  },
  '/candidatos-2026': {
    visitor: ['Candidatos 2026</h1>', 'Carregando candidatos...', 'Entrar</a>'],
    person: ['Candidatos 2026</h1>', 'Carregando candidatos...', 'Conta</a>'],
  },
  '/deputados-federais': {
    visitor: ['Deputados federais</h1>', 'Estado (UF)', 'Carregando deputados...', 'Entrar</a>'],
    person: ['Deputados federais</h1>', 'Estado (UF)', 'Carregando deputados...', 'Conta</a>'],
  },
  '/auth': {
    visitor: ['Entrar</h1>', 'E-mail</label>', 'Esqueci minha senha', 'Por que criar conta'],
    person: ['Entrar</h1>', 'Verificando sua sessão...', 'Por que criar conta'],
  },
  '/candidato/:id': {
    visitor: ['Voltar', 'Carregando candidato...', 'Entrar</a>'],
    person: ['Voltar', 'Carregando candidato...', 'Conta</a>'],
  },
};

/** How a page is drawn at publication, and an address at which that is taken over: for a pattern, somebody else's. */
function addressesOf(path: string): { example: string; opened: string } {
  const example = drawnPages.find((page) => page.path === path)?.example ?? path;
  return { example, opened: example === path ? path : paths.candidate(aCandidate().id) };
}

it('every drawn page is proved here', () => {
  expect(Object.keys(words)).toEqual(drawnPages.map(({ path }) => path));
});

it.each(Object.entries(words))(
  '%s for visitors is what React first draws: it takes the very elements over',
  async (path, { visitor }) => {
    backend.hasCandidates([aCandidate()]);
    chamberHas({ deputies: [aDeputy()] });
    const { example, opened } = addressesOf(path);
    const markup = await markupOf(example);
    expect(markup).toMatch(/^<ul /);
    for (const text of visitor) expect(markup).toContain(text);
    expect(await takeOver(opened, markup)).toEqual([]);
    expect(console.error).not.toHaveBeenCalled();
  },
);

it.each(Object.entries(words))(
  '%s for whose session is being checked offers no signing in, and is taken over as well',
  async (path, { person }) => {
    backend.hasCandidates([aCandidate()]);
    backend.hasChoices();
    chamberHas({ deputies: [aDeputy()] });
    storeSession(aSession(maria));
    const { example, opened } = addressesOf(path);
    const markup = await markupOf(example);
    for (const text of person) expect(markup).toContain(text);
    expect(markup).not.toMatch(/Entrar<\/a>|Entrar \/ Cad|Esqueci/);
    expect(await takeOver(opened, markup)).toEqual([]);
  },
);

it.each(['/', '/candidatos-2026'])(
  '%s with the list that was drawn before is taken over as it is, and asks for no other',
  async (path) => {
    backend.hasCandidates([]);
    const list = [aCandidate({ nome: 'Ana Exemplo' }), aCandidate({ nome: 'Bia Exemplo', foto_url: null })];
    window.drawnCandidates = list.filter(isPublic);
    onTestFinished(() => {
      window.drawnCandidates = undefined;
    });
    const markup = await markupOf(path);
    expect(markup).toContain('Ana Exemplo</a>');
    expect(await takeOver(path, markup)).toEqual([]);
    expect(screen.getByRole('heading', { level: 3, name: 'Bia Exemplo' })).toBeVisible();
  },
);

it('a markup that says something else is told apart, so that these proofs can fail', async () => {
  backend.hasCandidates([aCandidate()]);
  const markup = (await markupOf('/')).replace('faça suas escolhas', 'escolha');
  expect(await takeOver('/', markup)).toHaveLength(1);
});

it('what is typed and pressed before the application is there is done once it is, and not by the browser', async () => {
  const { bodies } = authBackend.issues(aSession(maria));
  backend.hasCandidates([]);
  let isLeftToTheBrowser = true;
  await takeOver('/auth', await markupOf('/auth'), () => {
    fireEvent.input(field('E-mail'), { target: { value: 'maria@exemplo.org' } });
    fireEvent.input(field('Senha'), { target: { value: 'segredo' } });
    fireEvent.click(button('Mostrar senha'));
    isLeftToTheBrowser = fireEvent.submit(field('Senha'));
  });
  expect(isLeftToTheBrowser).toBe(false);
  expect(field('Senha')).toHaveAttribute('type', 'text');
  await waitFor(() => expect(bodies).toMatchObject([{ email: 'maria@exemplo.org', password: 'segredo' }]));
});

it('a tab that is pressed early opens', async () => {
  await takeOver('/auth', await markupOf('/auth'), () => {
    fireEvent.click(screen.getByRole('tab', { name: 'Cadastrar' }));
  });
  expect(await heading('Cadastrar')).toBeVisible();
});

it('a theme that is chosen early is put in force', async () => {
  backend.hasCandidates([]);
  onTestFinished(() => {
    setTheme('system');
  });
  await takeOver('/', await markupOf('/'), () => {
    fireEvent.click(screen.getByRole('radio', { name: 'Escuro' }));
  });
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
  expect(screen.getByRole('radio', { name: 'Escuro' })).toBeChecked();
});

it('a link that is followed early is followed within the application', async () => {
  backend.hasCandidates([aCandidate()]);
  await takeOver('/', await markupOf('/'), () => {
    fireEvent.click(screen.getByRole('link', { name: 'Candidatos' }));
  });
  expect(await heading('Candidatos 2026')).toHaveFocus();
});

it('what is typed into the filters early is searched for', async () => {
  const { asked } = chamberHas({ deputies: [aDeputy()] });
  await takeOver('/deputados-federais', await markupOf('/deputados-federais'), () => {
    fireEvent.input(field('Nome'), { target: { value: 'Maria' } });
    fireEvent.submit(field('Nome'));
  });
  expect(field('Nome')).toHaveValue('Maria');
  await waitFor(() => expect(asked.map(({ searchParams }) => searchParams.get('nome'))).toContain('Maria'));
});

it('what is typed early and sent as React begins to listen is searched for all the same', async () => {
  const { asked } = chamberHas({ deputies: [aDeputy()] });
  await takeOver(
    '/deputados-federais',
    await markupOf('/deputados-federais'),
    () => fireEvent.input(field('Nome'), { target: { value: 'Maria' } }),
    () => fireEvent.submit(field('Nome')),
  );
  await waitFor(() => expect(asked.map(({ searchParams }) => searchParams.get('nome'))).toContain('Maria'));
});
