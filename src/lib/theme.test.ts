import { readFileSync } from 'node:fs';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { readTheme, setTheme, useTheme } from './theme';

const bootstrap = readFileSync('public/theme.js', 'utf8');

function paintFirst() {
  const script = document.createElement('script');
  script.textContent = bootstrap;
  document.head.append(script);
  script.remove();
}

afterEach(() => {
  delete document.documentElement.dataset.theme;
});

test('the system decides until someone chooses', () => {
  paintFirst();
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(readTheme()).toBe('system');
});

test.each(['light', 'dark'] as const)('a chosen %s theme is there before the next first paint', (theme) => {
  setTheme(theme);
  expect(document.documentElement.dataset.theme).toBe(theme);
  delete document.documentElement.dataset.theme;
  paintFirst();
  expect(document.documentElement.dataset.theme).toBe(theme);
});

test('going back to the system forgets the choice', () => {
  setTheme('dark');
  setTheme('system');
  paintFirst();
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

test('the frame of the browser has the colour of the chosen theme, else that of the system', async () => {
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
  paintFirst();
  expect(colors()).toEqual(['#171513', '#171513']);
  setTheme('light');
  await vi.waitFor(() => {
    expect(colors()).toEqual(['#faf8f5', '#faf8f5']);
  });
  setTheme('system');
  await vi.waitFor(() => {
    expect(colors()).toEqual(['#faf8f5', '#171513']);
  });
  for (const meta of metas) meta.remove();
});

test('an unknown stored word is no theme', () => {
  localStorage.setItem('theme', 'sepia');
  paintFirst();
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

test('the hook follows a change made here and one made in another tab', () => {
  const { result } = renderHook(() => useTheme());
  act(() => {
    result.current[1]('dark');
  });
  expect(result.current[0]).toBe('dark');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }));
  });
  expect(result.current[0]).toBe('light');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'dark' }));
  });
  expect(result.current[0]).toBe('light');
});

test('a forbidden storage does not stop the choice, and is reported', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied');
  });
  const report = vi.spyOn(console, 'error').mockReturnValue();
  setTheme('dark');
  expect(readTheme()).toBe('dark');
  expect(report).toHaveBeenCalledTimes(1);
  report.mockClear();
});
