import { TokenError, verifyToken, type TokenRefusal } from '../jwt.ts';
import { RestError } from './errors.ts';

/** Who asks: the Postgres role to take and the claims that policies read. */
export interface Identity {
  readonly role: 'anon' | 'authenticated' | 'service_role';
  readonly claims: Readonly<Record<string, unknown>>;
}

const refusals: Readonly<Record<TokenRefusal, { code: string; message: string; details: string | null }>> = {
  malformed: {
    code: 'PGRST301',
    message: 'No suitable key or wrong key type',
    details: 'None of the keys was able to decode the JWT',
  },
  signature: {
    code: 'PGRST301',
    message: 'No suitable key or wrong key type',
    details: 'None of the keys was able to decode the JWT',
  },
  algorithm: {
    code: 'PGRST301',
    message: 'Wrong or unsupported encoding algorithm',
    details: 'Only HS256 is accepted',
  },
  expired: { code: 'PGRST303', message: 'JWT expired', details: null },
  'not-yet-valid': { code: 'PGRST303', message: 'JWT not yet valid', details: null },
};

function unauthorized(code: string, message: string, details: string | null): RestError {
  const challenge = `Bearer error="invalid_token", error_description=${JSON.stringify(message)}`;
  return new RestError({ status: 401, code, message, details, headers: { 'www-authenticate': challenge } });
}

function isRole(role: unknown): role is Identity['role'] {
  return role === 'anon' || role === 'authenticated' || role === 'service_role';
}

async function fromToken(token: string, secret: string): Promise<Identity> {
  if (token === '') throw unauthorized('PGRST301', 'Empty JWT is sent in Authorization header', null);
  const parts = token.split('.').length;
  if (parts !== 3) throw unauthorized('PGRST301', `Expected 3 parts in JWT; got ${parts}`, null);
  try {
    const claims = await verifyToken(token, secret);
    const role: unknown = claims['role'] ?? 'anon';
    if (isRole(role)) return { role, claims: { ...claims, role } };
    const asked = typeof role === 'string' ? role : JSON.stringify(role);
    throw new RestError({ status: 403, code: '42501', message: `permission denied to set role "${asked}"` });
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    const { code, message, details } = refusals[error.reason];
    throw unauthorized(code, message, details);
  }
}

/** Bearer, apikey, anon. RestError PGRST301 or PGRST303 (401), 42501 for another role. */
export async function identify(headers: Headers, jwtSecret: string): Promise<Identity> {
  const bearer = /^bearer(?:\s+(.*))?$/i.exec(headers.get('authorization') ?? '');
  const token = bearer === null ? headers.get('apikey') : (bearer[1] ?? '').trim();
  return token === null ? { role: 'anon', claims: { role: 'anon' } } : fromToken(token, jwtSecret);
}
