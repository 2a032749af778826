import * as z from 'zod';
import { UserError } from './errors.ts';

export interface Caller {
  id: string;
  token: string;
}

/** Rejects with UserError: 401 without an account, 503 when that cannot be found out. */
export type Identify = (request: Request) => Promise<Caller>;

export interface IdentifyOptions {
  url: string;
  anonKey: string;
  fetch: typeof fetch;
  loginRequired: string;
}

const accountSchema = z.object({
  id: z.uuid(),
  role: z.literal('authenticated'),
  is_anonymous: z.literal(false).optional(),
});

const timeoutMs = 8_000;

/** Asks the authentication service, which checks the signature, the account and the session. */
export function createIdentify({ url, anonKey, fetch, loginRequired }: IdentifyOptions): Identify {
  const refusal = () => new UserError(401, 'login_required', loginRequired);
  const away = () => new UserError(503, 'auth_away', 'Não foi possível conferir sua sessão. Tente de novo.');

  async function ask(token: string): Promise<{ status: number; body: unknown }> {
    try {
      const response = await fetch(`${url}/auth/v1/user`, {
        headers: { apikey: anonKey, authorization: `Bearer ${token}` },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const { status } = response;
      if (status === 200) return { status, body: await response.json() };
      await response.body?.cancel();
      return { status, body: null };
    } catch {
      throw away();
    }
  }

  return async (request) => {
    const header = request.headers.get('authorization') ?? '';
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header)?.[1];
    if (token === undefined) throw refusal();
    const { status, body } = await ask(token);
    if (status >= 500 || status === 429) throw away();
    const account = accountSchema.safeParse(body);
    if (!account.success) throw refusal();
    return { id: account.data.id, token };
  };
}
