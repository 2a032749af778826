interface Env {
  /** Address of the Supabase project, without a trailing slash. */
  supabaseUrl: string;
  /** The public (anonymous) key: row-level security is what guards the data, not this. */
  supabaseKey: string;
}

function required(name: string, value: string | undefined): string {
  if (value === undefined || value.trim() === '') {
    throw new Error(`Falta ${name} em .env.local.`);
  }
  return value.trim();
}

function readEnv(): Env {
  const url = required('VITE_SUPABASE_URL', import.meta.env.VITE_SUPABASE_URL);
  if (!URL.canParse(url)) throw new Error(`VITE_SUPABASE_URL inválido: ${url}`);
  return {
    supabaseUrl: url.replace(/\/+$/, ''),
    supabaseKey: required('VITE_SUPABASE_ANON_KEY', import.meta.env.VITE_SUPABASE_ANON_KEY),
  };
}

/** What the build was told about its backend; a missing value stops the start with a sentence that names it. */
export const env = readEnv();
