import { writableJson } from './clean-text.ts';

/** Rejects with RpcError, also when the database is away. */
export type Rpc = (name: string, args: Readonly<Record<string, unknown>>) => Promise<unknown>;

export class RpcError extends Error {
  override readonly name = 'RpcError';
}

export interface RpcOptions {
  url: string;
  serviceRoleKey: string;
  fetch: typeof fetch;
}

const timeoutMs = 10_000;
/** They quote rows, and what a refusal says is logged. */
const details = /"details": ?"(?:[^"\\]|\\.)*",?/;

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
        body: writableJson(JSON.stringify(args)),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      if (!response.ok)
        throw new RpcError(`${name}: ${response.status} ${text.replace(details, '').slice(0, 200)}`);
      const json: unknown = text === '' ? null : JSON.parse(text);
      return json;
    } catch (error) {
      if (error instanceof RpcError) throw error;
      throw new RpcError(`${name}: ${String(error)}`);
    }
  };
}
