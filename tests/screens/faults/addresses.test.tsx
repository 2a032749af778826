import { screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { accountBackend } from '../../support/fake-account';
import { aDeputy, aDeputyDetail } from '../../support/chamber-fixtures';
import { anEntry, hasPanel } from '../../support/fake-admin';
import { backend } from '../../support/fake-backend';
import { chamberHas, hasDeputyChoices, screenWidth } from '../../support/fake-chamber';
import { aChoiceOf, hasMyChoices } from '../../support/fake-my-choices';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { maria } from '../../support/session';

const ana = aCandidate({ nome: 'Ana Exemplo' });

beforeEach(() => {
  vi.stubGlobal('matchMedia', screenWidth(1280));
});

interface Place {
  path: string;
  parameters: readonly string[];
  prepare: () => void;
  /** Nobody is signed in there. */
  isVisitor?: true;
}

const places: Place[] = [
  {
    path: '/',
    parameters: ['aba', 'noticias'],
    prepare: () => {
      backend.hasCandidates([ana]);
      hasMyChoices({ candidates: [aChoiceOf(ana, { favorito: true })] });
    },
  },
  {
    path: '/deputados-federais',
    parameters: ['uf', 'nome', 'partido', 'paginas'],
    prepare: () => {
      chamberHas({ deputies: [aDeputy()], parties: [] });
      hasDeputyChoices();
    },
  },
  {
    path: '/deputado-federal/160541',
    parameters: ['aba'],
    prepare: () => {
      chamberHas({ details: [aDeputyDetail()] });
      hasDeputyChoices();
    },
  },
  { path: '/minhas-escolhas', parameters: ['aba'], prepare: () => void hasMyChoices({}) },
  { path: '/settings', parameters: ['aba'], prepare: () => accountBackend.knows(maria) },
  { path: '/auth', parameters: ['aba', 'volta', 'code'], prepare: () => undefined, isVisitor: true },
  {
    path: '/admin/candidatos',
    parameters: ['busca', 'status', 'ano'],
    prepare: () => void hasPanel({ candidates: [ana] }),
  },
  {
    path: '/admin/auditoria',
    parameters: ['registro'],
    prepare: () => void hasPanel({ audit: [anEntry()] }),
  },
];

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '<img src=x onerror=alert(1)>',
    '//fora.exemplo',
    'javascript:1',
    '__proto__',
    '%',
    '(',
    '\\',
  ),
);

it.each(places)(
  '$path stands, whatever its parameters say',
  async ({ path, parameters, prepare, isVisitor }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 4, maxLength: 4 }), async (texts) => {
        prepare();
        const query = new URLSearchParams(parameters.map((name, index) => [name, texts[index] ?? '']));
        const { queryClient, unmount } = renderApp(
          `${path}?${query.toString()}`,
          isVisitor ? {} : { as: maria },
        );
        try {
          expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
          await waitFor(() => expect(queryClient.isFetching()).toBe(0));
          expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
          expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument();
          expect(document.querySelector('img[onerror], script')).toBeNull();
        } finally {
          unmount();
        }
      }),
      { numRuns: 4 },
    );
  },
);
