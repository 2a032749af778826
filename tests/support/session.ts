export interface TestUser {
  id: string;
  email: string;
  name: string;
}

/** An invented voter. */
export const maria: TestUser = {
  id: '7d4c2a1e-0000-4000-8000-000000000001',
  email: 'maria@exemplo.com.br',
  name: 'Maria da Silva',
};

/** A session of an hour as the authentication service hands it out. */
export function aSession({ id, email, name }: TestUser) {
  const expiresIn = 3600;
  return {
    access_token: `token-of-${id}`,
    refresh_token: `refresh-of-${id}`,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: Math.floor(Date.now() / 1000) + expiresIn,
    user: {
      id,
      email,
      aud: 'authenticated',
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { name },
      identities: [],
      created_at: '2026-09-01T12:00:00.000Z',
    },
  };
}
