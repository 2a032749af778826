/** An event and plain facts, never personal data, an address or a query. */
export type Log = (event: string, facts: Readonly<Record<string, string | number>>) => void;

export const printLog: Log = (event, facts) => globalThis.console.error(JSON.stringify({ event, ...facts }));

/** Runtimes quote the address of a failed request, whose query tells who asked and for whom. */
const addresses = /\bhttps?:\/\/[^\s)]+/gi;

export function describeError(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.replace(addresses, '<url>').slice(0, 300);
}
