/** Calls a function of the database and returns its JSON. Rejects with RpcError, also when the database is away. */
export type Rpc = (name: string, args: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** The database refused or could not be reached. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
}

export interface RpcOptions {
  /** Address of the project, without a slash at its end. */
  url: string;
  serviceRoleKey: string;
  fetch: typeof fetch;
}

const timeoutMs = 10_000;

/** Speaks to the table API with the service role, the only one that may call the functions meant for functions. */
export function createRpc({ url, serviceRoleKey, fetch }: RpcOptions): Rpc {
  const headers = {
    apikey: serviceRoleKey,
    authorization: `Bearer ${serviceRoleKey}`,
    'content-type': 'application/json',
  };
  return async (name, args) => {
    try {
      const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(args),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      if (!response.ok) throw new RpcError(`${name}: ${response.status} ${text.slice(0, 200)}`);
      const json: unknown = text === '' ? null : JSON.parse(text);
      return json;
    } catch (error) {
      if (error instanceof RpcError) throw error;
      throw new RpcError(`${name}: ${String(error)}`);
    }
  };
}
