import { screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** The input with this label. */
export const field = (label: string) => screen.getByLabelText(label);

export const button = (name: string) => screen.getByRole('button', { name });

/** The screen's title, once it is there. */
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Waits until toasts show these words. */
export async function toasted(...words: string[]): Promise<void> {
  for (const text of words) await waitFor(() => expect(screen.getByText(text)).toBeVisible());
}

/** No toast is shown or pending. */
export async function expectNoToast(): Promise<void> {
  await vi.dynamicImportSettled();
  expect(document.querySelector('[data-sonner-toast]')).toBeNull();
}

/**
 * The service's client logs by itself that it got no answer, or no session; without this that log would fail the test.
 * @returns to be called at the end: it fails unless that was logged.
 */
export function expectClientLog(): () => void {
  vi.mocked(console.error).mockImplementation(() => undefined);
  return () => {
    expect(console.error).toHaveBeenCalled();
    vi.mocked(console.error).mockClear();
  };
}
