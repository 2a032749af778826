import { vi } from 'vitest';
import type { PageStart } from '../../../src/publish/pages/page-start.ts';

const start: PageStart = {
  path: '/',
  key: 'key',
  entry: '/assets/entry.js',
  modules: ['/assets/base.js'],
  session: { key: 'sessao', modules: ['/assets/conta.js'] },
  places: [],
  taps: null,
};

export function made(tag: string, properties: object = {}, ...children: Node[]): HTMLElement {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** How the browser came to the page. */
export function arrivedBy(type: string): void {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
}

export async function openPage(address: string, told: Partial<PageStart> = {}): Promise<void> {
  window.history.replaceState(null, '', address);
  const block = Object.assign(document.createElement('script'), { type: 'application/json', id: 'start' });
  block.textContent = JSON.stringify({ ...start, ...told });
  document.head.append(block);
  // The former page's listeners would take this one's events.
  globalThis.onHydrationStart?.()?.();
  vi.resetModules();
  await import('../../../src/publish/pages/before-react.ts');
  await import('../../../src/publish/pages/head.ts');
}

export const requested = () =>
  [...document.querySelectorAll('script[type=module], link[rel=modulepreload]')].map(
    (script) => script.getAttribute('src') ?? script.getAttribute('href'),
  );

let paint: () => void = () => undefined;

/** In the place of the browser's own, which paints nothing here. */
class Painted {
  static readonly supportedEntryTypes = ['paint'];
  constructor(callback: () => void) {
    paint = callback;
  }
  observe = () => undefined;
}

let seePhotos: (frames: readonly Element[]) => void = () => undefined;

/** In the place of the browser's own: nothing is laid out here. */
class Seen {
  constructor(callback: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    seePhotos = (frames) => callback(frames.map((target) => ({ isIntersecting: true, target })));
  }
  observe = () => undefined;
}

export function isSeen(...frames: readonly Element[]): void {
  seePhotos(frames);
}

export function isRead(): void {
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

export function isPainted(): void {
  isRead();
  paint();
}

function empty(): void {
  document.head.replaceChildren();
  document.body.replaceChildren();
}

/** A document that shows something, unless a test empties it. */
export function startBlank(): void {
  empty();
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  root.append(document.createElement('p'));
  document.body.append(root);
  // What still waits in one document must not act in the next.
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'],
    shouldAdvanceTime: true,
  });
  arrivedBy('navigate');
  vi.stubGlobal('PerformanceObserver', Painted);
  vi.stubGlobal('IntersectionObserver', Seen);
}

/** Shared documents: leftovers would take the next file's keyboard. */
export function leaveBlank(): void {
  isRead();
  document.dispatchEvent(new Event('readystatechange'));
  empty();
  globalThis.onHydrationStart?.()?.();
  const page = document.documentElement;
  for (const name of page.getAttributeNames()) page.removeAttribute(name);
  globalThis.earlyReads = undefined;
  Reflect.deleteProperty(performance, 'getEntriesByType');
}
