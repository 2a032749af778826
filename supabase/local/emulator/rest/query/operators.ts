export type Quantifier = 'any' | 'all';

export type CompareOperator =
  | '='
  | '<>'
  | '>'
  | '>='
  | '<'
  | '<='
  | 'like'
  | 'ilike'
  | '~'
  | '~*'
  | '@>'
  | '<@'
  | '&&'
  | '<<'
  | '>>'
  | '&<'
  | '&>'
  | '-|-';

export type SearchFunction = 'to_tsquery' | 'plainto_tsquery' | 'phraseto_tsquery' | 'websearch_to_tsquery';

/** What a filter asks of a field's value. */
export type Test =
  | {
      readonly kind: 'compare';
      readonly operator: CompareOperator;
      readonly quantifier: Quantifier | null;
      readonly value: string;
    }
  | { readonly kind: 'is'; readonly value: 'null' | 'not_null' | 'true' | 'false' | 'unknown' }
  | { readonly kind: 'in'; readonly values: readonly string[] }
  | { readonly kind: 'distinct'; readonly value: string }
  | {
      readonly kind: 'search';
      readonly function: SearchFunction;
      readonly language: string | null;
      readonly value: string;
    };

interface Compare {
  readonly operator: CompareOperator;
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
export const searchFunctions: ReadonlyMap<string, SearchFunction> = new Map<string, SearchFunction>([
  ['fts', 'to_tsquery'],
  ['plfts', 'plainto_tsquery'],
  ['phfts', 'phraseto_tsquery'],
  ['wfts', 'websearch_to_tsquery'],
]);
