import { ballotWord } from '../../lib/civic-calendar.ts';
import { uniqueSources } from './descriptor.ts';
import { chamber, court, ours, unnamed } from './origins.ts';
import type { RollCallRow, RoundRow, Source, Table } from './tables.ts';
import type { PublicCandidate } from '../records.ts';

/** The same word for the same thing as on the site; nothing of an active record that the court does not register. */
function situationOf({ status, tse_sq }: PublicCandidate, today: string): string | null {
  return status === 'active' && tse_sq === null ? null : ballotWord(status, today, true).toLowerCase();
}

/** What states the facts of these candidates, as far as a source has an address. */
export function sourcesOf(candidates: readonly PublicCandidate[]): Source[] {
  return uniqueSources(
    candidates.flatMap(({ fontes }) =>
      fontes.flatMap(({ fonte: { titulo, url } }) => (url === null ? [] : [{ title: titulo, path: url }])),
    ),
  );
}

/** `today` is the day in Brasília on which the file is written. */
export function candidatesTable(rows: readonly PublicCandidate[], today: string): Table {
  return {
    name: 'candidaturas-2026',
    title: 'Candidaturas à Presidência em 2026',
    licenses: [unnamed],
    sources: [court, ...sourcesOf(rows)],
    columns: [
      { name: 'nome', type: 'string' },
      { name: 'nome_completo', type: 'string' },
      { name: 'numero_urna', type: 'number' },
      { name: 'partido_sigla', type: 'string' },
      { name: 'partido_nome', type: 'string' },
      { name: 'coligacao', type: 'string' },
      { name: 'coligacao_partidos', type: 'string' },
      { name: 'vice_nome', type: 'string' },
      { name: 'vice_partido', type: 'string' },
      { name: 'situacao', type: 'string' },
      { name: 'situacao_registro', type: 'string' },
      { name: 'situacao_registro_constava_em', type: 'date' },
      { name: 'estado_origem', type: 'string' },
      { name: 'data_nascimento', type: 'date' },
      { name: 'idade', type: 'number' },
      { name: 'profissao', type: 'string' },
      { name: 'escolaridade', type: 'string' },
      { name: 'bens_declarados', type: 'number' },
      { name: 'site_campanha', type: 'string' },
      { name: 'wikipedia', type: 'string' },
      { name: 'plano_governo', type: 'string' },
      { name: 'ficha_tse', type: 'string' },
      { name: 'fonte', type: 'string' },
      { name: 'dados_ate', type: 'date' },
    ],
    rows: rows.map((one) => [
      one.nome,
      one.nome_completo,
      one.numero_urna,
      one.partido_sigla,
      one.partido_nome,
      one.coalition,
      one.coligacao_partidos?.join(', '),
      one.vice_nome,
      one.vice_partido,
      situationOf(one, today),
      one.situacao_registro,
      one.situacao_registro_em,
      one.estado_origem,
      one.data_nascimento,
      one.idade,
      one.profissao,
      one.escolaridade,
      one.bens_declarados,
      one.link_site_campanha,
      one.link_wikipedia,
      one.plano_governo_url,
      one.ficha_tse_url,
      one.fonte,
      one.dados_ate,
    ]),
  };
}

export function resultsTable(rounds: readonly RoundRow[], candidates: readonly PublicCandidate[]): Table {
  const stated = uniqueSources(
    rounds.flatMap(({ fonte_titulo: title, fonte_url: path }) =>
      title === null || path === null ? [] : [{ title, path }],
    ),
  );
  const names = new Map(candidates.map(({ id, nome }) => [id, nome]));
  return {
    name: 'resultados-2026',
    title: 'Resultado da eleição à Presidência em 2026',
    licenses: [unnamed],
    sources: stated.length === 0 ? [court] : stated,
    columns: [
      { name: 'ano', type: 'number' },
      { name: 'turno', type: 'number' },
      { name: 'nome', type: 'string' },
      { name: 'votos', type: 'number' },
      { name: 'percentual', type: 'number' },
      { name: 'situacao', type: 'string' },
      { name: 'fonte', type: 'string' },
      { name: 'endereco', type: 'string' },
      { name: 'data_da_fonte', type: 'date' },
    ],
    rows: rounds.flatMap(({ ano, turno, fonte_titulo, fonte_url, fonte_data, resultados_presidencia }) =>
      resultados_presidencia
        .map((one) => ({ ...one, nome: names.get(one.candidato_id) ?? null }))
        .sort((a, b) => (a.nome ?? '').localeCompare(b.nome ?? '', 'pt-BR'))
        .map((one) => [
          ano,
          turno,
          one.nome,
          one.votos,
          one.percentual,
          one.situacao,
          fonte_titulo,
          fonte_url,
          fonte_data,
        ]),
    ),
  };
}

export function rollCallsTable(rows: readonly RollCallRow[]): Table {
  return {
    name: 'votacoes',
    title: 'Votações do plenário da Câmara dos Deputados',
    // The kind of a roll call follows from the Chamber's words by a rule of ours.
    licenses: [unnamed, ours],
    sources: [chamber],
    columns: [
      { name: 'id_camara', type: 'string' },
      { name: 'dia', type: 'date' },
      { name: 'titulo', type: 'string' },
      { name: 'descricao', type: 'string' },
      { name: 'tipo', type: 'string' },
      { name: 'aprovada', type: 'boolean' },
      { name: 'nominal', type: 'boolean' },
      { name: 'tem_votos', type: 'boolean' },
      { name: 'totais_diferem', type: 'boolean' },
      ...(['sim', 'nao', 'abstencao', 'obstrucao', 'presidiu'] as const).map((name) => ({
        name,
        type: 'number' as const,
      })),
    ],
    rows: rows.map((one) => [
      one.id_camara,
      one.dia,
      one.titulo,
      one.descricao,
      one.tipo,
      one.aprovada,
      one.nominal,
      one.tem_votos,
      one.totais_diferem,
      one.sim,
      one.nao,
      one.abstencao,
      one.obstrucao,
      one.presidiu,
    ]),
  };
}
