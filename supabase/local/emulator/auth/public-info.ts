import type { Handler } from './context.ts';
import { json } from './http.ts';

export const health: Handler = () =>
  json({
    version: 'local',
    name: 'GoTrue',
    description: 'GoTrue is a user registration and authentication API',
  });

/** GET /.well-known/jwks.json; empty while tokens are signed with the secret. */
export const publicKeys: Handler = ({ keyring }) =>
  json({ keys: keyring.publicKeys }, 200, { 'cache-control': 'public, max-age=600' });
