/** One line about what happened: an event and plain facts, never a person's data, an address or a query. */
export type Log = (event: string, facts: Readonly<Record<string, string | number>>) => void;

/** The platform collects what functions print. */
export const printLog: Log = (event, facts) => globalThis.console.error(JSON.stringify({ event, ...facts }));

/** The name and message of something thrown, cut short for a line of the log. */
export function describeError(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.slice(0, 300);
}
