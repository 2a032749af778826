import { readdirSync, readFileSync } from 'node:fs';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  isPainted,
  isRead,
  isSeen,
  leaveBlank,
  made,
  openPage,
  requested,
  startBlank,
} from '../../../tests/support/browser/inline-script';
import { aSession, maria } from '../../../tests/support/session';
import { setTheme } from '@/lib/page/theme';

const page = document.documentElement;

beforeEach(startBlank);
afterEach(leaveBlank);

it.each(['light', 'dark'] as const)(
  'a chosen %s theme is there before the next first paint',
  async (theme) => {
    localStorage.setItem('theme', theme);
    await openPage('/');
    expect(page.dataset.theme).toBe(theme);
  },
);

it('no stored theme, or an unknown word, leaves it to the system', async () => {
  await openPage('/');
  localStorage.setItem('theme', 'sepia');
  await openPage('/');
  expect(page.dataset.theme).toBeUndefined();
});

it('the frame of the browser has the colour of the chosen theme, else that of the system', async () => {
  const metas = [
    ['light', '#faf8f5'],
    ['dark', '#171513'],
  ].map(([theme, content]) => {
    const meta = Object.assign(document.createElement('meta'), { name: 'theme-color', content });
    meta.setAttribute('media', `(prefers-color-scheme: ${theme})`);
    return meta;
  });
  document.head.append(...metas);
  const colors = () => metas.map(({ content }) => content);
  localStorage.setItem('theme', 'dark');
  await openPage('/');
  expect(colors()).toEqual(['#171513', '#171513']);
  setTheme('light');
  await waitFor(() => expect(colors()).toEqual(['#faf8f5', '#faf8f5']));
  setTheme('system');
  await waitFor(() => expect(colors()).toEqual(['#faf8f5', '#171513']));
});

it('the head loads and runs the application after the first paint', async () => {
  await openPage('/');
  isRead();
  expect(requested()).toEqual([]);
  isPainted();
  vi.advanceTimersByTime(2000);
  expect(requested()).toEqual(['/assets/base.js', '/assets/entry.js']);
});

it('where the browser tells of no paint, as Firefox of a page reloaded at another place, it waits a second from its first frame', async () => {
  await openPage('/');
  isRead();
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(999);
  expect(requested()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(requested()).toEqual(['/assets/base.js', '/assets/entry.js']);
  isPainted();
  expect(requested()).toHaveLength(2);
});

it('where the document shows nothing, of which forced colours paint nothing, it waits for the document alone', async () => {
  document.getElementById('root')?.replaceChildren();
  await openPage('/');
  isRead();
  expect(requested()).toContain('/assets/entry.js');
});

it('in the background, where nothing is painted, it waits for the document alone', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await openPage('/');
  expect(requested()).toEqual([]);
  isRead();
  expect(requested()).toEqual(['/assets/base.js', '/assets/entry.js']);
});

it('beside a style sheet that is still on its way it waits for the document alone', async () => {
  document.head.append(made('link', { rel: 'stylesheet', href: '/assets/index.css' }));
  await openPage('/');
  expect(requested()).toEqual([]);
  isRead();
  expect(requested()).toEqual(['/assets/base.js', '/assets/entry.js']);
});

it('photos wait for the scripts, but for those that are seen', async () => {
  const frames = ['um', 'dois'].map((id) => made('span', { id }, made('img', { src: `/fotos/${id}.jpg` })));
  document.body.append(...frames);
  await openPage('/');
  expect(page.dataset['early']).toBe('');
  isPainted();
  isSeen(...frames.slice(0, 1));
  const loaded = frames.map((frame) => frame.querySelector('img')?.getAttribute('loading'));
  expect(loaded).toEqual(['eager', null]);
  expect(page.dataset['early']).toBe('');
  globalThis.onHydrationStart?.();
  expect(page.dataset['early']).toBeUndefined();
});

it('every mark that styles read of the page is one that the head puts there', async () => {
  const styles = readdirSync('src/styles').map((name) => readFileSync(`src/styles/${name}`, 'utf8'));
  const read = styles.join('').matchAll(/html(?::not\()?\[data-([\w-]+)/g);
  Object.assign(localStorage, { theme: 'dark', sessao: JSON.stringify(aSession(maria)) });
  await openPage('/sobre?uf=AP', { path: '/' });
  const names = [...new Set([...read].map(([, name]) => name))];
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name = '') => !(name in page.dataset))).toEqual([]);
});

it('with a stored session the head says so, and asks for all code before the paint that lets it run', async () => {
  await openPage('/');
  isPainted();
  expect(page.dataset['session']).toBeUndefined();
  expect(requested()).toEqual(['/assets/base.js', '/assets/entry.js']);
  startBlank();
  localStorage.setItem('sessao', JSON.stringify(aSession(maria)));
  await openPage('/');
  isRead();
  expect(page.dataset['session']).toBe('');
  expect(requested()).toEqual(['/assets/base.js', '/assets/entry.js', '/assets/conta.js']);
  const executed = () => [...document.querySelectorAll('script[type=module]')];
  expect(executed()).toEqual([]);
  isPainted();
  expect(executed().map((script) => script.getAttribute('src'))).toEqual([
    '/assets/base.js',
    '/assets/entry.js',
  ]);
});

it.each([
  ['/?code=1', ''],
  ['/', undefined],
])('a link asked for here and opened at %s begins a session: %s', async (address, mark) => {
  localStorage.setItem('sessao-code-verifier', 'segredo');
  await openPage(address);
  expect(page.dataset['session']).toBe(mark);
});

it.each([
  ['/sobre', '/', true],
  ['/', '/', false],
  ['/candidatos-2026//', '/candidatos-2026', false],
  ['/qualquer', null, false],
  ['/admin/candidatos/1', null, true],
  ['/web/20261130/https://pauta.exemplo/sobre', '/sobre', false],
])('at %s the file of %s is another page’s: %s', async (address, path, isElsewhere) => {
  document.body.replaceChildren(
    made('div', { id: 'root' }, made('p', { textContent: 'Início' })),
    made('script', { id: 'publication', type: 'application/json' }),
  );
  await openPage(address, { path });
  expect(page.dataset['elsewhere'] !== undefined).toBe(isElsewhere);
  document.dispatchEvent(new Event('readystatechange'));
  expect(page.dataset['elsewhere']).toBeUndefined();
  expect(document.body.textContent === '').toBe(isElsewhere);
  expect(document.getElementById('publication') === null).toBe(isElsewhere);
});
