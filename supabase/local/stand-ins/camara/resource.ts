import type { Copy } from './copy.ts';
import type { Kind } from './read-query.ts';
import type { Dates } from './time-shift.ts';

export interface Question {
  copy: Copy;
  path: string;
  /** The id in the path; empty when it has none. */
  id: string;
  given: URLSearchParams;
  /** The real time, in milliseconds since 1970. */
  now: number;
}

/** Differences from the Chamber; what is left out does not differ. */
export interface Coverage {
  /** The Chamber has more of them. */
  isPartial?: boolean;
  /** The day of these records, where it is not that of the whole collection (AAAA-MM-DD). */
  data?: string;
  /** What they hold or lack, as a sentence for readers. */
  note?: string;
  /** What the Chamber's own file adds the year up to. */
  total?: { valor: number; documentos: number };
  /** The day of the list that party and situation come from (AAAA-MM-DD). */
  lista?: string;
  /** The day of a newer list of all in exercise that lacks the person (AAAA-MM-DD). */
  foraDaLista?: string;
}

export interface Resource {
  path: RegExp;
  dates: Dates;
  /** Left out, the records are all that the Chamber has. */
  coverage?(question: Question): Coverage | Promise<Coverage>;
  /** Null without the record. Rejects with QueryError for a refused parameter. */
  answer(question: Question): Promise<Response | null>;
}

export const pagingParameters: Readonly<Record<string, Kind>> = {
  pagina: 'page',
  itens: 'page',
  ordem: 'direction',
  ordenarPor: 'sort',
};
