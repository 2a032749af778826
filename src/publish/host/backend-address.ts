const howTo = 'Ponha-a em .env.local (modelo em .env.example) ou no ambiente e construa de novo.';

/**
 * The origin of the backend that a site is built for, by the variables of the build: it goes into the site and into its
 * Content-Security-Policy, so without it no page could read anything.
 * @throws one sentence that names the variable that is missing or wrong.
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
  return url.origin;
}
