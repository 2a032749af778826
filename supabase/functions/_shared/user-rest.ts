/** Rows as the token's owner may see them. Rejects with UserRestError. */
export type UserRest = (token: string, path: string) => Promise<unknown>;

class UserRestError extends Error {
  override readonly name = 'UserRestError';
}

export interface UserRestOptions {
  url: string;
  anonKey: string;
  fetch: typeof fetch;
}

const timeoutMs = 10_000;

/** Only reads, with the caller's own token: row-level security decides. */
export function createUserRest({ url, anonKey, fetch }: UserRestOptions): UserRest {
  return async (token, path) => {
    const table = path.split('?')[0] ?? '';
    try {
      const response = await fetch(`${url}/rest/v1/${path}`, {
        headers: { apikey: anonKey, authorization: `Bearer ${token}`, accept: 'application/json' },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.ok) {
        const rows: unknown = await response.json();
        return rows;
      }
      await response.body?.cancel();
      throw new UserRestError(`${table}: ${response.status}`);
    } catch (error) {
      if (error instanceof UserRestError) throw error;
      throw new UserRestError(`${table}: ${String(error)}`);
    }
  };
}
