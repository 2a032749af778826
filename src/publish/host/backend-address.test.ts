import { fileURLToPath } from 'node:url';
import { resolveConfig } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { backendOrigin } from './backend-address.ts';

const key = { VITE_SUPABASE_ANON_KEY: 'public-key' };

afterEach(() => {
  vi.unstubAllEnvs();
});

it('the address of the backend is the origin of the project', () => {
  expect(backendOrigin({ VITE_SUPABASE_URL: ' https://x.supabase.co/ ', ...key })).toBe(
    'https://x.supabase.co',
  );
  expect(backendOrigin({ VITE_SUPABASE_URL: 'http://127.0.0.1:54321', ...key })).toBe(
    'http://127.0.0.1:54321',
  );
});

it.each([
  [{}, /^Falta a variável VITE_SUPABASE_URL, .*\.env\.local/],
  [{ VITE_SUPABASE_URL: '  ', ...key }, /^Falta a variável VITE_SUPABASE_URL, /],
  [{ VITE_SUPABASE_URL: 'https://x.supabase.co' }, /^Falta a variável VITE_SUPABASE_ANON_KEY, /],
  [
    { VITE_SUPABASE_URL: 'x.supabase.co', ...key },
    /^VITE_SUPABASE_URL não é um endereço http ou https: "x\./,
  ],
  [
    { VITE_SUPABASE_URL: 'javascript:1', ...key },
    /^VITE_SUPABASE_URL não é um endereço http ou https: "java/,
  ],
])('%o stops a build with one sentence', (variables, sentence) => {
  expect(() => backendOrigin(variables)).toThrow(sentence);
});

it.each(['https://x.supabase.co/rest/v1/', 'https://x.supabase.co?a=1', 'https://u:p@x.supabase.co'])(
  '%s is more than the address of a project, which a build is told in one sentence',
  (address) => {
    expect(() => backendOrigin({ VITE_SUPABASE_URL: address, ...key })).toThrow(
      /^VITE_SUPABASE_URL deve ser só o endereço do projeto, .* e não "https:/,
    );
  },
);

it('the configuration of a build asks for it, the one of the development server does not', async () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  vi.stubEnv('VITE_SUPABASE_URL', '');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', '');
  await expect(resolveConfig({ root, logLevel: 'silent' }, 'build', 'production')).rejects.toThrow(
    /^Falta a variável VITE_SUPABASE_URL, /,
  );
  expect((await resolveConfig({ root, logLevel: 'silent' }, 'serve')).command).toBe('serve');
});
