import { readFile } from 'node:fs/promises';
import { parse } from 'smol-toml';
import * as z from 'zod';

const projectConfigSchema = z.object({
  api: z.object({
    schemas: z.array(z.string()).min(1),
    extra_search_path: z.array(z.string()),
    max_rows: z.int().positive(),
  }),
  auth: z.object({
    site_url: z.url(),
    additional_redirect_urls: z.array(z.string()),
    jwt_expiry: z.int().positive(),
    enable_signup: z.boolean(),
    enable_anonymous_sign_ins: z.boolean(),
    refresh_token_reuse_interval: z.int().nonnegative(),
    minimum_password_length: z.int().positive(),
    email: z.object({ enabled: z.boolean(), enable_confirmations: z.boolean() }),
    sms: z.object({ enabled: z.boolean() }),
    rate_limit: z.object({ sign_in_sign_ups: z.int().positive() }),
  }),
  functions: z
    .record(
      z.string(),
      z.object({ enabled: z.boolean().default(true), verify_jwt: z.boolean().default(true) }),
    )
    .default({}),
});

/** The rest of config.toml speaks to the Supabase CLI alone. */
export type ProjectConfig = z.infer<typeof projectConfigSchema>;

const seedConfigSchema = z.object({
  db: z.object({ seed: z.object({ enabled: z.boolean().default(true), sql_paths: z.array(z.string()) }) }),
});

/** Existing files in order; none when turned off. Throws like `readProjectConfig`. */
export async function readSeedFiles(file: URL): Promise<URL[]> {
  const { enabled, sql_paths } = seedConfigSchema.parse(parse(await readFile(file, 'utf8'))).db.seed;
  return enabled ? sql_paths.map((path) => new URL(path, file)) : [];
}

/** Names that the Supabase CLI no longer reads, with those that took their place. */
const renamed = [
  ['inbucket', 'local_smtp'],
  ['auth.email.enable_signup', 'auth.email.enabled'],
  ['auth.sms.enable_signup', 'auth.sms.enabled'],
] as const;

function has(settings: unknown, path: string): boolean {
  let part = settings;
  for (const name of path.split('.')) {
    const table = z.record(z.string(), z.unknown()).safeParse(part);
    if (!table.success || !(name in table.data)) return false;
    part = table.data[name];
  }
  return true;
}

/** Throws TomlError, a sentence for an old name, or ZodError. */
export async function readProjectConfig(file: string | URL): Promise<ProjectConfig> {
  const settings = parse(await readFile(file, 'utf8'));
  const old = renamed.find(([name]) => has(settings, name));
  if (old !== undefined) {
    throw new Error(`Em supabase/config.toml, ${old[0]} agora se chama ${old[1]}: troque o nome.`);
  }
  return projectConfigSchema.parse(settings);
}
