import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { HydratedPage } from './hydrated-page';
import { beginHydration, hydrationOver, useHydratedStore } from './hydration';

const never = () => () => undefined;

function Value() {
  return (
    <p>
      {useHydratedStore(
        never,
        () => 'deste navegador',
        () => 'da publicação',
      )}
    </p>
  );
}

const page = (
  <>
    <Value />
    <HydratedPage>
      <Value />
    </HydratedPage>
  </>
);

const values = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);

it('shows what was prerendered until all is hydrated, then what holds in this browser, and says that it is over', async () => {
  const prerendered = new DOMParser().parseFromString(renderToString(page), 'text/html').body;
  const container = document.body.appendChild(document.createElement('div'));
  container.append(...prerendered.childNodes);
  beginHydration();
  const isOver = vi.fn();
  void hydrationOver().then(isOver);
  render(page, { container, hydrate: true });
  expect(values()).toEqual(['da publicação', 'da publicação']);
  expect(isOver).not.toHaveBeenCalled();
  await waitFor(() => expect(isOver).toHaveBeenCalledOnce());
  expect(values()).toEqual(['deste navegador', 'deste navegador']);
});

it('shows what holds in this browser at once where nothing was prerendered', () => {
  render(page);
  expect(values()).toEqual(['deste navegador', 'deste navegador']);
});
