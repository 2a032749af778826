function variable(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`The set-up of the journeys left no ${name}.`);
  return value;
}

export function backend(): { url: string; key: string } {
  return { url: variable('VITE_SUPABASE_URL'), key: variable('VITE_SUPABASE_ANON_KEY') };
}

export function serviceRoleKey(): string {
  return variable('E2E_SERVICE_ROLE_KEY');
}

export function siteOrigin(): string {
  return new URL(variable('E2E_SITE_URL')).origin;
}

export function siteFolder(): string {
  return variable('E2E_SITE_FOLDER');
}
