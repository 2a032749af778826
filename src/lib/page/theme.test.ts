import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { readTheme, setTheme, useTheme } from './theme';

afterEach(() => {
  delete document.documentElement.dataset.theme;
});

test('the system decides until someone chooses, and again when the choice is taken back', () => {
  expect(readTheme()).toBe('system');
  setTheme('dark');
  expect(readTheme()).toBe('dark');
  setTheme('system');
  expect(readTheme()).toBe('system');
  expect(localStorage.getItem('theme')).toBeNull();
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
