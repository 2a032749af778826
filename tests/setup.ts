import '@testing-library/jest-dom/vitest';
import { AuthClient } from '@supabase/auth-js';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import React from 'react';
import { toast } from 'sonner';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { sessionStorageKey } from '@/lib/supabase/auth-storage';
import { quickStyles } from './support/browser/computed-style';
import { elementError } from './support/browser/element-error';
import { server } from './support/fake-backend';
import { quickLabels } from './support/browser/quick-labels';
import { strayTexts } from './support/browser/words-on-screen';

// A page's code arrives in its own chunk, which a busy machine compiles slowly: wait by condition, not by this limit.
configure({ asyncUtilTimeout: 20_000, getElementError: elementError });

// The toasts' library captures the pointer on a press; jsdom has no pointers to capture.
Object.assign(Element.prototype, { setPointerCapture: () => {} });

// jsdom lays nothing out, so no media query holds unless a test says otherwise, and nothing changes its size.
const noMatch = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
class NoSizes {
  observe(): void {}
  disconnect(): void {}
}
Object.assign(window, { matchMedia: () => noMatch, ResizeObserver: NoSizes });

const { getComputedStyle } = window;

// Tests open the site more than once in one process, of which the account service's client would warn each time.
const instances: unknown = Reflect.get(AuthClient, 'nextInstanceID');
if (typeof instances === 'object' && instances !== null) {
  const onlyOne = { configurable: true, get: () => 0, set: () => {} };
  Object.defineProperty(instances, sessionStorageKey, onlyOne);
}

// React notes for every element where it was written, which only the text of its warnings shows: a tenth of the time.
const react: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof react === 'object' && react !== null) {
  const enough = { configurable: true, get: () => Infinity, set: () => {} };
  Object.defineProperty(react, 'recentlyCreatedOwnerStacks', enough);
}

let putLabelsBack = () => {};

const unannounced: string[] = [];

/** How long the toasts' library keeps a closed toast before it takes it away; its timer outlives the page. */
const toastFarewell = 300;
let toastsGoneAt = 0;

beforeAll(() => {
  // The toasts' library brings a style sheet, and jsdom tries each of its rules for every computed style: a tenth of the time.
  for (const sheet of document.querySelectorAll('style')) sheet.remove();
  window.getComputedStyle = quickStyles(getComputedStyle);
  putLabelsBack = quickLabels();
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
  // A request that a test leaves without an answer must not run out of time in the middle of another test.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
});

afterEach(() => {
  if (document.querySelector('[data-sonner-toast]')) toastsGoneAt = Date.now() + toastFarewell;
  const strays = strayTexts();
  cleanup();
  toast.dismiss();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  server.resetHandlers();
  // The query client outlives a file: reads of a test after 'offline' would wait for ever.
  onlineManager.setOnline(true);
  try {
    expect(unannounced.splice(0), 'requests nobody announced').toEqual([]);
    expect(strays, 'English or words without their accents on the screen').toEqual([]);
    expect(console.error, 'console.error').not.toHaveBeenCalled();
  } finally {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
});

afterAll(async () => {
  server.close();
  window.getComputedStyle = getComputedStyle;
  putLabelsBack();
  // Code still on its way would find no window any more.
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve, toastsGoneAt - Date.now()));
  // The files share a process, never the state of our modules: each begins like a page that was just opened.
  vi.resetModules();
});
