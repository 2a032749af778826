/** supabase/seed-eleicao-2026.sql. Nothing of a second round until a file of the court has it. */
import { sqlLiteral } from '../../emulator/database/migrations.ts';
import { candidateId } from './convert.ts';
import { type ElectionSource, type RoundSource } from './election-source.ts';

type DeputyOutcome = ElectionSource['outcomes'][number];

const roundIds = {
  1: `'00000000-0000-4000-a000-000000020261'`,
  2: `'00000000-0000-4000-a000-000000020262'`,
} as const;

/** The public lists by the keys that rows name them with: what each calls itself, and who keeps it. */
const listTitles: Readonly<Record<string, string>> = {
  'congresso-2027': 'Congresso 2027 (leoniedu)',
  'agregador-br': 'Agregador BR (Fcairo1)',
  'congresso-e-governos': 'Congresso e governos 2026 (Gabriel-Alexandre)',
  'congresso-e-governos-pl': 'Congresso e governos 2026 (Gabriel-Alexandre)',
};

function listTitle(key: string): string {
  const title = listTitles[key];
  if (title === undefined) throw new Error(`A list without title: ${key}`);
  return title;
}

const listed = (keys: readonly string[]): string => new Intl.ListFormat('pt-BR').format(keys);

const cell = (value: string | number | null): string =>
  value === null ? 'null' : typeof value === 'number' ? String(value) : sqlLiteral(value);

const rows = (lines: readonly (readonly (string | number | null)[])[]): string =>
  lines.map((line) => `  (${line.map(cell).join(', ')})`).join(',\n');

/** The day on which the file of the votes was read, and what of the totals is not in it. */
function roundSource({ fontes: [votes], fonte_titulo }: RoundSource) {
  if (votes?.url == null || votes.coletado_em === undefined) throw new Error('The votes have no source.');
  return {
    title:
      fonte_titulo ??
      'Resultado oficial da eleição para presidente, 1º turno, Brasil (arquivo do TSE). Comparecimento, brancos e nulos: leitura pública desse arquivo por terceiros, conferida em 09/10/2026.',
    url: votes.url,
    day: votes.coletado_em.slice(0, 10),
  };
}

/** The round is published only where every one of its people is, and only once. */
function roundSql(round: RoundSource): string {
  const id = roundIds[round.turno];
  const { title, url, day } = roundSource(round);
  const lines = round.votos.map(
    ({ candidato_id, votos, percentual_validos, situacao }) =>
      [candidateId(candidato_id), votos, percentual_validos, situacao] as const,
  );
  return `insert into public.resultados_presidencia (turno_id, candidato_id, votos, percentual, situacao)
select t.id, c.id, v.votos, v.percentual, v.situacao
from (values
${rows(lines)}
) as v (candidato, votos, percentual, situacao)
join public.candidatos_presidencia_2026 as c on c.id = v.candidato::uuid
join public.turnos_presidencia as t on t.id = ${id} and t.situacao = 'nao_publicado'
on conflict do nothing;

update public.turnos_presidencia set
  situacao = ${cell(round.situacao)}, validos = ${round.validos}, brancos = ${round.brancos}, nulos = ${round.nulos},
  comparecimento = ${round.comparecimento}, eleitorado = ${cell(round.eleitorado)},
  fonte_titulo = ${cell(title)},
  fonte_url = ${cell(url)}, fonte_data = ${cell(day)}
where id = ${id} and situacao = 'nao_publicado'
  and (select sum(votos) from public.resultados_presidencia where turno_id = ${id}) = ${round.validos};
`;
}

/** Only who is certainly that deputy, of whom two independent lists say the same and no list says otherwise. */
export function certainOutcomes(outcomes: readonly DeputyOutcome[]): DeputyOutcome[] {
  return outcomes.filter(
    ({ id_camara, destino, certeza_destino, vinculo, divergencias }) =>
      id_camara !== null &&
      destino !== 'desconhecido' &&
      certeza_destino === 'alta' &&
      vinculo.certeza === 'certa' &&
      divergencias.length === 0,
  );
}

function outcomesSql({ outcomes, lists }: ElectionSource): string {
  const lines = certainOutcomes(outcomes).map(({ id_camara, destino, cargo, fontes }) => {
    const days = fontes.map((key) => lists[key]?.data ?? '').filter((day) => /^\d{4}-\d{2}-\d{2}$/.test(day));
    const [url] = fontes.flatMap((key) => lists[key]?.endereco ?? []);
    return [
      id_camara,
      destino,
      destino.startsWith('outro_cargo') ? cargo : null,
      `Listas públicas de terceiros: ${listed([...new Set(fontes.map(listTitle))])}`,
      url ?? null,
      days.toSorted().at(-1) ?? null,
    ] as const;
  });
  return `insert into public.destinos_deputados (deputado_id, destino, cargo, fonte_titulo, fonte_url, revisado_em)
select v.deputado_id, v.destino, v.cargo, v.fonte_titulo, v.fonte_url, v.revisado_em::date
from (values
${rows(lines)}
) as v (deputado_id, destino, cargo, fonte_titulo, fonte_url, revisado_em)
on conflict do nothing;
`;
}

function electedSql({ elected }: ElectionSource): string {
  const lines = elected.map(({ vinculo_camara, fontes, ...row }) => [
    58,
    row.uf,
    row.nome_urna,
    row.partido_sigla,
    row.numero_urna,
    row.votos,
    row.situacao,
    vinculo_camara?.certeza === 'certa' ? vinculo_camara.id_camara : null,
    `{${fontes.join(',')}}`,
  ]);
  return `insert into public.eleitos_camara
  (legislatura, uf, nome_urna, partido_sigla, numero_urna, votos, situacao, deputado_id, fontes)
values
${rows(lines)}
on conflict do nothing;
`;
}

/** Each act as its number and year, such as 'Ato da Mesa 270/2023'. */
function actName(ato: string, desde: string): string {
  const [, number] = /nº (\d+)/.exec(ato) ?? [];
  if (number === undefined) throw new Error(`The act has no number: ${ato}`);
  return `Ato da Mesa ${number}/${desde.slice(0, 4)}`;
}

function limitsSql({ limits }: ElectionSource): string {
  const lines = limits.flatMap(({ ato, desde, ate, situacao, fonte_url, valores }) =>
    Object.entries(valores).map(
      ([uf, value]) =>
        [
          uf,
          desde,
          ate,
          value,
          actName(ato, desde),
          fonte_url,
          String(situacao === 'tabela publicada no ato'),
        ] as const,
    ),
  );
  return `insert into public.cota_limites (uf, desde, ate, valor_mensal, ato, fonte_url, valor_no_ato)
select v.uf, v.desde::date, v.ate::date, v.valor_mensal, v.ato, v.fonte_url, v.valor_no_ato::boolean
from (values
${rows(lines)}
) as v (uf, desde, ate, valor_mensal, ato, fonte_url, valor_no_ato)
on conflict (uf, desde) do nothing;
`;
}

export function electionSeedSql(source: ElectionSource): string {
  return [
    '-- Generated by `npm run seed:generate` from supabase/local/data/eleicao-2026. Do not edit: change the files and run it again.',
    '-- The first round as the TSE published it; the outcomes of deputies and the elected from public lists by third parties, all',
    '-- preliminary. Nothing here knows the second round. Rows that are there already stay as they are.',
    '',
    roundSql(source.firstRound),
    ...(source.secondRound === null ? [] : [roundSql(source.secondRound)]),
    outcomesSql(source),
    electedSql(source),
    limitsSql(source),
  ].join('\n');
}
