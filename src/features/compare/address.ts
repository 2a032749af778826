export const fewest = 2;
export const most = 4;

/** In the address. */
export const comparedKinds = ['candidatos', 'deputados'] as const;
export type ComparedKind = (typeof comparedKinds)[number];

export interface Comparison {
  kind: ComparedKind;
  /** Distinct, at most four, in order; only the read proves them. */
  ids: string[];
  /** Left-out parts, in sentences. */
  notices: string[];
}

const idsIn = (params: URLSearchParams, kind: ComparedKind): string[] =>
  params
    .getAll(kind)
    .flatMap((part) => part.split(','))
    .map((id) => id.trim().toLowerCase())
    .filter((id) => id !== '');

/** Of ?candidatos and ?deputados the first that names somebody counts. */
export function comparisonOf(params: URLSearchParams): Comparison {
  const named = [...params.keys()];
  const peopled = comparedKinds.filter((one) => idsIn(params, one).length > 0);
  const kind = peopled.toSorted((a, b) => named.indexOf(a) - named.indexOf(b)).at(0) ?? emptyKind(named);
  const given = idsIn(params, kind);
  const distinct = [...new Set(given)];
  const isMixed = peopled.length === comparedKinds.length;
  const notices = [
    isMixed && `O endereço mistura candidatos e deputados: aqui estão só os ${kind}.`,
    distinct.length < given.length && 'O endereço repete pessoas: cada uma aparece uma vez.',
    distinct.length > most && 'O endereço tem mais de 4 pessoas: aqui estão as 4 primeiras.',
  ].filter((notice) => notice !== false);
  return { kind, ids: distinct.slice(0, most), notices };
}

function emptyKind(named: readonly string[]): ComparedKind {
  return comparedKinds.find((one) => named.includes(one)) ?? comparedKinds[0];
}

export function comparisonSearch(kind: ComparedKind, ids: readonly string[]): string {
  return `?${kind}=${ids.map(encodeURIComponent).join(',')}`;
}
