import { screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { screenWidth } from '../../support/fake-chamber';
import { renderApp } from '../../support/render-app';
import { maria } from '../../support/session';
import { places } from './places';

beforeEach(() => {
  vi.stubGlobal('matchMedia', screenWidth(1280));
});

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

it.each(places.filter(({ parameters }) => parameters.length > 0))(
  '$path opens, whatever its parameters say',
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
