/** What the backend is asked before the application's code is there. */
export interface EarlyRequest {
  url: string;
  headers: Record<string, string>;
  /** Empty for what is only read; anything else is posted. */
  body: string;
  /** Parameters with which the address does not show it. */
  unless?: readonly string[];
}

/** A read that the inline script of the page has begun. */
export interface EarlyRead extends EarlyRequest {
  answer: Promise<Response>;
}

/** Milliseconds of the page's life in which an early response is still one of now. */
const earlyPeriod = 60_000;

/** `fetch` that reuses, once, the response of the identical request begun in the page's head. */
export const fetchOrEarly: typeof fetch = (input, init) => {
  const body = init?.body ?? '';
  if (performance.now() > earlyPeriod) globalThis.earlyReads = undefined;
  const { earlyReads = [] } = globalThis;
  const authorization = new Headers(init?.headers).get('authorization');
  const early = earlyReads.find(
    (read) =>
      read.url === input && read.body === body && (read.headers['authorization'] ?? null) === authorization,
  );
  if (early === undefined) return fetch(input, init);
  globalThis.earlyReads = earlyReads.filter((read) => read !== early);
  return early.answer;
};
