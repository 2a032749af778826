const howTo = 'Ponha-a em .env.local (modelo em .env.example) ou no ambiente e construa de novo.';

/**
 * Pages and Content-Security-Policy need this origin.
 * @throws one sentence naming the missing or wrong variable.
 */
export function backendOrigin(variables: Readonly<Record<string, string | undefined>>): string {
  const address = variables['VITE_SUPABASE_URL']?.trim() ?? '';
  const missing = address === '' ? 'VITE_SUPABASE_URL' : 'VITE_SUPABASE_ANON_KEY';
  if (address === '' || (variables['VITE_SUPABASE_ANON_KEY']?.trim() ?? '') === '') {
    throw new Error(
      `Falta a variável ${missing}, sem a qual o site construído não fala com projeto nenhum. ${howTo}`,
    );
  }
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new Error(`VITE_SUPABASE_URL não é um endereço http ou https: "${address}". ${howTo}`);
  }
  // The panel of a project shows the address of its REST service first.
  const isOfService = /\/(?:auth|functions|rest|storage)\/v1\/*$/.test(url.pathname);
  if (isOfService || url.username + url.password + url.search + url.hash !== '') {
    throw new Error(
      `VITE_SUPABASE_URL deve ser só o endereço do projeto, como https://projeto.supabase.co, e não "${address}". ${howTo}`,
    );
  }
  return url.origin;
}
