import { hydrationOver } from './hydration';

/** What the backend is asked before the application's code is there. */
export interface EarlyRequest {
  url: string;
  headers: Record<string, string>;
  /** Empty for what is only read; anything else is posted. */
  body: string;
}

/** A read that the inline script of the page has begun. */
export interface EarlyRead extends EarlyRequest {
  answer: Promise<Response>;
}

/** Milliseconds of the page's life in which an early response is still one of now. */
const earlyPeriod = 60_000;

/** The response of the identical request begun in the page's head, once. */
function takeEarly(...[input, init]: Parameters<typeof fetch>): Promise<Response> | null {
  const body = init?.body ?? '';
  if (performance.now() > earlyPeriod) globalThis.earlyReads = undefined;
  const { earlyReads = [] } = globalThis;
  const authorization = new Headers(init?.headers).get('authorization');
  const early = earlyReads.find(
    (read) =>
      read.url === input && read.body === body && (read.headers['authorization'] ?? null) === authorization,
  );
  if (early === undefined) return null;
  globalThis.earlyReads = earlyReads.filter((read) => read !== early);
  return early.answer;
}

/** `fetch` that reuses what the page's head has begun, and answers once the page is hydrated. */
export const fetchOrEarly: typeof fetch = async (input, init) => {
  try {
    return await (takeEarly(input, init) ?? fetch(input, init));
  } finally {
    await hydrationOver();
  }
};
