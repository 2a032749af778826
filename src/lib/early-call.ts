declare global {
  interface Window {
    /** A call that the page's head has made before the application's code is there. */
    earlyCall?: (EarlyRequest & { answer: Promise<Response> }) | undefined;
  }
}

/** What the backend is asked in public; the build learns it from the application's own read. */
export interface EarlyRequest {
  url: string;
  headers: Record<string, string>;
  /** Empty for what is only read; anything else is posted. */
  body: string;
}

/** Milliseconds: as patient as the application is with its own calls. */
const patience = 60_000;

/** Makes a call from the page's head; returns its answer, which the application has as well, once. */
export function startEarlyCall(request: EarlyRequest): Promise<Response> {
  const { url, headers, body } = request;
  const content = body === '' ? {} : { method: 'POST', body };
  const answer = fetch(url, { ...content, headers, signal: AbortSignal.timeout(patience) });
  window.earlyCall = { ...request, answer };
  return answer;
}

/** `fetch`, but for the first request that is the very one that the page's head has made: its answer is already coming. */
export const fetchOrEarly: typeof fetch = (input, init) => {
  // The build reads the list of candidates without a browser.
  const early = typeof window === 'undefined' ? undefined : window.earlyCall;
  if (early === undefined || input !== early.url || (init?.body ?? '') !== early.body)
    return fetch(input, init);
  window.earlyCall = undefined;
  return early.answer;
};
