import { formatCount } from '@/lib/text/format-count';

export function leftOutText(rows: number): string | null {
  if (rows === 0) return null;
  return rows === 1
    ? '1 linha que a Câmara publicou com defeito foi deixada de fora.'
    : `${formatCount(rows)} linhas que a Câmara publicou com defeito foram deixadas de fora.`;
}
