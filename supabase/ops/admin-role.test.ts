import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setAdministrator } from './admin-role.ts';
import { demoAccounts } from '../local/data/demo-accounts.ts';
import { projectAccess } from './project-access.ts';
import { beginStack, type Stack } from '../local/cli/stack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await (await beginStack({ port: 0, storage: { kind: 'memory' } })).ready;
});
afterAll(() => stack.stop());

const email = demoAccounts[0].email;

async function administrators(): Promise<string[]> {
  const { rows } = await stack.database.query<{ email: string }>(
    `select u.email from public.user_roles as r join auth.users as u on u.id = r.user_id where r.role = 'admin' order by 1`,
  );
  return rows.map((row) => row.email);
}

describe('giving and taking the role of administrator', () => {
  it('gives it once, however often it is asked, and takes it again', async () => {
    await setAdministrator(stack, email.toUpperCase(), true);
    await setAdministrator(stack, email, true);
    expect(await administrators()).toEqual(['admin@pautaaberta.local', email]);
    await setAdministrator(stack, email, false);
    await setAdministrator(stack, email, false);
    expect(await administrators()).toEqual(['admin@pautaaberta.local']);
  });

  it('says that nobody has the e-mail', async () => {
    await expect(setAdministrator(stack, 'ninguem@exemplo.org', true)).rejects.toThrow(
      'Ninguém com o e-mail ninguem@exemplo.org',
    );
  });

  it('works with no other key than the service role’s', async () => {
    const visitor = { url: stack.url, serviceRoleKey: stack.anonKey };
    await expect(setAdministrator(visitor, email, true)).rejects.toThrow();
    expect(await administrators()).toEqual(['admin@pautaaberta.local']);
  });
});

describe('the project a command acts on', () => {
  it('is the embedded backend, or the one that is named with its key', async () => {
    expect((await projectAccess({}, 54321)).url).toBe('http://127.0.0.1:54321');
    const named = { SUPABASE_URL: 'https://p.supabase.co/', SUPABASE_SERVICE_ROLE_KEY: 'key' };
    expect(await projectAccess(named, 54321)).toEqual({
      url: 'https://p.supabase.co',
      serviceRoleKey: 'key',
    });
  });

  it.each([{ SUPABASE_URL: 'https://p.supabase.co' }, { SUPABASE_SERVICE_ROLE_KEY: 'key' }])(
    'is never guessed from half of a name (%j)',
    async (variables) => {
      await expect(projectAccess(variables, 54321)).rejects.toThrow('juntas');
    },
  );
});
