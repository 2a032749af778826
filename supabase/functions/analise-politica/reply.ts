import type { AiProvider } from '../_shared/ai-env.ts';
import type { Portrait } from './portrait.ts';
import { summaryOf } from './summary.ts';

/** Why a text was written without an AI. */
export type SummaryReason =
  | 'sem_provedor'
  | 'sem_dados'
  | 'sem_consentimento'
  | 'periodo_eleitoral'
  | 'intervalo'
  | 'cota'
  | 'orcamento'
  | 'provedor'
  | 'recusado';

/** Favourites that the analysis is about, those without data included. */
export interface Counts {
  candidatosCount: number;
  deputadosCount: number;
}

/** The answer of the function: the specification's three fields, and which kind of text this is. */
export interface Reply extends Counts {
  analise: string;
  tipo: 'ia' | 'resumo';
  motivo: SummaryReason | null;
  /** To be shown above the text (electoral court, Res. 23.610 art. 9-B). */
  rotulo: string;
  modelo: string | null;
  provedor: string | null;
  /** Moment of the writing, ISO 8601. */
  geradoEm: string;
}

const day = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'America/Sao_Paulo',
});

function countsOf({ favoritos }: Portrait): Counts {
  return {
    candidatosCount: favoritos.candidatos.length + favoritos.candidatos_sem_dados,
    deputadosCount: favoritos.deputados.length + favoritos.deputados_sem_dados,
  };
}

export function aiReply(portrait: Portrait, text: string, { model, name }: AiProvider, now: number): Reply {
  return {
    analise: text,
    ...countsOf(portrait),
    tipo: 'ia',
    motivo: null,
    rotulo: `Texto gerado por inteligência artificial (modelo ${model}) em ${day.format(now)}. Pode conter erros. Não é recomendação de voto.`,
    modelo: model,
    provedor: name,
    geradoEm: new Date(now).toISOString(),
  };
}

export function summaryReply(portrait: Portrait, reason: SummaryReason, now: number): Reply {
  return {
    analise: summaryOf(portrait),
    ...countsOf(portrait),
    tipo: 'resumo',
    motivo: reason,
    rotulo: `Resumo automático, sem inteligência artificial, em ${day.format(now)}. Não é recomendação de voto.`,
    modelo: null,
    provedor: null,
    geradoEm: new Date(now).toISOString(),
  };
}
