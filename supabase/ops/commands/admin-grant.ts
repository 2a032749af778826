import { changeRole } from '../admin-role.ts';

export const usage = {
  takes: '<e-mail da conta>',
  says: 'Dá o papel de administrador, no projeto de SUPABASE_URL ou no backend embutido.',
};

export async function run([email = '']: readonly string[]): Promise<void> {
  await changeRole('admin:grant', email, true);
}
