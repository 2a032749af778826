import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { setAdministrator } from './admin-role.ts';
import { run as grant } from './commands/admin-grant.ts';
import { run as revoke } from './commands/admin-revoke.ts';
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
    await expect(setAdministrator(visitor, email, true)).rejects.toThrow(
      /^O serviço de contas em \S+ recusou o pedido \(\d{3}\)\. A chave é a service_role\?$/,
    );
    expect(await administrators()).toEqual(['admin@pautaaberta.local']);
  });

  it('finds an account after two hundred others', async () => {
    const asked: string[] = [];
    const many = Array.from({ length: 200 }, (_, at) => ({ id: `other-${at}`, email: `${at}@exemplo.org` }));
    const server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://accounts.test');
      const isRoles = pathname === '/rest/v1/user_roles';
      asked.push(
        isRoles ? `${request.method} ${searchParams.get('user_id')}` : String(searchParams.get('page')),
      );
      const users = searchParams.get('page') === '1' ? many : [{ id: 'own', email }];
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isRoles ? [] : { users }));
    });
    onTestFinished(() => void server.close());
    const url = await new Promise<string>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
      });
    });
    await setAdministrator({ url, serviceRoleKey: 'key' }, email, false);
    expect(asked).toEqual(['1', '2', 'DELETE eq.own']);
  });
});

describe('the commands of an operator', () => {
  const said = vi.fn<(line: string) => boolean>(() => true);
  beforeAll(() => {
    vi.stubEnv('SUPABASE_URL', `${stack.url}/`);
    vi.stubEnv('SUPABASE_SERVICE_ROLE_KEY', stack.serviceRoleKey);
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => said(String(text)));
  });
  afterEach(() => said.mockClear());
  afterAll(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  it('say who is and who is no longer an administrator, and where', async () => {
    await grant([` ${email} `]);
    expect(said).toHaveBeenLastCalledWith(`${email} agora é administrador em ${stack.url}.\n`);
    expect(await administrators()).toEqual(['admin@pautaaberta.local', email]);
    await revoke([email]);
    expect(said).toHaveBeenLastCalledWith(`${email} não é mais administrador em ${stack.url}.\n`);
    expect(await administrators()).toEqual(['admin@pautaaberta.local']);
  });

  it.each([
    ['admin:grant', grant],
    ['admin:revoke', revoke],
  ])('%s asks for an e-mail where none is given', async (command, run) => {
    await expect(run(['ana'])).rejects.toThrow(`Diga o e-mail da conta: ${command} pessoa@exemplo.com.br`);
    expect(said).not.toHaveBeenCalled();
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

  it('is asked for with its whole address', async () => {
    const named = { SUPABASE_URL: 'p.supabase.co', SUPABASE_SERVICE_ROLE_KEY: 'key' };
    await expect(projectAccess(named, 54321)).rejects.toThrow(
      'SUPABASE_URL precisa do endereço inteiro, como https://projeto.supabase.co.',
    );
  });
});
