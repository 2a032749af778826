import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { readMailTemplates } from '../../supabase/local/emulator/mail-templates.ts';
import { readProjectConfig } from '../../supabase/local/emulator/project-config.ts';
import { openPlatform, type Platform } from './platform.ts';

const config = new URL('../../supabase/config.toml', import.meta.url);

let platform: Platform;
beforeAll(async () => {
  platform = await openPlatform(async (request) =>
    new URL(request.url).pathname.endsWith('/config')
      ? Response.json({})
      : Response.json({ message: 'unknown' }, { status: 404 }),
  );
});
afterAll(() => platform.close());

const answerSchema = z.object({
  changes: z.array(z.object({ path: z.array(z.string()), local: z.unknown() })),
});

it('config.toml is read by the CLI without a warning, with the meaning that the embedded backend gives it', async () => {
  const { code, stdout, stderr } = await platform.run(['config', 'diff', '--output-format', 'json']);
  expect(stderr).not.toMatch(/warn|deprecat|no longer/i);
  expect(code).toBe(0);
  const { changes } = answerSchema.parse(JSON.parse(stdout));
  const read = Object.fromEntries(changes.map(({ path, local }) => [path.join('.'), local]));
  const { api, auth } = await readProjectConfig(config);
  const { recovery, signup, email_change: change } = await readMailTemplates(config);
  expect(read).toMatchObject({
    'api.schemas': api.schemas,
    'api.max_rows': api.max_rows,
    'auth.site_url': auth.site_url,
    'auth.enable_signup': auth.enable_signup,
    'auth.email.enable_signup': auth.email.enabled,
    'auth.email.enable_confirmations': auth.email.enable_confirmations,
    'auth.sms.enable_signup': auth.sms.enabled,
    'auth.jwt_expiry': auth.jwt_expiry,
    'auth.minimum_password_length': auth.minimum_password_length,
    'auth.email.template.recovery.subject': recovery?.subject,
    'auth.email.template.confirmation.subject': signup?.subject,
    'auth.email.template.email_change.subject': change?.subject,
  });
});
