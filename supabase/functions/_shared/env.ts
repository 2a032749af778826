import * as z from 'zod';

const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const envSchema = z.object({
  SUPABASE_URL: httpUrl,
  SUPABASE_SERVICE_ROLE_KEY: z.string().min(1),
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter((origin) => origin !== '')),
  CAMARA_API_URL: httpUrl.default('https://dadosabertos.camara.leg.br/api/v2'),
});

export type Env = z.infer<typeof envSchema>;

/** Empty variables count as absent. Throws ZodError: the function does not start. */
export function readEnv(read: (name: string) => string | undefined): Env {
  const names = Object.keys(envSchema.shape);
  return envSchema.parse(Object.fromEntries(names.map((name) => [name, read(name)?.trim() || undefined])));
}
