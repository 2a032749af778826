import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { server } from './support/fake-backend';

const unannounced: string[] = [];

beforeAll(() => {
  server.listen({
    onUnhandledRequest(request) {
      unannounced.push(`${request.method} ${request.url}`);
    },
  });
});

beforeEach(() => {
  vi.spyOn(console, 'error');
  // jsdom has no page to scroll; the router only needs the call to exist.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  toast.dismiss();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  server.resetHandlers();
  expect(unannounced.splice(0), 'requests nobody announced').toEqual([]);
  expect(console.error, 'console.error').not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

afterAll(() => {
  server.close();
});
