import { lazyValue } from '@/lib/page/lazy-value';
import { type Counted, decisionOf, type Described, missedVotes } from '@/features/votes/row/procedures';

/** Artigo 17: no vote. */
export const presided = 5;

/** By the table's numbers. */
export const voteLabels = {
  1: 'Sim',
  2: 'Não',
  3: 'Abstenção',
  4: 'Obstrução',
  5: 'Presidiu a sessão (não vota)',
} as const;

export type Vote = keyof typeof voteLabels;

/** As `votos_do_deputado` gives it. */
export interface VoteRecord {
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
  voto: Vote;
  partido_sigla: string | null;
  /** Null where no bench's is known; see votos_do_deputado. */
  orientacao: string | null;
  /** Of a published explanation. */
  titulo_claro: string | null;
  sim_significa: string | null;
  nao_significa: string | null;
  total: number;
}

export interface PageOptions {
  /** The roll call before the page; 0 for the newest. */
  after: number;
  limit: number;
}

/** '' is everything. */
export interface VoteFilters {
  ano: string;
  tema: string;
  voto: string;
  texto: string;
  /** 'sim' for the principal ones alone. */
  principais: string;
}

export const noVoteFilters: VoteFilters = { ano: '', tema: '', voto: '', texto: '', principais: '' };

const otherKind = 'Outra votação';

/** From the words of the Chamber's description. */
export const kinds: Readonly<Record<string, string>> = {
  eleicao: 'Eleição',
  secreta: 'Votação secreta',
  urgencia: 'Urgência',
  redacao_final: 'Redação final',
  destaque: 'Destaque',
  emenda: 'Emenda',
  recurso: 'Recurso',
  requerimento: 'Requerimento',
  texto: 'Texto',
  outra: otherKind,
};

export function kindText(tipo: string): string {
  return kinds[tipo] ?? otherKind;
}

/** The Chamber's sense, without numbers; elections approve nobody. */
export function outcomeText({ tipo, aprovada, descricao }: Described): string {
  if (tipo === 'eleicao') return /\bEleit[oa]s? /.test(descricao) ? 'Pessoa eleita' : 'Eleição de pessoa';
  if (/^Mantid/.test(descricao)) return 'O trecho ficou';
  if (/^Suprimid/.test(descricao)) return 'O trecho saiu';
  if (aprovada === null) return 'Resultado não informado';
  return aprovada ? 'Aprovada' : 'Rejeitada';
}

/** 'Aprovada, 302 a 105': Sim first; unknown numbers are left out. */
export function resultText(record: Counted): string {
  const { sim, nao } = record;
  const outcome = outcomeText(record);
  if (sim === null || nao === null) return outcome;
  const needed = missedVotes(record);
  return needed === null
    ? `${outcome}, ${sim} a ${nao}`
    : `${outcome}: precisava de ${needed} votos Sim e teve ${sim}, contra ${nao} Não`;
}

/** 'Decidiu votar com urgência'. */
export function decisionText(rollCall: Described): string {
  const did = decisionOf(rollCall)?.did ?? outcomeText(rollCall);
  return did.charAt(0).toUpperCase() + did.slice(1);
}

/** 'Votou Sim', 'Abstenção', 'Presidiu a sessão (não vota)'. */
export function voteText(vote: Vote): string {
  return vote <= 2 ? `Votou ${voteLabels[vote]}` : voteLabels[vote];
}

/** 'O Sim aprovava …'; other votes say what Sim meant; null unless explained. */
export function meaningText({
  voto,
  sim_significa,
  nao_significa,
}: Pick<VoteRecord, 'voto' | 'sim_significa' | 'nao_significa'>): string | null {
  const meaning = voto === 2 ? nao_significa : sim_significa;
  if (meaning === null) return null;
  return `O ${voto === 2 ? 'Não' : 'Sim'} ${meaning.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())}`;
}

const longDay = lazyValue(() => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' }));
const weekday = lazyValue(() => new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' }));

export function dayWords(day: string): { date: string; weekday: string } {
  const date = new Date(`${day}T00:00:00Z`);
  return { date: longDay().format(date), weekday: weekday().format(date) };
}

export function byDay<Dated extends { dia: string }>(
  records: readonly Dated[],
): { day: string; records: Dated[] }[] {
  const days: { day: string; records: Dated[] }[] = [];
  for (const record of records) {
    const last = days.at(-1);
    if (last?.day === record.dia) last.records.push(record);
    else days.push({ day: record.dia, records: [record] });
  }
  return days;
}
