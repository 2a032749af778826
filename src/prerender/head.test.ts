import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchOrEarly } from '@/lib/early-read';
import { setTheme } from '@/lib/theme';
import type { PageStart } from './page-start';

const page = document.documentElement;

const start: PageStart = { path: '/', session: { key: 'sessao', modules: ['/assets/conta.js'] }, places: [] };

/** Opens a page whose file says this, at an address. */
async function open(address: string, told: Partial<PageStart> = {}): Promise<void> {
  window.history.replaceState(null, '', address);
  const block = Object.assign(document.createElement('script'), { type: 'application/json', id: 'start' });
  block.textContent = JSON.stringify({ ...start, ...told });
  document.head.append(block);
  vi.resetModules();
  await import('./head');
}

function made(tag: string, properties: object = {}, ...children: Node[]): HTMLElement {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

const preloaded = () =>
  [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

function empty(): void {
  document.head.replaceChildren();
  document.body.replaceChildren();
}

beforeEach(empty);

// The tests of pieces share one document: what stays here would take the keyboard of the next file.
afterEach(() => {
  empty();
  globalThis.beginToListen?.()();
  for (const name of page.getAttributeNames()) page.removeAttribute(name);
  globalThis.earlyReads = undefined;
});

it.each(['light', 'dark'] as const)(
  'a chosen %s theme is there before the next first paint',
  async (theme) => {
    localStorage.setItem('theme', theme);
    await open('/');
    expect(page.dataset.theme).toBe(theme);
  },
);

it('no stored theme, or an unknown word, leaves it to the system', async () => {
  await open('/');
  localStorage.setItem('theme', 'sepia');
  await open('/');
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
  await open('/');
  expect(colors()).toEqual(['#171513', '#171513']);
  setTheme('light');
  await vi.waitFor(() => expect(colors()).toEqual(['#faf8f5', '#faf8f5']));
  setTheme('system');
  await vi.waitFor(() => expect(colors()).toEqual(['#faf8f5', '#171513']));
});

it('says whether a session is stored, and asks for its code', async () => {
  await open('/');
  expect(page.dataset['session']).toBeUndefined();
  expect(preloaded()).toEqual([]);
  localStorage.setItem('sessao', '{}');
  await open('/');
  expect(page.dataset['session']).toBe('');
  expect(preloaded()).toEqual(['/assets/conta.js']);
});

const deputy = {
  at: '^/deputado-federal/([1-9][0-9]*)$',
  unless: ['uf'],
  reads: [{ url: 'http://backend.test/deputado', headers: {}, body: '{"url":"/deputados/{id}"}' }],
  modules: ['/assets/deputado.js'],
};

it('asks for what the address begins with, and for its code, once', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json([]));
  vi.stubGlobal('fetch', fetched);
  await open('/deputado-federal/7/', { path: null, places: [deputy] });
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    'http://backend.test/deputado',
    expect.objectContaining({ method: 'POST', body: '{"url":"/deputados/7"}' }),
  );
  expect(preloaded()).toEqual(['/assets/deputado.js']);
  await fetchOrEarly('http://backend.test/deputado', { body: '{"url":"/deputados/7"}' });
  expect(fetched).toHaveBeenCalledTimes(1);
});

it.each(['/deputado-federal/7?uf=AP', '/deputado-federal/x', '/outra'])(
  'asks for nothing at %s',
  async (address) => {
    const fetched = vi.fn<typeof fetch>(async () => Response.json([]));
    vi.stubGlobal('fetch', fetched);
    await open(address, { path: null, places: [deputy] });
    expect(fetched).not.toHaveBeenCalled();
  },
);

it.each([
  ['/sobre', '/', true],
  ['/', '/', false],
  ['/candidatos-2026/', '/candidatos-2026', false],
  ['/qualquer', null, false],
  ['/admin/candidatos/1', null, true],
])('at %s the file of %s is another page’s: %s', async (address, path, isElsewhere) => {
  document.body.append(
    made('div', { id: 'root' }, made('p', { textContent: 'Início' })),
    made('script', { id: 'publication', type: 'application/json' }),
  );
  await open(address, { path });
  expect(page.dataset['elsewhere'] !== undefined).toBe(isElsewhere);
  document.dispatchEvent(new Event('readystatechange'));
  expect(page.dataset['elsewhere']).toBeUndefined();
  expect(document.body.textContent === '').toBe(isElsewhere);
  expect(document.getElementById('publication') === null).toBe(isElsewhere);
});

it('holds the last tap until React listens, and does it once it has hydrated', async () => {
  document.body.append(made('button', { type: 'button' }, made('b', { textContent: 'Favoritar' })));
  await open('/');
  document.querySelector('b')?.click();
  const doAgain = globalThis.beginToListen?.();
  const tapped = vi.fn();
  document.querySelector('button')?.addEventListener('click', tapped);
  document.querySelector('b')?.click();
  expect(tapped, 'from now on React hears it itself').toHaveBeenCalledTimes(1);
  doAgain?.();
  expect(tapped).toHaveBeenCalledTimes(2);
});

it('keeps what is typed until hydration', async () => {
  document.body.append(made('input'));
  await open('/');
  const field = document.querySelector('input');
  if (field) field.value = 'maria@exemplo.org';
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  const doAgain = globalThis.beginToListen?.();
  if (field) field.value = '';
  const heard = vi.fn();
  field?.addEventListener('input', heard);
  doAgain?.();
  expect(field).toHaveValue('maria@exemplo.org');
  expect(heard).toHaveBeenCalledOnce();
});
