import { paths } from '@/lib/paths';

/** The address of a roll call's form. */
export function formPath(id: string): string {
  return `${paths.adminVotes}/${encodeURIComponent(id)}`;
}

/** The states of an explanation in words, in the order of its course. */
export const stateWords = {
  rascunho: 'Rascunho',
  em_revisao: 'Em revisão',
  publicada: 'Publicada',
  retirada: 'Retirada',
} as const;

export type ExplanationState = keyof typeof stateWords;

/** A nominal roll call as the queue of the panel has it. */
export interface QueuedRollCall {
  votacao_id: number;
  id_camara: string;
  dia: string;
  titulo: string | null;
  ementa: string | null;
  descricao: string;
  tipo: string;
  /** Roll calls of the whole queue. */
  total: number;
}

/** An explanation as an administrator reads it, whatever its state, with the Chamber's text. */
export interface PanelExplanation extends Omit<QueuedRollCall, 'total'> {
  titulo_claro: string;
  sim_significa: string;
  nao_significa: string;
  fonte_titulo: string;
  fonte_url: string;
  fonte_data: string;
  principal: boolean;
  situacao: ExplanationState;
  /** Who last changed the text; null for a prepared draft and for an erased account. */
  redigida_por: string | null;
  revista_por: string | null;
  publicada_em: string | null;
  /** The lock of the last act. */
  updated_at: string;
}

export type ExplainedRollCall = Omit<QueuedRollCall, 'total'> & { nominal: boolean };

/** What the fields of the form hold. */
export interface ExplanationValues {
  titulo_claro: string;
  sim_significa: string;
  nao_significa: string;
  fonte_titulo: string;
  fonte_url: string;
  fonte_data: string;
  principal: string;
}

/** An empty form points at the Chamber's record, which is its first source. */
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
  const { titulo_claro, sim_significa, nao_significa, fonte_titulo, fonte_url, fonte_data, principal } =
    saved;
  return {
    titulo_claro,
    sim_significa,
    nao_significa,
    fonte_titulo,
    fonte_url,
    fonte_data,
    principal: principal ? 'sim' : 'nao',
  };
}

export function isSame(a: ExplanationValues, b: ExplanationValues): boolean {
  return JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());
}

/** How many characters the database counts. */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}

/** 'antes …' where a field differs from what is saved; nothing where nothing was. */
export function beforeHint(saved: string, current: string): string | undefined {
  return saved === '' || saved === current ? undefined : `antes: ${saved}`;
}
