import { seenText } from '../_shared/clean-text.ts';

export type ReadParameter = (value: string) => string | null;

function matching(pattern: RegExp): ReadParameter {
  return (value) => (pattern.test(value) ? value : null);
}

function oneOf(...allowed: readonly string[]): ReadParameter {
  return (value) => (allowed.includes(value) ? value : null);
}

function integer(min: number, max: number): ReadParameter {
  return (value) => {
    if (!/^\d{1,10}$/.test(value)) return null;
    const number = Number(value);
    return number >= min && number <= max ? String(number) : null;
  };
}

/** AAAA-MM-DD; 2026-02-30 is none. */
function day(value: string): string | null {
  if (!/^(19|20)\d{2}-\d{2}-\d{2}$/.test(value)) return null;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : null;
}

/** Letters, spaces and joining signs: others could trip the Chamber's firewall. */
function name(value: string): string | null {
  const text = seenText(value).replace(/\s+/g, ' ');
  return /^[\p{L}\p{M} .'’-]{1,80}$/u.test(text) ? text : null;
}

function order(value: string): string | null {
  const upper = value.toUpperCase();
  return upper === 'ASC' || upper === 'DESC' ? upper : null;
}

const legislature = integer(1, 99);

/** Comma-separated: a year of elections belongs to two. */
function legislatures(value: string): string | null {
  const numbers = value.split(',').map(legislature);
  return numbers.length <= 3 && !numbers.includes(null) ? numbers.join(',') : null;
}

const year = integer(1988, 2100);
const page = { pagina: integer(1, 1000), itens: integer(1, 100), ordem: order };
const period = { dataInicio: day, dataFim: day };

/** The Chamber honours 1000 alone beyond 100, which is the whole list of deputies. */
const upTo100Or1000: ReadParameter = (value) => (value === '1000' ? value : page.itens(value));

type Parameters = Readonly<Record<string, ReadParameter>>;

export const deputyListParameters: Parameters = {
  ...page,
  ...period,
  itens: upTo100Or1000,
  siglaUf: matching(/^[A-Z]{2}$/),
  siglaPartido: matching(/^[\p{L}.]{2,20}$/u),
  nome: name,
  idLegislatura: legislature,
  ordenarPor: oneOf('id', 'idLegislatura', 'nome', 'siglaUF', 'siglaPartido'),
};

export const expenseParameters: Parameters = {
  ...page,
  idLegislatura: legislatures,
  ano: year,
  mes: integer(1, 12),
  ordenarPor: oneOf(
    'ano',
    'mes',
    'dataDocumento',
    'tipoDespesa',
    'nomeFornecedor',
    'valorDocumento',
    'valorLiquido',
  ),
};

export const speechParameters: Parameters = {
  ...page,
  ...period,
  idLegislatura: legislature,
  ordenarPor: oneOf('dataHoraInicio'),
};

export const propositionParameters: Parameters = {
  ...page,
  ...period,
  dataApresentacaoInicio: day,
  dataApresentacaoFim: day,
  ano: year,
  idDeputadoAutor: integer(1, 9_999_999_999),
  siglaTipo: matching(/^[A-Z]{2,10}$/),
  ordenarPor: oneOf('id', 'codTipo', 'siglaTipo', 'numero', 'ano'),
};

export const partyParameters: Parameters = {
  ...page,
  ...period,
  idLegislatura: legislature,
  ordenarPor: oneOf('id', 'sigla', 'nome', 'dataInicio', 'dataFim'),
};
