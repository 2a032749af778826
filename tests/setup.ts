import '@testing-library/jest-dom/vitest';
import { AuthClient } from '@supabase/auth-js';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import React from 'react';
import { toast } from 'sonner';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { sessionStorageKey } from '@/lib/supabase/auth-storage';
import { closingClients } from './support/browser/closed-clients';
import { dayOfTests } from './support/browser/day-of-tests';
import { quickStyles } from './support/browser/computed-style';
import { elementError } from './support/browser/element-error';
import { writesEnded } from './support/browser/open-writes';
import { server } from './support/fake-backend';
import { quickLabels } from './support/browser/quick-labels';
import { quickTexts } from './support/browser/quick-texts';
import { replacedTexts } from './support/browser/replaced-texts';
import { standingFinds } from './support/browser/standing-finds';
import { strayTexts } from './support/browser/words-on-screen';

// Busy machines compile pages slowly: wait by condition, not by this limit.
configure({ asyncUtilTimeout: 20_000, getElementError: elementError });

// The toasts' library captures the pointer on a press; jsdom has no pointers to capture.
Object.assign(Element.prototype, { setPointerCapture: () => {} });

const noMatch = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
class NoSizes {
  observe(): void {}
  disconnect(): void {}
}
Object.assign(window, { matchMedia: () => noMatch, ResizeObserver: NoSizes });

const { getComputedStyle } = window;

// The service's client warns about each reopening in one process.
const instances: unknown = Reflect.get(AuthClient, 'nextInstanceID');
if (typeof instances === 'object' && instances !== null) {
  const onlyOne = { configurable: true, get: () => 0, set: () => {} };
  Object.defineProperty(instances, sessionStorageKey, onlyOne);
}

// Only warnings show these origins, which cost a tenth of the time.
const react: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof react === 'object' && react !== null) {
  const enough = { configurable: true, get: () => Infinity, set: () => {} };
  Object.defineProperty(react, 'recentlyCreatedOwnerStacks', enough);
}

let putBack = () => {};
let closeClients = () => Promise.resolve();

const putDayBack = dayOfTests();

const unannounced: string[] = [];

const toastFarewell = 300;

/** Screen readers announce them, and then nothing. */
const emptyLists = ':is(main, [role$="dialog"]) :is(ul, ol, dl, tbody):empty';
let toastsGoneAt = 0;

beforeAll(() => {
  for (const sheet of document.querySelectorAll('style')) sheet.remove();
  window.getComputedStyle = quickStyles(getComputedStyle);
  closeClients = closingClients();
  const undo = [quickLabels(), quickTexts(), standingFinds()];
  putBack = () => {
    for (const back of undo) back();
  };
  server.listen({
    onUnhandledRequest(request) {
      unannounced.push(`${request.method} ${request.url}`);
    },
  });
});

beforeEach(() => {
  dayOfTests();
  vi.spyOn(console, 'error');
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
});

afterEach(async () => {
  if (document.querySelector('[data-sonner-toast]')) toastsGoneAt = performance.now() + toastFarewell;
  const strays = strayTexts();
  const replaced = replacedTexts();
  const empty = [...document.querySelectorAll(emptyLists)].map(({ outerHTML }) => outerHTML);
  cleanup();
  await writesEnded();
  toast.dismiss();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  server.resetHandlers();
  // A test after 'offline' would wait for ever: clients outlive files.
  onlineManager.setOnline(true);
  try {
    expect(unannounced.splice(0), 'requests nobody announced').toEqual([]);
    expect(strays, 'English or words without their accents on the screen').toEqual([]);
    expect(empty, 'lists of nothing').toEqual([]);
    expect(replaced, 'texts that break where a browser translates').toEqual([]);
    expect(console.error, 'console.error').not.toHaveBeenCalled();
  } finally {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
});

afterAll(async () => {
  putDayBack();
  server.close();
  window.getComputedStyle = getComputedStyle;
  putBack();
  await vi.dynamicImportSettled();
  await closeClients();
  await new Promise((resolve) => setTimeout(resolve, toastsGoneAt - performance.now()));
  // Files share a process, never module state: each begins freshly opened.
  vi.resetModules();
});
