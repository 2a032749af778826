import { errors, importJWK, jwtVerify, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';
import * as z from 'zod';
import { forbidden, type AuthError } from '../errors.ts';
import type { Settings } from '../options.ts';

const claimsSchema = z.object({
  sub: z.string().optional(),
  role: z.string().default(''),
  aud: z.union([z.string(), z.array(z.string())]).optional(),
  session_id: z.string().optional(),
  is_anonymous: z.boolean().default(false),
});

export type Claims = z.infer<typeof claimsSchema>;

export interface Keyring {
  sign(claims: JWTPayload): Promise<string>;
  /** The claims of a valid token; throws bad_jwt for any other. */
  verify(token: string): Promise<Claims>;
  /** What `/.well-known/jwks.json` shows: public halves only, never a shared secret. */
  publicKeys: JWK[];
}

type Key = CryptoKey | Uint8Array;

interface Signer {
  key: Key;
  header: { alg: string; typ: 'JWT'; kid?: string };
}

function publicHalf(jwk: JWK): JWK {
  const { kty, n, e, crv, x, y, kid, alg, use } = jwk;
  const members = Object.entries({ kty, n, e, crv, x, y, kid, alg, use });
  return {
    ...Object.fromEntries(members.filter(([, value]) => value !== undefined)),
    kty,
    key_ops: ['verify'],
  };
}

function refusal(error: unknown): AuthError {
  const prefix = 'invalid JWT: unable to parse or verify signature, ';
  if (error instanceof errors.JWTExpired) {
    return forbidden('bad_jwt', `${prefix}token has invalid claims: token is expired`);
  }
  if (error instanceof errors.JWTClaimValidationFailed) {
    return forbidden('bad_jwt', `${prefix}token has invalid claims: token is not valid yet`);
  }
  if (error instanceof errors.JWSSignatureVerificationFailed) {
    return forbidden('bad_jwt', `${prefix}token signature is invalid: signature is invalid`);
  }
  if (error instanceof errors.JOSEAlgNotAllowed) {
    return forbidden('bad_jwt', `${prefix}token signature is invalid: signing method is invalid`);
  }
  return forbidden(
    'bad_jwt',
    `${prefix}token is malformed: token contains an invalid number of segments or is not decodable`,
  );
}

/** Signs with the first signing key, verifies by `kid`, else the secret. */
export async function createKeyring(
  settings: Pick<Settings, 'jwtSecret' | 'signingKeys' | 'now'>,
): Promise<Keyring> {
  const secret = new TextEncoder().encode(settings.jwtSecret);
  const verifiers = new Map<string, Key>();
  let signer: Signer = { key: secret, header: { alg: 'HS256', typ: 'JWT' } };
  for (const jwk of settings.signingKeys.toReversed()) {
    const isSecret = jwk.kty === 'oct';
    const alg = jwk.alg ?? 'RS256';
    if (jwk.kid !== undefined) {
      verifiers.set(jwk.kid, await importJWK(isSecret ? jwk : publicHalf(jwk), alg));
    }
    if (jwk.key_ops?.includes('sign')) {
      const key = await importJWK({ ...jwk, key_ops: ['sign'] }, alg);
      signer = { key, header: { alg, typ: 'JWT', ...(jwk.kid === undefined ? {} : { kid: jwk.kid }) } };
    }
  }
  return {
    publicKeys: settings.signingKeys.filter((jwk) => jwk.kty !== 'oct').map(publicHalf),
    sign: (claims) => new SignJWT(claims).setProtectedHeader(signer.header).sign(signer.key),
    async verify(token) {
      try {
        const { payload } = await jwtVerify(
          token,
          ({ kid, alg }) => {
            const key = kid === undefined ? undefined : verifiers.get(kid);
            if (key !== undefined) return key;
            if (alg !== 'HS256') throw new errors.JOSEAlgNotAllowed('unrecognized key');
            return secret;
          },
          { algorithms: ['HS256', 'RS256', 'ES256'], currentDate: settings.now() },
        );
        return claimsSchema.parse(payload);
      } catch (error) {
        throw refusal(error);
      }
    },
  };
}
