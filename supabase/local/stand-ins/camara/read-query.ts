import { QueryError } from './errors.ts';

/** A list is repeated or separated by commas. */
export type Kind = 'text' | 'texts' | 'integers' | 'day' | 'page' | 'direction' | 'sort';

const spellings: Readonly<Record<Kind, RegExp>> = {
  text: /^.+$/,
  texts: /^.+$/,
  integers: /^\d{1,10}$/,
  day: /^\d{4}-\d{2}-\d{2}$/,
  page: /^[1-9]\d{0,6}$/,
  direction: /^(asc|desc)$/i,
  sort: /^\w+$/,
};

export interface Query {
  has(name: string): boolean;
  /** The values of a parameter, none when it is absent. */
  all(name: string): string[];
  first(name: string): string | null;
  number(name: string, fallback: number): number;
}

function valuesOf(kind: Kind, values: readonly string[]): string[] {
  return kind === 'texts' || kind === 'integers' ? values.flatMap((value) => value.split(',')) : [...values];
}

/** Throws QueryError with every parameter that is unknown, repeated without being a list, or misspelled. */
export function readQuery(given: URLSearchParams, allowed: Readonly<Record<string, Kind>>): Query {
  const values = new Map<string, string[]>();
  const wrong: string[] = [];
  for (const name of new Set(given.keys())) {
    const kind = Object.hasOwn(allowed, name) ? allowed[name] : undefined;
    const read = kind === undefined ? [] : valuesOf(kind, given.getAll(name));
    const isList = kind === 'texts' || kind === 'integers';
    if (
      kind === undefined ||
      (read.length > 1 && !isList) ||
      !read.every((value) => spellings[kind].test(value))
    )
      wrong.push(name);
    else values.set(name, read);
  }
  if (wrong.length > 0) throw new QueryError(wrong);
  const all = (name: string): string[] => values.get(name) ?? [];
  return {
    has: (name) => values.has(name),
    all,
    first: (name) => all(name)[0] ?? null,
    number: (name, fallback) => Number(all(name)[0] ?? fallback),
  };
}
