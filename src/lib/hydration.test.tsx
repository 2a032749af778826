import { render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { HydratedPage } from './hydrated-page';
import { beginHydration, onceHydrated, useHydratedStore } from './hydration';

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

function Page({ onReady }: { onReady: () => void }) {
  useEffect(() => onceHydrated(onReady), [onReady]);
  return (
    <>
      <Value />
      <HydratedPage>
        <Value />
      </HydratedPage>
    </>
  );
}

const values = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);

it('shows what was prerendered until all is hydrated, then what holds in this browser, and says that it is over', async () => {
  const onReady = vi.fn();
  const page = <Page onReady={onReady} />;
  const prerendered = new DOMParser().parseFromString(renderToString(page), 'text/html').body;
  const container = document.body.appendChild(document.createElement('div'));
  container.append(...prerendered.childNodes);
  beginHydration();
  render(page, { container, hydrate: true });
  expect(values()).toEqual(['da publicação', 'da publicação']);
  expect(onReady).not.toHaveBeenCalled();
  await waitFor(() => expect(onReady).toHaveBeenCalledOnce());
  expect(values()).toEqual(['deste navegador', 'deste navegador']);
});

it('shows what holds in this browser at once where nothing was prerendered', async () => {
  const onReady = vi.fn();
  render(<Page onReady={onReady} />);
  expect(values()).toEqual(['deste navegador', 'deste navegador']);
  await waitFor(() => expect(onReady).toHaveBeenCalledOnce());
});
