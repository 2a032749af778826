import { legislaturesOf } from './legislature.ts';
import {
  deputyListParameters,
  expenseParameters,
  partyParameters,
  propositionParameters,
  type ReadParameter,
  speechParameters,
} from './parameters.ts';

export type RouteName =
  | 'deputados'
  | 'deputado'
  | 'despesas'
  | 'discursos'
  | 'proposicoes'
  | 'referencias'
  | 'partidos';

export interface Route {
  name: RouteName;
  /** Below /api/v2, whole. */
  path: RegExp;
  parameters: Readonly<Record<string, ReadParameter>>;
  /** Parameters that the Chamber needs and callers may leave out. */
  complete?: (accepted: ReadonlyMap<string, string>) => Readonly<Record<string, string>>;
  maxAgeS: number;
  /** Seconds for which the last good answer is served while the Chamber is down. */
  staleIfErrorS: number;
  timeoutMs: number;
}

const hour = 3_600;
const day = 24 * hour;
const id = String.raw`[1-9]\d{0,9}`;

/** The Chamber has answered expenses without a legislature with an empty list. */
function withLegislatures(accepted: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  const year = accepted.get('ano');
  if (year === undefined || accepted.has('idLegislatura')) return {};
  return { idLegislatura: legislaturesOf(Number(year)).join(',') };
}

export const routes: readonly Route[] = [
  {
    name: 'deputados',
    path: /^\/deputados$/,
    parameters: deputyListParameters,
    maxAgeS: 6 * hour,
    staleIfErrorS: 7 * day,
    timeoutMs: 15_000,
  },
  {
    name: 'deputado',
    path: new RegExp(`^/deputados/${id}$`),
    parameters: {},
    maxAgeS: 12 * hour,
    staleIfErrorS: 30 * day,
    timeoutMs: 15_000,
  },
  {
    name: 'despesas',
    path: new RegExp(`^/deputados/${id}/despesas$`),
    parameters: expenseParameters,
    complete: withLegislatures,
    maxAgeS: 6 * hour,
    staleIfErrorS: 30 * day,
    timeoutMs: 25_000,
  },
  {
    name: 'discursos',
    path: new RegExp(`^/deputados/${id}/discursos$`),
    parameters: speechParameters,
    maxAgeS: 3 * hour,
    staleIfErrorS: 14 * day,
    timeoutMs: 30_000,
  },
  {
    name: 'proposicoes',
    path: /^\/proposicoes$/,
    parameters: propositionParameters,
    maxAgeS: 3 * hour,
    staleIfErrorS: 14 * day,
    timeoutMs: 25_000,
  },
  {
    name: 'referencias',
    path: /^\/referencias\/deputados\/(siglaUF|tipoDespesa|codSituacao)$/,
    parameters: {},
    maxAgeS: 7 * day,
    staleIfErrorS: 90 * day,
    timeoutMs: 10_000,
  },
  {
    name: 'partidos',
    path: /^\/partidos$/,
    parameters: partyParameters,
    maxAgeS: day,
    staleIfErrorS: 30 * day,
    timeoutMs: 10_000,
  },
];
