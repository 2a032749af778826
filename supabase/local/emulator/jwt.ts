import { jwtVerify, SignJWT, errors, type JWTPayload } from 'jose';

/** The CLI's secret for every local project: public, protecting nothing. */
export const localJwtSecret = 'super-secret-jwt-token-with-at-least-32-characters-long';

export type TokenRefusal = 'malformed' | 'signature' | 'expired' | 'not-yet-valid' | 'algorithm';

/** Each layer answers it in its own service's words. */
export class TokenError extends Error {
  override readonly name = 'TokenError';
  readonly reason: TokenRefusal;
  constructor(reason: TokenRefusal, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Signs claims with HS256; `exp` and `iat` are the caller's (seconds since 1970). */
export function signToken(claims: JWTPayload, secret: string): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(secret));
}

/** The claims of a valid HS256 token; throws TokenError for everything else ("alg none" included). */
export async function verifyToken(token: string, secret: string): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), { algorithms: ['HS256'] });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new TokenError('expired', 'token is expired');
    if (error instanceof errors.JWTClaimValidationFailed)
      throw new TokenError('not-yet-valid', 'token has invalid claims');
    if (error instanceof errors.JOSEAlgNotAllowed)
      throw new TokenError('algorithm', 'token has a signing method that is not allowed');
    if (error instanceof errors.JWSSignatureVerificationFailed)
      throw new TokenError('signature', 'token signature is invalid');
    throw new TokenError('malformed', 'token is malformed');
  }
}

/** In the shape of the CLI's demonstration keys (until 2032). */
export function roleKey(role: 'anon' | 'service_role', secret: string): Promise<string> {
  return signToken({ iss: 'supabase-demo', role, exp: 1_983_812_996 }, secret);
}
