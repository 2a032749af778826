import type { AiProvider } from '../_shared/ai-env.ts';
import { type FactBook, type KnownFact, sizeOf } from './facts.ts';
import { rowOf, type Kind } from './kinds.ts';
import type { Group } from './people.ts';
import { defaultPlan, type Plan } from './plan.ts';
import { type Section, textOf } from './render.ts';
import { possibleItems } from './sentences.ts';
import { writePlan } from './write-plan.ts';

/** Why no AI chose the order. */
export type DefaultReason =
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

/** `registro` is null for a count. */
export interface CitedFact {
  id: string;
  sobre: string;
  tipo: string;
  valor: string;
  registro: { tipo: string; id: string } | { tipo: 'camara' } | null;
}

/** The specification's three fields, who chose the order, and the facts. */
export interface Reply {
  analise: string;
  candidatosCount: number;
  deputadosCount: number;
  /** The favourites of the text, which tells itself whom it leaves out. */
  descritos: Record<Kind, number>;
  /** The same text by sections and sentences, each with its fact ids. */
  secoes: readonly Section[];
  fatos: readonly CitedFact[];
  /** Null when an AI chose the order. */
  motivo: DefaultReason | null;
  /** To be shown above the text (electoral court, Res. 23.610 art. 9-B). */
  rotulo: string;
  modelo: string | null;
  provedor: string | null;
  geradoEm: string;
}

const day = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'America/Sao_Paulo',
});

function favoritesOf({ groups }: FactBook, kind: Kind, count: (group: Group) => number): number {
  const group = groups.find((one) => one.side === 'favoritos' && one.kind === kind);
  return group === undefined ? 0 : count(group);
}

const describedIn = ({ members }: Group) => members.length;

function recordOf({ states }: KnownFact): CitedFact['registro'] {
  if (states.of === 'fonte') return { tipo: 'camara' };
  if (!('person' in states)) return null;
  return { tipo: rowOf(states.person.kind).one, id: states.person.recordId };
}

function replyOf(book: FactBook, plan: Plan, now: number) {
  const secoes = writePlan(plan, book);
  const cited = new Set(secoes.flatMap(({ frases }) => frases.flatMap(({ fatos }) => fatos)));
  const fatos = book.facts
    .filter(({ id }) => cited.has(id))
    .map((fact): CitedFact => {
      const { id, sobre, tipo, valor } = fact;
      return { id, sobre, tipo, valor, registro: recordOf(fact) };
    });
  return {
    analise: textOf(secoes),
    candidatosCount: favoritesOf(book, 'candidatos', sizeOf),
    deputadosCount: favoritesOf(book, 'deputados', sizeOf),
    descritos: {
      candidatos: favoritesOf(book, 'candidatos', describedIn),
      deputados: favoritesOf(book, 'deputados', describedIn),
    },
    secoes,
    fatos,
    geradoEm: new Date(now).toISOString(),
  };
}

export function plannedReply(book: FactBook, plan: Plan, { model, name }: AiProvider, now: number): Reply {
  return {
    ...replyOf(book, plan, now),
    motivo: null,
    rotulo: `Uma inteligência artificial (${model}) escolheu a ordem dos assuntos em ${day.format(now)}. As frases são escritas por regras nossas a partir dos fatos.`,
    modelo: model,
    provedor: name,
  };
}

export function defaultReply(book: FactBook, reason: DefaultReason, now: number): Reply {
  return {
    ...replyOf(book, defaultPlan(possibleItems(book)), now),
    motivo: reason,
    rotulo: 'Ordem dos assuntos padrão, sem inteligência artificial.',
    modelo: null,
    provedor: null,
  };
}
