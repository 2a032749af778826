import * as z from 'zod';
import { and, count, has, type Key, nouns, quote, quotes, stop } from './analysis-portuguese.ts';
import { byName, type Group, groupsOf, type Row } from './analysis-rows.ts';
import type { World } from './analysis-support.ts';

/* The text of a plan, recomputed from rows without product code. */

const names = (rows: readonly Row[]) => and(rows.map(({ nome }) => nome));
const of = (rows: readonly Row[], one: string, many: string) =>
  rows.length === 1
    ? `O registro de ${names(rows)} não ${one}.`
    : `Os registros de ${names(rows)} não ${many}.`;
const unless = (rows: readonly Row[], one: string, many: string) =>
  rows.length === 0 ? [] : [of(rows, one, many)];
const label = ({ kind, side, lost }: Group) => `${kind} ${side}${lost > 0 ? ' descritos aqui' : ''}`;
const everybody = (group: Group) => `${group.rows.length === 2 ? 'Os dois' : 'Todos os'} ${label(group)}`;
const notAll = (group: Group, what: string) =>
  group.rows.length === 2
    ? `Os dois ${label(group)} não têm ${what}.`
    : `Os ${label(group)} não têm todos ${what}.`;

/** People by what they share; each set in the place of its first person. */
function sets(rows: readonly Row[], key: (row: Row) => string | null): [string, Row[]][] {
  const values = new Set(rows.map(key));
  return [...values].flatMap((value): [string, Row[]][] =>
    value === null ? [] : [[value, rows.filter((row) => key(row) === value)]],
  );
}

const allThemes = [
  'economia',
  'segurança',
  'educação',
  'saúde',
  'gestão e instituições',
  'infraestrutura e moradia',
];
const themesIn = (row: Row) => allThemes.filter((theme) => row.themed.some(({ tema }) => tema === theme));
const inThemes = (list: readonly string[]) => `${list.length > 1 ? 'nos temas' : 'no tema'} ${quotes(list)}`;

const noAgenda = (rows: readonly Row[]) => [
  ...unless(
    rows.filter((row) => row.pautas > 0 && row.themed.length === 0),
    'separa as pautas por tema',
    'separam as pautas por tema',
  ),
  ...unless(
    rows.filter(({ pautas }) => pautas === 0),
    'traz pautas',
    'trazem pautas',
  ),
];

const without = (group: Group, lacking: readonly Row[], what: string) =>
  `Sem ${what} para ${lacking.length} de ${group.rows.length} ${label(group)}.`;

function common(key: string, group: Group): string {
  if (key === 'tema') {
    const lacking = group.rows.filter((row) => themesIn(row).length === 0);
    const others = group.rows.filter((row) => !lacking.includes(row));
    const shared = allThemes.filter((theme) => others.every((row) => themesIn(row).includes(theme)));
    if (lacking.length > 0 && shared.length > 0)
      return without(group, lacking, 'pautas por tema registradas');
    return shared.length === 0
      ? notAll(group, 'pautas em um mesmo tema')
      : `${everybody(group)} têm pautas ${inThemes(shared)}.`;
  }
  const own = keyOf(key);
  const values = new Set(group.rows.map((row) => row[own]));
  const [value = null] = values;
  const [article, one] = nouns(own, group);
  const lacking = group.rows.filter((row) => row[own] === null);
  if (lacking.length > 0 && values.size < 3) return without(group, lacking, `${one} registrad${article}`);
  return values.size > 1 || value === null
    ? notAll(group, `${article} ${article === 'a' ? 'mesma' : 'mesmo'} ${one} no registro`)
    : `${everybody(group)} ${has(own, value, false, group)}.`;
}

function keyOf(por: string): Key {
  return z.enum(['partido', 'estado', 'profissão', 'inclinação']).parse(por);
}

function who(key: Key, group: Group): string[] {
  const { rows } = group;
  const own = sets(rows, (row) => row[key]);
  const n = own.filter(([value]) => value !== 'S.PART.' || key !== 'partido').length;
  const [article, one, many] = nouns(key, group);
  const gender = article === 'a' ? 'f' : 'm';
  return [
    ...(n > 1 ? [`Nos registros dos ${label(group)} há ${count(n, gender)} ${many}.`] : []),
    ...own.map(([value, people]) => `${names(people)} ${has(key, value, people.length === 1, group)}.`),
    ...unless(
      rows.filter((row) => row[key] === null),
      `diz ${article} ${one}`,
      `dizem ${article} ${one}`,
    ),
  ];
}

function recorded(por: string, { rows }: Group): string[] {
  if (por === 'cargo')
    return [
      ...rows.flatMap(({ nome, cargos }) =>
        cargos.map(({ cargo, ano_inicio: from, ano_fim: until }) => {
          const when =
            until === null ? `desde ${from}` : until === from ? `em ${from}` : `de ${from} a ${until}`;
          return `Segundo o registro, ${nome} ${until === null ? 'tem' : 'teve'} o cargo de ${quote(cargo)}, ${when}.`;
        }),
      ),
      ...unless(
        rows.filter(({ cargos }) => cargos.length === 0),
        'traz cargos',
        'trazem cargos',
      ),
    ];
  if (por === 'pauta')
    return [
      ...sets(rows, ({ pautas }) => (pautas === 0 ? null : `${pautas}`)).map(([n, people]) => {
        const amount = `${count(Number(n), 'f')} ${n === '1' ? 'pauta' : 'pautas'}`;
        return `${names(people)} ${people.length === 1 ? `tem ${amount}` : `têm ${amount} cada`} no registro.`;
      }),
      ...unless(
        rows.filter(({ pautas }) => pautas === 0),
        'traz pautas',
        'trazem pautas',
      ),
    ];
  return [
    ...sets(rows, (row) => (row.themed.length === 0 ? null : inThemes(themesIn(row)))).map(
      ([where, people]) => `${names(people)} ${people.length === 1 ? 'tem' : 'têm'} pautas ${where}.`,
    ),
    ...noAgenda(rows),
  ];
}

