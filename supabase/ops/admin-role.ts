import { PostgrestClient } from '@supabase/postgrest-js';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { launchSettings, readVariables } from '../local/cli/launch/settings.ts';
import { type ProjectAccess, projectAccess } from './project-access.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const pageSize = 200;

function headersOf({ serviceRoleKey }: ProjectAccess): Record<string, string> {
  return { apikey: serviceRoleKey, Authorization: `Bearer ${serviceRoleKey}` };
}

const accountsSchema = z.object({
  users: z.array(z.object({ id: z.string(), email: z.string().nullish() })),
});

/** The service's own client would print each failure before its sentence. */
async function accountsOn(page: number, project: ProjectAccess) {
  const service = `O serviço de contas em ${project.url}`;
  const query = `page=${String(page)}&per_page=${String(pageSize)}`;
  const answer = await fetch(`${project.url}/auth/v1/admin/users?${query}`, {
    headers: headersOf(project),
  }).catch((cause: unknown) => {
    throw new Error(`${service} não respondeu. Ele está no ar?`, { cause });
  });
  if (!answer.ok)
    throw new Error(`${service} recusou o pedido (${String(answer.status)}). A chave é a service_role?`);
  return accountsSchema.parse(await answer.json()).users;
}

/** As the authentication service knows it. Throws when nobody has it. */
async function accountIdOf(project: ProjectAccess, email: string): Promise<string> {
  for (let page = 1; ; page += 1) {
    const users = await accountsOn(page, project);
    const found = users.find((user) => user.email?.toLowerCase() === email.toLowerCase());
    if (found) return found.id;
    if (users.length < pageSize) break;
  }
  throw new Error(
    `Ninguém com o e-mail ${email} em ${project.url}. A pessoa precisa entrar uma vez antes (em /auth ou /admin/login).`,
  );
}

/** Idempotent. Counts from the next statement on, in open sessions too. */
export async function setAdministrator(
  project: ProjectAccess,
  email: string,
  isAdmin: boolean,
): Promise<void> {
  const userId = await accountIdOf(project, email);
  const roles = new PostgrestClient(`${project.url}/rest/v1`, { headers: headersOf(project) }).from(
    'user_roles',
  );
  const row = { user_id: userId, role: 'admin' };
  if (isAdmin) {
    await roles.upsert(row, { onConflict: 'user_id,role', ignoreDuplicates: true }).throwOnError();
  } else {
    await roles.delete().match(row).throwOnError();
  }
}

/** What `admin:grant` and `admin:revoke` do. */
export async function changeRole(command: string, given: string, isAdmin: boolean): Promise<void> {
  const email = given.trim();
  if (!email.includes('@')) throw new Error(`Diga o e-mail da conta: ${command} pessoa@exemplo.com.br`);
  const { backendPort } = launchSettings(await readVariables(root, 'development', process.env), root);
  const project = await projectAccess(process.env, backendPort);
  await setAdministrator(project, email, isAdmin);
  const state = isAdmin ? 'agora é' : 'não é mais';
  process.stdout.write(`${email} ${state} administrador em ${project.url}.\n`);
}
