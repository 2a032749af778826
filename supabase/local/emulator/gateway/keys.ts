import { roleKey, TokenError, verifyToken } from '../jwt.ts';

export type KeyRole = 'anon' | 'service_role';

/** Two JWTs and the two opaque keys of the same roles. */
export interface ProjectKeys {
  anonKey: string;
  serviceRoleKey: string;
  publishableKey: string;
  secretKey: string;
  /** Null when the key is another project's or nobody's. */
  roleOf(key: string): Promise<KeyRole | null>;
  /** The JWT that the services behind the gateway understand. */
  tokenOf(role: KeyRole): string;
}

/** The CLI's local keys: public, and worthless anywhere else. */
const localPublishableKey = 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH';
const localSecretKey = 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz';

/** With the CLI's secret they equal the CLI's own keys. */
export async function projectKeys(jwtSecret: string): Promise<ProjectKeys> {
  const anonKey = await roleKey('anon', jwtSecret);
  const serviceRoleKey = await roleKey('service_role', jwtSecret);
  const known = new Map<string, KeyRole>([
    [anonKey, 'anon'],
    [localPublishableKey, 'anon'],
    [serviceRoleKey, 'service_role'],
    [localSecretKey, 'service_role'],
  ]);

  async function signedRole(key: string): Promise<KeyRole | null> {
    try {
      const { role } = await verifyToken(key, jwtSecret);
      return role === 'anon' || role === 'service_role' ? role : null;
    } catch (error) {
      if (error instanceof TokenError) return null;
      throw error;
    }
  }

  return {
    anonKey,
    serviceRoleKey,
    publishableKey: localPublishableKey,
    secretKey: localSecretKey,
    roleOf: async (key) => known.get(key) ?? signedRole(key),
    tokenOf: (role) => (role === 'anon' ? anonKey : serviceRoleKey),
  };
}
