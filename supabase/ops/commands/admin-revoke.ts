import { fileURLToPath } from 'node:url';
import { setAdministrator } from '../admin-role.ts';
import { projectAccess } from '../project-access.ts';
import { launchSettings, readVariables } from '../../local/cli/launch/settings.ts';

export const usage = {
  takes: '<e-mail da conta>',
  says: 'Tira o papel de administrador, no projeto de SUPABASE_URL ou no backend embutido.',
};

const root = fileURLToPath(new URL('../../../', import.meta.url));

export async function run([email = '']: readonly string[]): Promise<void> {
  if (!email.includes('@')) throw new Error('Diga o e-mail da conta: admin:revoke pessoa@exemplo.com.br');
  const { backendPort } = launchSettings(await readVariables(root, 'development', process.env), root);
  const project = await projectAccess(process.env, backendPort);
  await setAdministrator(project, email, false);
  process.stdout.write(`${email} não é mais administrador em ${project.url}.\n`);
}
