import { formatCount } from '@/lib/text/format-count';
import { outcomeText, resultText } from '@/features/votes/model';
import type { RollCallDetail } from './roll-call-schema';

/** '' is everything. */
export interface RollCallFilters {
  ano: string;
  tema: string;
  tipo: string;
  texto: string;
}

export const noRollCallFilters: RollCallFilters = { ano: '', tema: '', tipo: '', texto: '' };

/** 'Aprovada, 302 a 105'; without numbers where text and votes differ. */
export function totalText(rollCall: RollCallDetail): string {
  return rollCall.totais_diferem ? outcomeText(rollCall) : resultText(rollCall);
}

/** Null where text and votes agree. */
export function differenceText(rollCall: RollCallDetail): string | null {
  const { totais_diferem, sim, nao, sim_no_texto, nao_no_texto } = rollCall;
  if (!totais_diferem) return null;
  const left = 'As listas e as somas deste site deixam estes votos de fora.';
  if ((sim_no_texto ?? sim) === sim && (nao_no_texto ?? nao) === nao)
    return `O texto da Câmara e os votos individuais dão números diferentes de abstenções ou de obstruções. ${left}`;
  const pair = (yes: number | null, no: number | null) =>
    [yes, no].map((count) => (count === null ? 'não informado' : formatCount(count))).join(' a ');
  return `Os totais diferem: o texto da Câmara diz ${pair(sim_no_texto, nao_no_texto)}, e os votos individuais somam ${pair(sim, nao)}. ${left}`;
}
