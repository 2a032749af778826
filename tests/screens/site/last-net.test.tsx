import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LastNet } from '@/app/frame/last-net';

const line = 'Botões e buscas pararam de funcionar aqui. Textos e links, não. Tentar novamente';

function Page({ isBroken = false }: { isBroken?: boolean }) {
  if (isBroken) throw new TypeError("Cannot read properties of null (reading 'getItem')");
  return (
    <main>
      <title>Candidatos</title>
      <h1>Candidatos 2026</h1>
      <a href="/sobre">Sobre e método</a>
    </main>
  );
}

const inNet = (container: Element, isBroken: boolean) => (
  <LastNet container={container}>
    <Page isBroken={isBroken} />
  </LastNet>
);

function aContainer(html = ''): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
  return container;
}

function isReadable(): void {
  expect(screen.getByRole('heading', { level: 1, name: 'Candidatos 2026' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sobre e método' })).toHaveAttribute('href', '/sobre');
  expect(screen.getByRole('alert')).toHaveTextContent(line);
  expect(document.title).toBe('Candidatos');
}

beforeEach(async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  vi.resetModules();
  await import('../../../src/publish/pages/script-failed-notice');
});

afterEach(() => {
  document.querySelector('[data-missing]')?.remove();
  document.title = '';
});

it('a prerendered page stays readable when the application breaks above the router, and says so in one line', async () => {
  document.title = 'Candidatos';
  const container = aContainer(
    renderToString(
      <main>
        <h1>Candidatos 2026</h1>
        <a href="/sobre">Sobre e método</a>
      </main>,
    ),
  );
  render(inNet(container, true), { container, hydrate: true, onRecoverableError: () => undefined });
  await waitFor(isReadable);
  vi.mocked(console.error).mockClear();
});

it('a page that was in use stays readable when the application breaks above the router', async () => {
  const container = aContainer();
  const { rerender } = render(inNet(container, false), { container });
  await act(async () => rerender(inNet(container, true)));
  isReadable();
  expect(console.error).toHaveBeenCalledWith('The application stopped', expect.any(TypeError));
  vi.mocked(console.error).mockClear();
});
