import { prettyDOM } from '@testing-library/react';

/**
 * What a query that finds nothing throws, with the page in its words. These are put together when they are read: a
 * query that waits throws many times before it finds, and writing the page down each time costs a tenth of a suite.
 */
export function elementError(message: string | null, container: Element): Error {
  const error = new Error();
  Error.captureStackTrace(error, elementError);
  error.name = 'TestingLibraryElementError';
  let words: string | undefined;
  const read = () => (words ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n'));
  return Object.defineProperty(error, 'message', { configurable: true, get: read });
}
