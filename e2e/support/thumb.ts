import type { Locator } from '@playwright/test';

/** Buttons, links and fields count once, typing itself not. */
export function thumbOf(): {
  tap: (target: Locator) => Promise<void>;
  type: (target: Locator, text: string) => Promise<void>;
  taps: () => number;
} {
  let count = 0;
  const tap = async (target: Locator) => {
    count += 1;
    await target.click();
  };
  return {
    tap,
    type: async (target, text) => {
      await tap(target);
      await target.pressSequentially(text);
    },
    taps: () => count,
  };
}
