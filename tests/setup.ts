import '@testing-library/jest-dom/vitest';
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
});

afterEach(() => {
  server.resetHandlers();
  expect(unannounced.splice(0), 'requests nobody announced').toEqual([]);
  expect(console.error, 'console.error').not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

afterAll(() => {
  server.close();
});
