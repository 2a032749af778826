import { ufNames } from '../../supabase/functions/analise-politica/ufs.ts';
import { candidates } from './analysis-book.ts';
import { fiftyDeputies } from './analysis-deputies.ts';

interface Sides {
  favoritos: readonly string[];
  ignorados: readonly string[];
}

const collator = new Intl.Collator('pt-BR');
const and = (list: readonly string[]) => new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(list);
const numbers = 'zero um dois três quatro cinco seis sete oito nove dez onze doze'.split(' ');
const word = (n: number) => (n > 10 ? String(n) : (numbers[n] ?? '?'));
const upper = (text: string) => text.replace(/^./, (first) => first.toUpperCase());
const stop = (text: string) => (text.endsWith('.') ? text : `${text}.`);

/** Values with their counts in alphabetical order. */
function tally(values: readonly string[]): [string, number][] {
  return [...new Set(values)]
    .sort(collator.compare)
    .map((value) => [value, values.filter((other) => other === value).length]);
}

const distinct = (values: readonly string[]) => tally(values).map(([value]) => value);

interface Row {
  nome: string;
  partido: string;
  estado: string;
}

function marked(rows: readonly Row[], kind: string, side: keyof Sides): string {
  const all = and(rows.map(({ nome }) => nome));
  return rows.length === 1
    ? stop(`Você marcou um ${kind} como ${side.slice(0, -1)}: ${all}`)
    : stop(`Você marcou como ${side} ${all}`);
}

function parties(rows: readonly Row[]): string {
  const counts = tally(rows.map(({ partido }) => partido));
  const [first] = rows;
  const where = distinct(rows.map(({ estado }) => estado));
  const origin =
    where.length === 1 ? `o estado de origem é ${where.join()}` : `os estados de origem são ${and(where)}`;
  if (rows.length === 1) return `${first?.nome} é do ${first?.partido}; ${origin}.`;
  const all =
    counts.length === 1
      ? `Os ${word(rows.length)} são do ${counts[0]?.[0]}`
      : upper(and(counts.map(([party, n]) => `${word(n)} ${n === 1 ? 'é' : 'são'} do ${party}`)));
  return `${all}; ${origin}.`;
}

const candidatesNamed = (names: readonly string[]) =>
  candidates
    .filter(({ nome }) => names.includes(nome))
    .map((record) => ({
      ...record,
      partido: record.partido_sigla,
      estado: ufNames.get(record.estado_origem ?? '') ?? '?',
    }))
    .sort((a, b) => collator.compare(a.nome, b.nome));

type CandidateRow = ReturnType<typeof candidatesNamed>[number];

const deputiesNumbered = (ids: readonly string[]): Row[] =>
  ids
    .flatMap((id) => fiftyDeputies.get(id) ?? [])
    .map(({ nome, siglaPartido, siglaUf }) => ({
      nome,
      partido: siglaPartido,
      estado: ufNames.get(siglaUf) ?? '?',
    }))
    .sort((a, b) => collator.compare(a.nome, b.nome));

function officesOf({ nome, historico_eleitoral }: CandidateRow): string {
  if (historico_eleitoral.length === 0) return `No registro de ${nome} não constam cargos.`;
  const offices = historico_eleitoral.map(({ cargo, ano_inicio, ano_fim }) =>
    ano_fim === null || ano_fim === undefined
      ? `${cargo}, desde ${ano_inicio}`
      : `${cargo}, de ${ano_inicio} a ${ano_fim}`,
  );
  return `No registro de ${nome} constam os cargos: ${offices.join('; ')}.`;
}

function leanings(rows: readonly CandidateRow[]): string {
  const known = rows.flatMap(({ inclinacao_politica }) => inclinacao_politica ?? []);
  const verb = (n: number) => (n === 1 ? 'consta' : 'constam');
  const counts = tally(known).map(([leaning, n]) => `${word(n)} ${verb(n)} como ${leaning}`);
  const unknown = rows.length - known.length;
  const rest = unknown === 0 ? [] : [`${word(unknown)} ${verb(unknown)} sem classificação`];
  return `Na classificação de terceiros, ${and([...counts, ...rest])}.`;
}

function favoriteDetails(rows: readonly CandidateRow[]): string[] {
  return [
    `**Inclinação política**: ${leanings(rows)} Quem classifica são outras fontes, e não o candidato nem este site.`,
    `**Pautas**: ${rows.map(({ nome, pautas_defendidas: all }) => `O registro de ${nome} traz ${word(all.length)} pautas.`).join(' ')}`,
    `**Cargos**: ${rows.map(officesOf).join(' ')}`,
  ];
}

function professions(rows: readonly CandidateRow[]): string {
  const values = distinct(rows.flatMap(({ profissao }) => profissao ?? [])).map((text) => `“${text}”`);
  return values.length === 1
    ? `A profissão registrada é ${values.join()}.`
    : `As profissões registradas são ${and(values)}.`;
}

function candidateBlocks(names: readonly string[], side: keyof Sides): string[] {
  const rows = candidatesNamed(names);
  if (rows.length === 0) return [];
  const head = `**Candidatos ${side}**: ${marked(rows, 'candidato', side)} ${parties(rows)}`;
  return side === 'ignorados' ? [head] : [`${head} ${professions(rows)}`, ...favoriteDetails(rows)];
}

function deputyBlocks(ids: readonly string[], side: keyof Sides): string[] {
  const rows = deputiesNumbered(ids);
  if (rows.length === 0) return [];
  const byParty = distinct(rows.map(({ partido }) => partido)).map((party) => {
    const own = rows.filter(({ partido }) => partido === party).map(({ nome }) => nome);
    return `${and(own)} ${own.length === 1 ? 'é' : 'são'} do ${party}.`;
  });
  const where = distinct(rows.map(({ estado }) => estado));
  const from = where.length === 1 ? `O estado é ${where.join()}.` : `Os estados são ${and(where)}.`;
  const source = side === 'favoritos' ? ['Para deputados não há lista de pautas no registro.'] : [];
  return [
    `**Deputados ${side}**: ${[marked(rows, 'deputado', side), ...byParty, from, ...source].join(' ')}`,
  ];
}

/** The summary of some choices, written a second time from the records, by nothing that the product uses but state names. */
export function recomputed(people: Sides, chamber: Sides): string {
  const sides = ['favoritos', 'ignorados'] as const;
  const both = sides
    .filter((side) => people[side].length > 0 && chamber[side].length > 0)
    .map((side) => {
      const rows = [...candidatesNamed(people[side]), ...deputiesNumbered(chamber[side])];
      const n = distinct(rows.map(({ partido }) => partido)).length;
      return `Os ${word(rows.length)} ${side} são de ${word(n)} ${n === 1 ? 'partido' : 'partidos'}.`;
    });
  return [
    ...sides.flatMap((side) => [
      ...candidateBlocks(people[side], side),
      ...deputyBlocks(chamber[side], side),
    ]),
    ...(both.length === 0 ? [] : [`**Partidos**: ${both.join(' ')}`]),
    '**O que este texto não diz**: Ele não avalia, não compara nem indica ninguém, e não diz o que você pensa.',
  ].join('\n\n');
}
