interface Env {
  supabaseUrl: string;
  /** The public (anonymous) key: row-level security is what guards the data, not this. */
  supabaseKey: string;
}

/** A build without these variables fails (publish/backend-address). */
export const env: Env = {
  supabaseUrl: (import.meta.env.VITE_SUPABASE_URL ?? '').trim().replace(/\/+$/, ''),
  supabaseKey: (import.meta.env.VITE_SUPABASE_ANON_KEY ?? '').trim(),
};
