import * as z from 'zod';
import type { AiProvider } from '../_shared/ai-env.ts';
import type { Caller } from '../_shared/identify.ts';
import type { UserRest } from '../_shared/user-rest.ts';

/** Of consent-panel.tsx. Change it here and in private.consent_text_ok: users are asked again. */
const textVersion = '2026-11-26';

/** A new recipient or place needs a new consent (LGPD art. 8 §4, 33 VIII). */
export async function consentVersion({ url, name, model, country }: AiProvider): Promise<string> {
  const recipient = new TextEncoder().encode([new URL(url).host, name, model, country].join('\n'));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', recipient));
  const short = Array.from(hash.slice(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${textVersion}.${short}`;
}

/** To this recipient. Rejects with UserRestError or ZodError. */
export async function hasConsent(rest: UserRest, { id, token }: Caller, to: AiProvider): Promise<boolean> {
  const filters = [
    `user_id=eq.${encodeURIComponent(id)}`,
    'finalidade=eq.analise_ia',
    `versao=eq.${await consentVersion(to)}`,
    'revogado_em=is.null',
  ];
  const rows = await rest(token, `consentimentos?select=id&${filters.join('&')}`);
  return z.array(z.object({ id: z.string() })).parse(rows).length > 0;
}
