import { formatDay } from '@/lib/text/format';

interface RoundState {
  situacao: string;
  proclamado_em?: string | null;
  fonte_data: string | null;
}

/** Proclaimed, or who read the count and when; the panel promises the same words. */
export function roundStateText({ situacao, proclamado_em, fonte_data }: RoundState): string {
  return situacao === 'proclamado'
    ? `Proclamado pelo TSE em ${formatDay(proclamado_em)}.`
    : `Apurado pelo TSE (lido em ${formatDay(fonte_data)}). A proclamação ainda não foi conferida por este site.`;
}
