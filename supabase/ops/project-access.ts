import { projectKeys } from '../local/emulator/gateway/keys.ts';
import { localJwtSecret } from '../local/emulator/jwt.ts';

/** Its key may give roles, so it never reaches a browser. */
export interface ProjectAccess {
  url: string;
  serviceRoleKey: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY, else embedded. Throws when only one is set. */
export async function projectAccess(variables: Variables, backendPort: number): Promise<ProjectAccess> {
  const url = variables['SUPABASE_URL']?.trim().replace(/\/+$/, '') ?? '';
  const serviceRoleKey = variables['SUPABASE_SERVICE_ROLE_KEY']?.trim() ?? '';
  if ((url === '') !== (serviceRoleKey === '')) {
    throw new Error('Dê SUPABASE_URL e SUPABASE_SERVICE_ROLE_KEY juntas, ou nenhuma (backend embutido).');
  }
  if (url !== '' && !/^https?:\/\/[^/]/i.test(url))
    throw new Error('SUPABASE_URL precisa do endereço inteiro, como https://projeto.supabase.co.');
  if (url !== '') return { url, serviceRoleKey };
  const keys = await projectKeys(localJwtSecret);
  return { url: `http://127.0.0.1:${backendPort}`, serviceRoleKey: keys.serviceRoleKey };
}
