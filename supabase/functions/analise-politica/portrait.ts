import type { DeputyRecord } from './chamber.ts';
import type { CandidateRecord, Choices, Marked } from './choices.ts';
import { cleanItem, cleanName, cleanTerm } from './clean.ts';
import { alphabetical } from './fold.ts';
import { states } from './states.ts';

/** A candidate as the analysis describes one; null is a fact that the record does not have. */
export interface CandidateFacts {
  nome: string;
  partido: string | null;
  nome_do_partido: string | null;
  uf: string | null;
  profissao: string | null;
  /** A classification by others, not the candidate's own word nor this product's. */
  inclinacao: string | null;
  pautas: string[];
}

export interface DeputyFacts {
  nome: string;
  partido: string | null;
  uf: string | null;
}

/** One side of the choices. Whoever could not be described is only a number. */
export interface Group {
  candidatos: CandidateFacts[];
  deputados: DeputyFacts[];
  /** Marked, but not found at the source or without a name that could be read. */
  candidatos_sem_dados: number;
  deputados_sem_dados: number;
}

/** All that an analysis knows: public facts about the people whom somebody marked, nothing about that somebody. */
export interface Portrait {
  favoritos: Group;
  ignorados: Group;
}

const mostItems = 8;
/** Of each side and kind, in alphabetical order; the rest is only counted. */
const mostPeople = 40;

function cleanUf(text: string | null): string | null {
  return text !== null && states.has(text) ? text : null;
}

function candidateFacts(record: CandidateRecord): CandidateFacts | null {
  const nome = cleanName(record.nome);
  if (nome === null) return null;
  return {
    nome,
    partido: cleanTerm(record.partido_sigla, 20),
    nome_do_partido: cleanTerm(record.partido_nome),
    uf: cleanUf(record.estado_origem),
    profissao: cleanTerm(record.profissao),
    inclinacao: cleanTerm(record.inclinacao_politica, 40),
    pautas: record.pautas_defendidas
      .map(cleanItem)
      .filter((item) => item !== null)
      .slice(0, mostItems),
  };
}

function deputyFacts(record: DeputyRecord | undefined): DeputyFacts | null {
  const nome = record === undefined ? null : cleanName(record.nome);
  if (record === undefined || nome === null) return null;
  return { nome, partido: cleanTerm(record.siglaPartido, 20), uf: cleanUf(record.siglaUf) };
}

function described<Facts extends { nome: string }>(people: readonly (Facts | null)[]): [Facts[], number] {
  const known = people
    .filter((person) => person !== null)
    .sort((a, b) => alphabetical(a.nome, b.nome))
    .slice(0, mostPeople);
  return [known, people.length - known.length];
}

function groupOf(
  candidates: readonly CandidateRecord[],
  deputyIds: readonly string[],
  found: ReadonlyMap<string, DeputyRecord>,
): Group {
  const [candidatos, candidatos_sem_dados] = described(candidates.map(candidateFacts));
  const [deputados, deputados_sem_dados] = described(deputyIds.map((id) => deputyFacts(found.get(id))));
  return { candidatos, deputados, candidatos_sem_dados, deputados_sem_dados };
}

/** What may be said and sent about the choices; names in alphabetical order, so that nobody comes first. */
export function portraitOf(choices: Choices, found: ReadonlyMap<string, DeputyRecord>): Portrait {
  const group = (flag: keyof Marked<unknown>) =>
    groupOf(choices.candidates[flag], choices.deputyIds[flag], found);
  return { favoritos: group('favorites'), ignorados: group('ignored') };
}
