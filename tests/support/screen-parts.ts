import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';

const wordsOf = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();

/** By its only label: label queries cost too much in long forms. */
export function field(label: string): HTMLElement {
  const [only, other] = [...document.querySelectorAll('label')].filter((one) => wordsOf(one) === label);
  const hasNamesake = [...document.querySelectorAll('[aria-label]')].some((one) => one.ariaLabel === label);
  return (!other && !hasNamesake && only?.control) || screen.getByLabelText(label);
}

export const button = (name: string) => screen.getByRole('button', { name });

export const region = (name: string) => within(screen.getByRole('region', { name }));

/** Of the list's cards or rows, in their order. */
export const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

/** Waits for the card of this person. */
export async function cardOf(name: string) {
  const card = (await screen.findByRole('heading', { level: 3, name })).closest('article');
  if (!card) throw new Error(`${name} has no card`);
  return within(card);
}

/** Opens a part of the page that begins folded. */
export async function openPart(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('heading', { level: 2, name }));
  return region(name);
}

/** With the space of money written as a plain one. */
export const wordsIn = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));

/** One attribute of a picture's shapes, as whole numbers. */
export const drawn = (shapes: Iterable<Element | null>, attribute: string) =>
  [...shapes].map((shape) => Math.round(Number.parseFloat(shape?.getAttribute(attribute) ?? '')));

/** How much of its room each bar fills, in whole percent. */
export const barsIn = (...elements: readonly Element[]) =>
  elements.flatMap((element) =>
    drawn(element.querySelectorAll('svg[overflow="visible"] > rect:first-child:not([x])'), 'width'),
  );

/** Waits for the title. */
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The first frame's links give way to the page's, so none is held. */
export async function linkShown(name: string): Promise<void> {
  await waitFor(() => expect(screen.getByRole('link', { name })).toBeVisible());
}

/** Waits until toasts show these words. */
export async function toasted(...words: string[]): Promise<void> {
  // Toasts' code loads with the first, perhaps after a wait ends.
  await Promise.all([import('@/lib/show-toast'), import('@/ui/dialog/toaster')]);
  for (const text of words) await waitFor(() => expect(screen.getByText(text)).toBeVisible());
}

/** No toast is shown or pending. */
export async function expectNoToast(): Promise<void> {
  await vi.dynamicImportSettled();
  expect(document.querySelector('[data-sonner-toast]')).toBeNull();
}

/** Await the result at the end: it fails without that log. */
export function expectClientLog(): () => Promise<void> {
  vi.mocked(console.error).mockImplementation(() => undefined);
  return async () => {
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    vi.mocked(console.error).mockClear();
  };
}
