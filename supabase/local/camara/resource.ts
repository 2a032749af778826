import type { Copy } from './copy.ts';
import type { Kind } from './query.ts';
import type { Dates } from './today.ts';

/** What a resource is asked. */
export interface Question {
  copy: Copy;
  path: string;
  /** The id in the path; empty when it has none. */
  id: string;
  given: URLSearchParams;
  /** The real time, in milliseconds since 1970. */
  now: number;
}

export interface Resource {
  path: RegExp;
  dates: Dates;
  /** Whether the records asked for are fewer than the Chamber has; left out, they are all there. */
  isPartial?(question: Question): boolean | Promise<boolean>;
  /** Null when the record does not exist. Rejects with QueryError for a parameter that the Chamber refuses. */
  answer(question: Question): Promise<Response | null>;
}

/** What every list takes. */
export const pagingParameters: Readonly<Record<string, Kind>> = {
  pagina: 'page',
  itens: 'page',
  ordem: 'direction',
  ordenarPor: 'sort',
};
