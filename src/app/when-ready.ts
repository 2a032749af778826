import type { createMemoryRouter } from 'react-router-dom';

/** Resolves once a router has loaded the page it was opened with, or knows that it cannot be loaded. */
export function whenReady({ state, subscribe }: ReturnType<typeof createMemoryRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (state.initialized) {
      resolve();
      return;
    }
    const unsubscribe = subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
