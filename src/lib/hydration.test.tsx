import { render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ChangedOverContext, useChangeOver, useHydratedStore } from './hydration';

const never = () => () => undefined;

interface PageProps {
  isHydrating: boolean;
  onReady: () => void;
  /** Called with each value that comes to be shown. */
  onShown: (value: string) => void;
}

function Value({ onShown }: Pick<PageProps, 'onShown'>) {
  const value = useHydratedStore(
    never,
    () => 'deste navegador',
    () => 'da publicação',
  );
  useEffect(() => onShown(value), [onShown, value]);
  return <p>{value}</p>;
}

function Page({ isHydrating, onReady, onShown }: PageProps) {
  return (
    <ChangedOverContext value={useChangeOver(isHydrating, onReady)}>
      <Value onShown={onShown} />
    </ChangedOverContext>
  );
}

it('shows what was prerendered until all is hydrated, then what holds in this browser, and says that it is ready', async () => {
  const acts: string[] = [];
  const page = (
    <Page isHydrating onReady={() => acts.push('pronto')} onShown={(value) => void acts.push(value)} />
  );
  const prerendered = new DOMParser().parseFromString(renderToString(page), 'text/html').body;
  expect(prerendered.textContent).toBe('da publicação');
  const container = document.body.appendChild(document.createElement('div'));
  container.append(...prerendered.childNodes);
  render(page, { container, hydrate: true });
  await waitFor(() => expect(acts).toEqual(['da publicação', 'deste navegador', 'pronto']));
  expect(screen.getByRole('paragraph')).toHaveTextContent('deste navegador');
});

it('shows what holds in this browser at once where nothing was prerendered', async () => {
  const acts: string[] = [];
  render(
    <Page
      isHydrating={false}
      onReady={() => acts.push('pronto')}
      onShown={(value) => void acts.push(value)}
    />,
  );
  await waitFor(() => expect(acts).toEqual(['deste navegador', 'pronto']));
});
