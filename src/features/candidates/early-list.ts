import { shortMark } from '@/lib/short-mark';
import { type CandidateRow, type CandidateSummary, publicList } from './model';

declare global {
  interface Window {
    /** The list, asked for by the page's head before the application's code is there; null if that failed. */
    earlyCandidates?: Promise<CandidateSummary[] | null> | undefined;
    /** The list that is seen on the page before the application's code is there. */
    drawnCandidates?: CandidateSummary[] | undefined;
  }
}

/** What the read of the list asks the backend; the build learns it from the read itself. */
export interface ListRead {
  url: string;
  headers: Record<string, string>;
}

/** Milliseconds after which the application asks by itself, as patient as it is with its own reads. */
const patience = 15_000;

/** What JSON has in each column that a card needs; a mark of question where there may be nothing. */
const kinds: Readonly<Record<keyof CandidateRow, 'string' | 'string?' | 'number?'>> = {
  id: 'string',
  nome: 'string',
  foto_url: 'string?',
  partido_sigla: 'string',
  partido_nome: 'string',
  partido_cor_hex: 'string',
  estado_origem: 'string?',
  idade: 'number?',
  profissao: 'string?',
  inclinacao_politica: 'string?',
  numero_urna: 'number?',
  fonte: 'string?',
  status: 'string',
};

/** Written by hand: the library of schemas weighs more than the page's head may. */
function isRow(value: unknown): value is CandidateRow {
  if (typeof value !== 'object' || value === null) return false;
  const row = new Map<string, unknown>(Object.entries(value));
  return Object.entries(kinds).every(([column, kind]) => {
    const content = row.get(column);
    return content === null ? kind.endsWith('?') : kind.startsWith(typeof content);
  });
}

function isRows(answer: unknown): answer is CandidateRow[] {
  return Array.isArray(answer) && answer.every(isRow);
}

async function read({ url, headers }: ListRead): Promise<unknown> {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(patience) });
    return response.ok ? await response.json() : null;
  } catch (reason) {
    console.warn('The early read of the candidates failed', reason);
    return null;
  }
}

/** Reads the candidates as lists show them; null when the answer is no list of them or did not come. */
async function readList(request: ListRead): Promise<CandidateSummary[] | null> {
  const answer = await read(request);
  return isRows(answer) ? publicList(answer) : null;
}

/** Asks for the list from the page's head; resolves to it, or to null when it did not come. */
export function startEarlyList(request: ListRead): Promise<CandidateSummary[] | null> {
  window.earlyCandidates = readList(request);
  return window.earlyCandidates;
}

/** The list that the page's head has asked for, to be had once; null when there is none. */
export async function takeEarlyList(): Promise<CandidateSummary[] | null> {
  const early = window.earlyCandidates;
  window.earlyCandidates = undefined;
  return (await early) ?? null;
}

/** A short mark of all that a list says, to know whether a page was drawn with this very list. */
export function listMark(list: readonly CandidateSummary[]): string {
  return shortMark(JSON.stringify(list));
}
