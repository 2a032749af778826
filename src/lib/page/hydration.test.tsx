import { render, screen, waitFor } from '@testing-library/react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HydratesLate } from './hydrates-late';
import { HydrationContext, useIsHydrated, useOnHydrated, useHydratedStore } from './hydration';

const never = () => () => undefined;

interface PageProps {
  isHydrating: boolean;
  children?: ReactNode;
  onReady: () => void;
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

function Moment({ onShown }: Pick<PageProps, 'onShown'>) {
  const moment = useIsHydrated() ? 'depois' : 'antes';
  useEffect(() => onShown(moment), [onShown, moment]);
  return <p>{moment}</p>;
}

function Content({ onReady, onShown, children }: Omit<PageProps, 'isHydrating'>) {
  useOnHydrated(onReady);
  return (
    <>
      <Value onShown={onShown} />
      {children}
    </>
  );
}

function Page({ isHydrating, ...props }: PageProps) {
  const [hydration] = useState({ isOver: !isHydrating });
  return (
    <HydrationContext value={hydration}>
      <Content {...props} />
    </HydrationContext>
  );
}

function prerendered(page: ReactNode): HTMLElement {
  const { body } = new DOMParser().parseFromString(renderToString(page), 'text/html');
  const container = document.body.appendChild(document.createElement('div'));
  container.append(...body.childNodes);
  return container;
}

it('a prerendered page shows what was prerendered until all is hydrated, then what holds in this browser, and says that it is ready', async () => {
  const acts: string[] = [];
  const page = (
    <Page isHydrating onReady={() => acts.push('pronto')} onShown={(value) => void acts.push(value)} />
  );
  const container = prerendered(page);
  expect(container).toHaveTextContent('da publicação');
  render(page, { container, hydrate: true });
  await waitFor(() => expect(acts).toEqual(['da publicação', 'deste navegador', 'pronto']));
  expect(screen.getByRole('paragraph')).toHaveTextContent('deste navegador');
});

it('a prerendered page does not wait for a part whose code is still on the way', async () => {
  const acts: string[] = [];
  const Late = lazy(() => new Promise<never>(() => undefined));
  const pageWith = (part: ReactNode) => (
    <Page isHydrating onReady={() => acts.push('pronto')} onShown={(value) => void acts.push(value)}>
      <section>
        <Suspense>{part}</Suspense>
      </section>
    </Page>
  );
  const container = prerendered(pageWith('parte'));
  render(pageWith(<Late />), { container, hydrate: true });
  await waitFor(() => expect(acts).toEqual(['da publicação', 'deste navegador', 'pronto']));
  expect(container).toHaveTextContent('parte');
});

it('a part that hydrates late keeps no tap waiting, shows what was prerendered first, and answers to a tap at once', async () => {
  const acts: string[] = [];
  const say = (act: string) => void acts.push(act);
  const page = (
    <Page isHydrating onReady={() => say('pronto')} onShown={say}>
      <HydratesLate>
        <Moment onShown={say} />
        <button type="button" onClick={() => say('toque')}>
          Tocar
        </button>
      </HydratesLate>
    </Page>
  );
  const container = prerendered(page);
  const failures: unknown[] = [];
  render(page, { container, hydrate: true, onRecoverableError: (failure) => void failures.push(failure) });
  await waitFor(() => expect(acts).toContain('pronto'));
  screen.getByRole('button').click();
  await waitFor(() => expect(acts).toContain('depois'));
  const shown = acts.filter((act) => act !== 'pronto' && act !== 'toque');
  expect(shown).toEqual(['da publicação', 'deste navegador', 'antes', 'depois']);
  expect(acts).toContain('toque');
  expect(failures).toEqual([]);
});

it('a page that was not prerendered shows what holds in this browser at once', async () => {
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
