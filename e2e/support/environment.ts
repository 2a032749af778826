function variable(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`The set-up of the journeys left no ${name}.`);
  return value;
}

/** Address and public key of the backend under test. Throws outside of a run. */
export function backend(): { url: string; key: string } {
  return { url: variable('VITE_SUPABASE_URL'), key: variable('VITE_SUPABASE_ANON_KEY') };
}

/** The key that gives roles in the backend under test. Throws outside of a run. */
export function serviceRoleKey(): string {
  return variable('E2E_SERVICE_ROLE_KEY');
}

/** Origin of the site under test. Throws outside of a run. */
export function siteOrigin(): string {
  return new URL(variable('E2E_SITE_URL')).origin;
}

/** Where the files of the site under test are. Throws outside of a run. */
export function siteFolder(): string {
  return variable('E2E_SITE_FOLDER');
}
