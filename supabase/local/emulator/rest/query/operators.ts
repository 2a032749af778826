export type Quantifier = 'any' | 'all';

/** What a filter asks of a field's value. */
export type Test =
  | {
      readonly kind: 'compare';
      /** Postgres' own, from `compareOperators`. */
      readonly operator: string;
      readonly quantifier: Quantifier | null;
      readonly value: string;
    }
  | { readonly kind: 'is'; readonly value: keyof typeof isTests }
  | { readonly kind: 'in'; readonly values: readonly string[] }
  | { readonly kind: 'distinct'; readonly value: string }
  | {
      readonly kind: 'search';
      /** Postgres' own, from `searchFunctions`. */
      readonly function: string;
      readonly language: string | null;
      readonly value: string;
    };

interface Compare {
  readonly operator: string;
  /** Whether `(any)` and `(all)` may follow the name. */
  readonly quantified: boolean;
}

/** PostgREST's names for the operators of Postgres (reference: "Tables and Views, operators"). */
export const compareOperators: ReadonlyMap<string, Compare> = new Map<string, Compare>([
  ['eq', { operator: '=', quantified: true }],
  ['neq', { operator: '<>', quantified: false }],
  ['gt', { operator: '>', quantified: true }],
  ['gte', { operator: '>=', quantified: true }],
  ['lt', { operator: '<', quantified: true }],
  ['lte', { operator: '<=', quantified: true }],
  ['like', { operator: 'like', quantified: true }],
  ['ilike', { operator: 'ilike', quantified: true }],
  ['match', { operator: '~', quantified: true }],
  ['imatch', { operator: '~*', quantified: true }],
  ['cs', { operator: '@>', quantified: false }],
  ['cd', { operator: '<@', quantified: false }],
  ['ov', { operator: '&&', quantified: false }],
  ['sl', { operator: '<<', quantified: false }],
  ['sr', { operator: '>>', quantified: false }],
  ['nxr', { operator: '&<', quantified: false }],
  ['nxl', { operator: '&>', quantified: false }],
  ['adj', { operator: '-|-', quantified: false }],
]);

/** Full text search: how the words of the filter become a tsquery. */
export const searchFunctions: ReadonlyMap<string, string> = new Map([
  ['fts', 'to_tsquery'],
  ['plfts', 'plainto_tsquery'],
  ['phfts', 'phraseto_tsquery'],
  ['wfts', 'websearch_to_tsquery'],
]);

export const isTests = {
  null: 'is null',
  not_null: 'is not null',
  true: 'is true',
  false: 'is false',
  unknown: 'is unknown',
} as const;
