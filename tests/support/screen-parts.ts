import { screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

const wordsOf = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();

/** By its only label; the query by label would ask each element of a long form for all of its own. */
export function field(label: string): HTMLElement {
  const [only, other] = [...document.querySelectorAll('label')].filter((one) => wordsOf(one) === label);
  const hasNamesake = [...document.querySelectorAll('[aria-label]')].some((one) => one.ariaLabel === label);
  return (!other && !hasNamesake && only?.control) || screen.getByLabelText(label);
}

export const button = (name: string) => screen.getByRole('button', { name });

/** Waits for the title. */
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Waits until toasts show these words. */
export async function toasted(...words: string[]): Promise<void> {
  // The code of toasts comes with the first one, on a busy machine later than a wait may last.
  await Promise.all([import('@/lib/show-toast'), import('@/ui/dialog/toaster')]);
  for (const text of words) await waitFor(() => expect(screen.getByText(text)).toBeVisible());
}

/** No toast is shown or pending. */
export async function expectNoToast(): Promise<void> {
  await vi.dynamicImportSettled();
  expect(document.querySelector('[data-sonner-toast]')).toBeNull();
}

/** Allows the client's own log of a failed request. Call the result at the end: it fails unless that was logged. */
export function expectClientLog(): () => void {
  vi.mocked(console.error).mockImplementation(() => undefined);
  return () => {
    expect(console.error).toHaveBeenCalled();
    vi.mocked(console.error).mockClear();
  };
}
