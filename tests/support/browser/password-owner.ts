import { expect } from 'vitest';
import { maria } from '../session';

/** Chromium and Firefox overlook inputs of type 'hidden'. */
export function expectOwner(password: HTMLElement): void {
  const fields = Array.from(password.closest('form')?.elements ?? []);
  const owner = fields.find((field) => field.getAttribute('autocomplete') === 'username');
  expect(owner).toHaveRole('textbox');
  expect(owner).toHaveValue(maria.email);
  expect(owner).not.toBeVisible();
}
