import { formatCount } from '@/lib/format-count';
import { outcomeText, resultText, type Vote } from './model';

/** A nominal roll call, as `votacoes_nominais` gives it. */
export interface RollCall {
  votacao_id: number;
  id_camara: string;
  dia: string;
  titulo: string | null;
  ementa: string | null;
  descricao: string;
  tipo: string;
  aprovada: boolean | null;
  sim: number | null;
  nao: number | null;
  /** Whether the individual votes are in these data. */
  tem_votos: boolean;
  /** Whether they add up to other totals than the Chamber's text states. */
  totais_diferem: boolean;
  /** Of a published explanation; null where there is none. */
  titulo_claro: string | null;
  /** Roll calls of the whole filter. */
  total: number;
}

/** How many nominal roll calls there are, and what the filters may offer. */
export interface RollCallSummary {
  nominais: number;
  com_votos: number;
  /** Those that have a subject, without which no filter by subject shows them. */
  com_tema: number;
  anos: number[];
  temas: string[];
  tipos: string[];
}

/** What of the roll calls is wanted; '' is everything. */
export interface RollCallFilters {
  ano: string;
  tema: string;
  tipo: string;
  texto: string;
}

export const noRollCallFilters: RollCallFilters = { ano: '', tema: '', tipo: '', texto: '' };

/** One deputy's vote in a roll call, with the party of that day. */
export interface RollCallVote {
  voto: Vote;
  partido_sigla: string | null;
  deputado: { id: number; nome: string | null; uf: string | null };
}

/** What Sim and Não meant, as somebody wrote and somebody else published it. */
export interface Explanation {
  titulo_claro: string;
  sim_significa: string;
  nao_significa: string;
  fonte_titulo: string;
  fonte_url: string;
  fonte_data: string;
}

/** One roll call with its orientations, every individual vote and what it meant, where that is published. */
export interface RollCallDetail extends Omit<RollCall, 'votacao_id' | 'titulo_claro' | 'total'> {
  explicacao: Explanation | null;
  nominal: boolean;
  /** As the Chamber's text states them; null when it does not. */
  sim_no_texto: number | null;
  nao_no_texto: number | null;
  abstencao: number | null;
  obstrucao: number | null;
  presidiu: number | null;
  orientacoes: { bancada: string; orientacao: string; abreviada: boolean }[];
  votos: RollCallVote[];
}

/** 'Aprovada, 302 a 105'; without numbers where the text and the votes have different ones. */
export function totalText(rollCall: RollCallDetail): string {
  return rollCall.totais_diferem ? outcomeText(rollCall) : resultText(rollCall);
}

/** Both totals of a roll call whose text and votes contradict one another, and what follows; null where they agree. */
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
