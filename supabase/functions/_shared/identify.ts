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

  async function ask(token: string): Promise<Response> {
    try {
      return await fetch(`${url}/auth/v1/user`, {
        headers: { apikey: anonKey, authorization: `Bearer ${token}` },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch {
      throw away();
    }
  }

  return async (request) => {
    const header = request.headers.get('authorization') ?? '';
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header)?.[1];
    if (token === undefined) throw refusal();
    const response = await ask(token);
    if (response.status >= 500 || response.status === 429) {
      await response.body?.cancel();
      throw away();
    }
    if (response.status !== 200) {
      await response.body?.cancel();
      throw refusal();
    }
    const account = accountSchema.safeParse(await response.json());
    if (!account.success) throw refusal();
    return { id: account.data.id, token };
  };
}
