import * as z from 'zod';
import type { AiProvider } from '../_shared/ai-env.ts';
import type { Caller } from '../_shared/identify.ts';
import type { UserRest } from '../_shared/user-rest.ts';

/**
 * Of the text that the page shows above the consent (src/features/analysis/consent-panel.tsx). A changed text is a new
 * version here and in private.consent_text_ok, and everybody is asked again.
 */
const textVersion = '2026-11-22';

/**
 * The version that a consent must name. It is bound to who receives the data and where: another provider, model or
 * country is another consent (LGPD art. 8 §4 and 33 VIII).
 */
export async function consentVersion({ url, name, model, country }: AiProvider): Promise<string> {
  const recipient = new TextEncoder().encode([new URL(url).host, name, model, country].join('\n'));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', recipient));
  const short = Array.from(hash.slice(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${textVersion}.${short}`;
}

/** Whether the caller's consent to this version stands. Rejects with UserRestError or ZodError. */
export async function hasConsent(rest: UserRest, { id, token }: Caller, version: string): Promise<boolean> {
  const filters = [
    `user_id=eq.${encodeURIComponent(id)}`,
    'finalidade=eq.analise_ia',
    `versao=eq.${version}`,
    'revogado_em=is.null',
  ];
  const rows = await rest(token, `consentimentos?select=id&${filters.join('&')}`);
  return z.array(z.object({ id: z.string() })).parse(rows).length > 0;
}
