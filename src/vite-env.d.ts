interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_ANON_KEY?: string;
  /** Without it no page claims an address. */
  readonly VITE_SITE_URL?: string;
  readonly VITE_RESPONSIBLE?: string;
  readonly VITE_CONTACT?: string;
  readonly VITE_DATA_PLACE?: string;
  readonly VITE_BACKUP_DAYS?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
