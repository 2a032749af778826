import { prettyDOM } from '@testing-library/react';

/** Waiting queries throw often: serializing each costs a tenth of a suite. */
export function elementError(message: string | null, container: Element): Error {
  const error = new Error();
  Error.captureStackTrace(error, elementError);
  error.name = 'TestingLibraryElementError';
  let words: string | undefined;
  const read = () => (words ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n'));
  return Object.defineProperty(error, 'message', { configurable: true, get: read });
}
