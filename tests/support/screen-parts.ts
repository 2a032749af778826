import { screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** By its label's text; the library's search asks every element of the page for its labels, which jsdom finds slowly. */
export function field(label: string): HTMLElement {
  const [only, ...others] = screen.queryAllByText(label, { selector: 'label' });
  const isSole = only instanceof HTMLLabelElement && others.length === 0;
  return (isSole ? only.control : null) ?? screen.getByLabelText(label);
}

export const button = (name: string) => screen.getByRole('button', { name });

/** Waits for the title. */
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

/** Allows the client's own log of a failed request. Call the result at the end: it fails unless that was logged. */
export function expectClientLog(): () => void {
  vi.mocked(console.error).mockImplementation(() => undefined);
  return () => {
    expect(console.error).toHaveBeenCalled();
    vi.mocked(console.error).mockClear();
  };
}
