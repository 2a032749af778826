import { act, render, screen } from '@testing-library/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { orPrerendered } from './or-prerendered';

const withoutCode = () => {
  const loading = Promise.resolve({ default: orPrerendered(() => <strong>falhou</strong>) });
  return { loading, Late: lazy(() => loading) };
};

it('a prerendered part whose code cannot be loaded stays as it was prerendered, without a mismatch', async () => {
  const told = vi.fn<(error: unknown) => void>();
  const { loading, Late } = withoutCode();
  const pageWith = (part: ReactNode) => (
    <section>
      <Suspense>{part}</Suspense>
    </section>
  );
  const html = renderToString(pageWith(<em>parte</em>));
  const container = document.body.appendChild(document.createElement('div'));
  container.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
  render(pageWith(<Late />), { container, hydrate: true, onRecoverableError: told });
  await act(() => loading);
  await act(async () => undefined);
  expect(container).toHaveTextContent('parte');
  expect(told).not.toHaveBeenCalled();
});

it('a part that was not prerendered has its stand-in when its code cannot be loaded', async () => {
  const { Late } = withoutCode();
  render(
    <Suspense>
      <Late />
    </Suspense>,
  );
  expect(await screen.findByText('falhou')).toBeVisible();
});
