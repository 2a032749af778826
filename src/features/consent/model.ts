import type { Database } from '@/lib/supabase/database.types';

/** One purpose, one consent (LGPD art. 11 I). */
export type ConsentPurpose = 'escolhas' | 'analise_ia';

export type Consent = Pick<
  Database['public']['Tables']['consentimentos']['Row'],
  'id' | 'finalidade' | 'versao' | 'concedido_em' | 'revogado_em'
>;

export function standingConsents(consents: readonly Consent[], purpose: ConsentPurpose): Consent[] {
  return consents.filter(({ finalidade, revogado_em }) => finalidade === purpose && revogado_em === null);
}

export function standingConsent(
  consents: readonly Consent[],
  purpose: ConsentPurpose,
  version: string,
): Consent | null {
  return standingConsents(consents, purpose).find(({ versao }) => versao === version) ?? null;
}
