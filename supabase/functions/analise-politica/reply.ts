import type { AiProvider } from '../_shared/ai-env.ts';
import type { FactBook, KnownFact } from './facts.ts';
import { closing, type Section, textOf } from './render.ts';
import { summaryOf } from './summary.ts';

export type SummaryReason =
  | 'sem_provedor'
  | 'sem_dados'
  | 'sem_consentimento'
  | 'periodo_eleitoral'
  | 'intervalo'
  | 'cota'
  | 'orcamento'
  | 'provedor'
  | 'recusado'
  | 'falha';

type RecordOf = { tipo: 'candidato' | 'deputado'; id: string } | { tipo: 'camara' };

/** `registro` is null for a count. */
export interface CitedFact {
  id: string;
  sobre: string;
  tipo: string;
  valor: string;
  registro: RecordOf | null;
}

export interface Counts {
  candidatosCount: number;
  deputadosCount: number;
}

/** The specification's three fields, which kind of text this is, and its facts. */
export interface Reply extends Counts {
  analise: string;
  /** The same text by sections and sentences, each with its fact ids. */
  secoes: readonly Section[];
  fatos: readonly CitedFact[];
  tipo: 'ia' | 'resumo';
  motivo: SummaryReason | null;
  /** To be shown above the text (electoral court, Res. 23.610 art. 9-B). */
  rotulo: string;
  modelo: string | null;
  provedor: string | null;
  /** ISO 8601. */
  geradoEm: string;
}

const day = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'America/Sao_Paulo',
});

function countsOf({ groups }: FactBook): Counts {
  const sizeOf = (kind: 'candidatos' | 'deputados') => {
    const group = groups.find((one) => one.side === 'favoritos' && one.kind === kind);
    return group === undefined ? 0 : group.members.length + group.missing;
  };
  return { candidatosCount: sizeOf('candidatos'), deputadosCount: sizeOf('deputados') };
}

function recordOf({ states }: KnownFact): RecordOf | null {
  if (states.of === 'fonte') return { tipo: 'camara' };
  if (!('person' in states)) return null;
  const { kind, recordId } = states.person;
  return { tipo: kind === 'candidatos' ? 'candidato' : 'deputado', id: recordId };
}

function textFields(book: FactBook, secoes: readonly Section[], now: number) {
  const cited = new Set(secoes.flatMap(({ frases }) => frases.flatMap(({ fatos }) => fatos)));
  const fatos = book.facts
    .filter(({ id }) => cited.has(id))
    .map((fact): CitedFact => {
      const { id, sobre, tipo, valor } = fact;
      return { id, sobre, tipo, valor, registro: recordOf(fact) };
    });
  return { analise: textOf(secoes), secoes, fatos, ...countsOf(book), geradoEm: new Date(now).toISOString() };
}

export function aiReply(
  book: FactBook,
  sections: readonly Section[],
  { model, name }: AiProvider,
  now: number,
): Reply {
  return {
    ...textFields(book, [...sections, closing], now),
    tipo: 'ia',
    motivo: null,
    rotulo: `Texto gerado por inteligência artificial (modelo ${model}) em ${day.format(now)}. Pode conter erros. Não é recomendação de voto.`,
    modelo: model,
    provedor: name,
  };
}

export function summaryReply(book: FactBook, reason: SummaryReason, now: number): Reply {
  return {
    ...textFields(book, summaryOf(book), now),
    tipo: 'resumo',
    motivo: reason,
    rotulo: `Resumo automático, em ${day.format(now)}. Não é recomendação de voto.`,
    modelo: null,
    provedor: null,
  };
}