function underTheme(theme: string, { rows }: Group): string[] {
  const start = `No tema “${theme}”, `;
  const sorted = rows.filter(({ themed }) => themed.length > 0);
  return [
    ...sorted.flatMap(({ nome, themed }) =>
      themed
        .filter(({ tema }) => tema === theme)
        .map(({ texto }) => `${start}a pauta de ${nome} é ${quote(texto)}.`),
    ),
    ...unless(
      sorted.filter(({ themed }) => !themed.some(({ tema }) => tema === theme)),
      'traz pauta',
      'trazem pauta',
    ).map((own) => start + own.replace(/^O/, 'o')),
    ...noAgenda(rows),
  ];
}

function votes({ rows, side, kind }: Group, { commonVotes }: World): string[] {
  if (side === 'ignorados' || kind === 'candidatos') return [];
  return rows.flatMap((one, index) =>
    rows
      .slice(index + 1)
      .flatMap((other) =>
        (commonVotes ?? [])
          .filter(({ a, b }) => [`${a}`, `${b}`].every((id) => id === one.id || id === other.id))
          .map(({ em_comum, iguais }) =>
            em_comum < 20
              ? `${names([one, other])} têm menos de 20 votações em comum.`
              : `${names([one, other])} votaram igual em ${iguais} de ${em_comum} votações em comum.`,
          ),
      ),
  );
}

function told({ forma, por }: { forma: string; por: string }, group: Group, world: World): string[] {
  if (forma === 'votos') return votes(group, world);
  const isOfDeputies = por === 'partido' || por === 'estado';
  if (group.rows.length === 0 || (group.kind === 'deputados' && !isOfDeputies)) return [];
  if (forma === 'em_comum') return group.rows.length < 2 ? [] : [common(por, group)];
  if (forma === 'quem') return who(keyOf(por), group);
  if (forma === 'registro') return recorded(por, group);
  return underTheme(por, group);
}

function choices(groups: readonly Group[]): string[] {
  const off = groups
    .filter(({ kind }) => kind === 'candidatos')
    .flatMap(({ rows }) => rows.filter(({ isOff }) => isOff))
    .filter((row, index, all) => all.findIndex(({ id }) => id === row.id) === index)
    .sort(byName);
  return [
    ...groups.flatMap(({ kind, side, rows, lost }) => [
      ...(rows.length === 0
        ? []
        : [stop(`Entre os ${kind}, você ${side === 'favoritos' ? 'favoritou' : 'ignorou'} ${names(rows)}`)]),
      ...(lost === 0
        ? []
        : [
            `${count(lost, 'm').replace(/^./, (letter) => letter.toUpperCase())} dos ${kind} ${side} ${lost === 1 ? 'ficou' : 'ficaram'} sem descrição, por falta de dados agora.`,
          ]),
    ]),
    ...(off.length === 0
      ? []
      : off.length === 1
        ? [`A candidatura de ${names(off)} ficou fora da urna.`]
        : [`As candidaturas de ${names(off)} ficaram fora da urna.`]),
    ...(groups.some(({ kind }) => kind === 'deputados')
      ? ['Para deputados não há lista de pautas no registro.']
      : []),
  ];
}

/** By item and group: without what an earlier item said of the group. */
function once(items: readonly (readonly string[][])[]): string[] {
  return items.flatMap((groups, item) =>
    groups.flatMap((texts, group) =>
      texts.filter((text) => !items.slice(0, item).some((before) => before[group]?.includes(text))),
    ),
  );
}

export interface Plan {
  secoes: readonly { titulo: string; itens: readonly { forma: string; por: string }[] }[];
}

/** Title and sentences of each section. */
export function recomputed(plan: Plan, world: World): [string, string[]][] {
  const groups = groupsOf(world);
  const items = plan.secoes.flatMap(({ itens }) => itens);
  const about = (list: readonly string[]) => items.some(({ por }) => list.includes(por));
  const notes = [
    'Ele não avalia, não compara nem indica ninguém, e não diz o que você pensa.',
    ...(about(['inclinação'])
      ? ['Quem classifica a inclinação política são outras fontes, e não a própria pessoa nem este site.']
      : []),
    ...(about(['pauta', 'tema', ...allThemes])
      ? ['As pautas são resumos nossos de um resumo público dos planos de governo, que não foram lidos.']
      : []),
    ...(about(['votos'])
      ? ['Votar igual não quer dizer pensar igual: muitas votações são acordos ou procedimentos.']
      : []),
  ];
  return [
    ['Suas escolhas', choices(groups)],
    ...plan.secoes.map(({ titulo, itens }): [string, string[]] => [
      titulo,
      once(itens.map((item) => groups.map((group) => told(item, group, world)))),
    ]),
    ['O que este texto não diz', notes],
  ];
}
