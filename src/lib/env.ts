interface Env {
  /** Address of the Supabase project, without a trailing slash. */
  supabaseUrl: string;
  /** The public (anonymous) key: row-level security is what guards the data, not this. */
  supabaseKey: string;
}

/** What the build was told about its backend; a build that was told nothing stops (publish/backend-address). */
export const env: Env = {
  supabaseUrl: (import.meta.env.VITE_SUPABASE_URL ?? '').trim().replace(/\/+$/, ''),
  supabaseKey: (import.meta.env.VITE_SUPABASE_ANON_KEY ?? '').trim(),
};
