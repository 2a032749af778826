import { formatCount } from '@/lib/text/format-count';

/** What a list of the Chamber has that nobody can read; null for nothing. */
export function leftOutText(rows: number): string | null {
  if (rows === 0) return null;
  return rows === 1
    ? '1 linha que a Câmara publicou com defeito foi deixada de fora.'
    : `${formatCount(rows)} linhas que a Câmara publicou com defeito foram deixadas de fora.`;
}
