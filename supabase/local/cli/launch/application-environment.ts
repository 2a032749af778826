/** Gives the application the address under which its pages say they are found. */
export function pointPagesAt(siteUrl: string): void {
  process.env['VITE_SITE_URL'] = siteUrl;
}

/** Vite prefers the variables of this process to those of any `.env` file. */
export function pointApplicationAt({ url, anonKey }: { url: string; anonKey: string }): void {
  process.env['VITE_SUPABASE_URL'] = url;
  process.env['VITE_SUPABASE_ANON_KEY'] = anonKey;
}
