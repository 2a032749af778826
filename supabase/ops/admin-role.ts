import { AuthAdminApi } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';

/** Its key may give roles, so it never reaches a browser. */
export interface ProjectAccess {
  url: string;
  serviceRoleKey: string;
}

const pageSize = 200;

function headersOf({ serviceRoleKey }: ProjectAccess): Record<string, string> {
  return { apikey: serviceRoleKey, Authorization: `Bearer ${serviceRoleKey}` };
}

/** As the authentication service knows it. Throws when nobody has it. */
async function accountIdOf(project: ProjectAccess, email: string): Promise<string> {
  const accounts = new AuthAdminApi({ url: `${project.url}/auth/v1`, headers: headersOf(project) });
  for (let page = 1; ; page += 1) {
    const { data, error } = await accounts.listUsers({ page, perPage: pageSize });
    if (error) throw new Error(`O serviço de contas em ${project.url} não respondeu: ${error.message}`);
    const found = data.users.find((user) => user.email?.toLowerCase() === email.toLowerCase());
    if (found) return found.id;
    if (data.users.length < pageSize) break;
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
