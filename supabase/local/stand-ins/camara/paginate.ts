import { QueryError } from './errors.ts';
import type { Query } from './read-query.ts';

/** The Chamber's address, which its links name wherever the answer comes from. */
const publicRoot = 'https://dadosabertos.camara.leg.br/api/v2';
const defaultItems = 15;

export interface Listing<Row> {
  rows: readonly Row[];
  sortKeys: Readonly<Record<string, (row: Row) => string | number | null>>;
  defaultSort: { key: string; direction: 'ASC' | 'DESC' };
  /** Larger requests are cut to it silently, as the Chamber does. */
  maxItems: number;
}

const collator = new Intl.Collator('pt-BR');

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

/** Unknown values come last in both directions; equals keep their order. */
function sorted<Row>(query: Query, { rows, sortKeys, defaultSort }: Listing<Row>): Row[] {
  const name = query.first('ordenarPor') ?? defaultSort.key;
  const key = Object.hasOwn(sortKeys, name) ? sortKeys[name] : undefined;
  if (key === undefined) throw new QueryError(['ordenarPor']);
  const direction = query.first('ordem')?.toUpperCase() ?? defaultSort.direction;
  const sign = direction === 'DESC' ? -1 : 1;
  return [...rows].sort((rowA, rowB) => {
    const a = key(rowA);
    const b = key(rowB);
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * compare(a, b);
  });
}

interface Link {
  rel: string;
  href: string;
}

function linksOf(
  path: string,
  given: URLSearchParams,
  page: { number: number; items: number; last: number },
): Link[] {
  const link = (rel: string, number: number): Link => {
    const parameters = new URLSearchParams(given);
    parameters.set('pagina', String(number));
    parameters.set('itens', String(page.items));
    return { rel, href: `${publicRoot}${path}?${parameters.toString()}` };
  };
  return [
    link('self', page.number),
    ...(page.number < page.last ? [link('next', page.number + 1)] : []),
    link('first', 1),
    link('last', page.last),
  ];
}

/** With links and total. Throws QueryError for an unknown sort key. */
export function paginate<Row>(
  path: string,
  given: URLSearchParams,
  query: Query,
  listing: Listing<Row>,
): Response {
  const items = Math.min(query.number('itens', defaultItems), listing.maxItems);
  const number = query.number('pagina', 1);
  const rows = sorted(query, listing);
  const last = Math.max(1, Math.ceil(rows.length / items));
  const links = linksOf(path, given, { number, items, last });
  return Response.json(
    { dados: rows.slice((number - 1) * items, number * items), links },
    {
      headers: {
        'x-total-count': String(rows.length),
        link: links.map(({ rel, href }) => `<${href}>; rel="${rel}"`).join(', '),
      },
    },
  );
}

/** A single record, or a list that has no pages, with a link to itself. */
export function unpaged(path: string, dados: unknown): Response {
  return Response.json({ dados, links: [{ rel: 'self', href: `${publicRoot}${path}` }] });
}
