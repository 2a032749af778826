import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { HydratedPage } from './hydrated-page';
import { beginHydration, ChangedOverContext, useHydratedStore } from './hydration';
import { useChangeOver } from './use-change-over';

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

function Page({ isHydrating, onReady }: { isHydrating: boolean; onReady: () => void }) {
  return (
    <ChangedOverContext value={useChangeOver(isHydrating, onReady)}>
      <Value />
      <HydratedPage>
        <Value />
      </HydratedPage>
    </ChangedOverContext>
  );
}

const values = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);

it('shows what was prerendered until all is hydrated, then what holds in this browser, and says that it is ready', async () => {
  const onReady = vi.fn();
  const page = <Page isHydrating onReady={onReady} />;
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
  render(<Page isHydrating={false} onReady={onReady} />);
  expect(values()).toEqual(['deste navegador', 'deste navegador']);
  await waitFor(() => expect(onReady).toHaveBeenCalledOnce());
});
