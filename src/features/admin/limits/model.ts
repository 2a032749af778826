import type { Database } from '@/lib/supabase/database.types';

export type QuotaLimit = Database['public']['Tables']['cota_limites']['Row'];

export interface QuotaAct extends Pick<QuotaLimit, 'desde' | 'ate' | 'ato' | 'fonte_url'> {
  limits: QuotaLimit[];
  unconfirmed: number;
}

function isUnconfirmed({ valor_mensal, valor_no_ato, conferido_em }: QuotaLimit): boolean {
  return valor_mensal !== null && !valor_no_ato && conferido_em === null;
}

export function actsOf(rows: readonly QuotaLimit[]): QuotaAct[] {
  return [...new Set(rows.map(({ desde }) => desde))].flatMap((day) => {
    const limits = rows.filter(({ desde }) => desde === day);
    const [first] = limits;
    if (first === undefined) return [];
    const { desde, ate, ato, fonte_url } = first;
    return [{ desde, ate, ato, fonte_url, limits, unconfirmed: limits.filter(isUnconfirmed).length }];
  });
}
