import { type CandidateRow, type CandidateSummary, publicList } from './model';

declare global {
  interface Window {
    /** The rows of the list, asked for by the page's head before the application's code is there; null if that failed. */
    earlyCandidates?: Promise<unknown> | undefined;
  }
}

/** What the read of the list asks the backend; the build learns it from the read itself. */
export interface ListRead {
  url: string;
  headers: Record<string, string>;
}

/** Milliseconds after which the application asks by itself, as patient as it is with its own reads. */
const patience = 15_000;

function isRows(answer: unknown): answer is CandidateRow[] {
  return Array.isArray(answer);
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

/** The candidates of an answer as lists show them; null when it is none. */
function listOf(answer: unknown): CandidateSummary[] | null {
  return isRows(answer) ? publicList(answer) : null;
}

/** Asks for the list from the page's head; resolves to it, or to null when it did not come. */
export async function startEarlyList(request: ListRead): Promise<CandidateSummary[] | null> {
  window.earlyCandidates = read(request);
  return listOf(await window.earlyCandidates);
}

/** The list that the page's head has asked for, to be had once; null when there is none. */
export async function takeEarlyList(): Promise<CandidateSummary[] | null> {
  const early = window.earlyCandidates;
  window.earlyCandidates = undefined;
  return listOf(await early);
}
