/** An event and plain facts, never personal data, an address or a query. */
export type Log = (event: string, facts: Readonly<Record<string, string | number>>) => void;

export const printLog: Log = (event, facts) => globalThis.console.error(JSON.stringify({ event, ...facts }));

export function describeError(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.slice(0, 300);
}
