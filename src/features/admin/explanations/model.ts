import * as z from 'zod/mini';
import { sourceFieldLabels } from '@/features/admin/model';
import { paths } from '@/lib/paths';

export function formPath(id: string): string {
  return `${paths.adminVotes}/${encodeURIComponent(id)}`;
}

export const stateWords = {
  rascunho: 'Rascunho',
  em_revisao: 'Em revisão',
  publicada: 'Publicada',
  retirada: 'Retirada',
} as const;

export type ExplanationState = keyof typeof stateWords;

export interface QueuedRollCall {
  votacao_id: number;
  id_camara: string;
  dia: string;
  titulo: string | null;
  ementa: string | null;
  descricao: string;
  tipo: string;
  total: number;
}

export interface PanelExplanation
  extends Omit<QueuedRollCall, 'total'>, Omit<ExplanationValues, 'principal'> {
  principal: boolean;
  situacao: ExplanationState;
  /** Null for a prepared draft and for an erased account. */
  redigida_por: string | null;
  revista_por: string | null;
  publicada_em: string | null;
  updated_at: string;
}

export type ExplainedRollCall = Omit<QueuedRollCall, 'total'> & { nominal: boolean };

export const valuesSchema = z.object({
  titulo_claro: z.string(),
  sim_significa: z.string(),
  nao_significa: z.string(),
  fonte_titulo: z.string(),
  fonte_url: z.string(),
  fonte_data: z.string(),
  principal: z.string(),
});

export type ExplanationValues = z.infer<typeof valuesSchema>;

export const explanationLabels = {
  titulo_claro: 'Título em palavras',
  sim_significa: 'O Sim significava',
  nao_significa: 'O Não significava',
  ...sourceFieldLabels,
  fonte_data: 'Data da fonte',
  principal: 'Entre as principais',
} as const satisfies Record<keyof ExplanationValues, string>;

/** An empty form points at the Chamber's record, its first source. */
export function valuesOf(saved: PanelExplanation | null, rollCall: ExplainedRollCall): ExplanationValues {
  if (saved === null) {
    return {
      titulo_claro: '',
      sim_significa: '',
      nao_significa: '',
      fonte_titulo: `Registro da votação, Dados Abertos da Câmara dos Deputados`,
      fonte_url: `https://dadosabertos.camara.leg.br/api/v2/votacoes/${rollCall.id_camara}`,
      fonte_data: rollCall.dia,
      principal: 'nao',
    };
  }
  return valuesSchema.parse({ ...saved, principal: saved.principal ? 'sim' : 'nao' });
}

export function lengthOf(text: string): number {
  return [...text.trim()].length;
}

/** 'antes …', or nothing without a saved text. */
export function beforeHint(saved: string, current: string, text = saved): string | undefined {
  return saved === '' || saved === current ? undefined : `antes: ${text}`;
}
