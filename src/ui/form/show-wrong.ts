import { flushSync } from 'react-dom';

/** A focus that arrives at the first wrong field reads its error. */
export function showWrong(show: () => void, fields: ParentNode | null): void {
  flushSync(show);
  fields?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
