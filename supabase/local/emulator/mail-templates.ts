import { readFile } from 'node:fs/promises';
import { parse } from 'smol-toml';
import * as z from 'zod';
import type { MailTemplates } from './auth/mail/mail-text.ts';

const template = z.object({ subject: z.string(), content_path: z.string() });

const schema = z.object({
  auth: z.object({
    email: z.object({
      template: z
        .object({
          confirmation: template.optional(),
          recovery: template.optional(),
          email_change: template.optional(),
        })
        .strict()
        .default({}),
    }),
  }),
});

/** Paths of config.toml begin at the folder above supabase/, as in the CLI. */
export async function readMailTemplates(file: URL): Promise<MailTemplates> {
  const { confirmation, ...named } = schema.parse(parse(await readFile(file, 'utf8'))).auth.email.template;
  const entries = Object.entries({ signup: confirmation, ...named }).map(async ([kind, given]) => {
    if (given === undefined) return [];
    const content = await readFile(new URL(given.content_path, new URL('../', file)), 'utf8');
    return [[kind, { subject: given.subject, content }]] as const;
  });
  return Object.fromEntries((await Promise.all(entries)).flat());
}
