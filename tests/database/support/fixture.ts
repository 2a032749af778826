import type { Queryable } from '../../../supabase/local/emulator/database/database.ts';
import { ids } from './actors.ts';

const statements = [
  `insert into auth.users (id, email, is_anonymous) values
     ('${ids.owner}', 'owner@example.org', false), ('${ids.stranger}', 'stranger@example.org', false),
     ('${ids.admin}', 'admin@example.org', false), ('${ids.colleague}', 'colleague@example.org', false),
     ('${ids.guest}', null, true)`,
  `insert into public.user_roles (user_id, role) values ('${ids.admin}', 'admin'), ('${ids.colleague}', 'admin')`,
  `insert into public.candidatos_presidencia_2026 (id, nome, foto_url, partido_sigla, partido_nome, status) values
     ('${ids.active}', 'Ana Ativa', 'https://example.org/a.jpg', 'PA', 'Partido A', 'active'),
     ('${ids.archived}', 'Bruno Arquivado', 'https://example.org/b.jpg', 'PB', 'Partido B', 'archived'),
     ('${ids.deleted}', 'Carla Excluída', 'https://example.org/c.jpg', 'PC', 'Partido C', 'deleted')`,
  `insert into public.usuario_candidatos_relacao (user_id, candidato_id, favorito) values
     ('${ids.owner}', '${ids.active}', true), ('${ids.stranger}', '${ids.active}', true),
     ('${ids.admin}', '${ids.active}', true)`,
  `insert into public.usuario_deputados_relacao (user_id, deputado_id, deputado_nome, favorito) values
     ('${ids.owner}', '101', 'Dora', true), ('${ids.stranger}', '101', 'Dora', true),
     ('${ids.admin}', '101', 'Dora', true)`,
  `insert into public.consentimentos (user_id, finalidade, versao) values
     ('${ids.owner}', 'escolhas', '2026-11-22'), ('${ids.stranger}', 'escolhas', '2026-11-22'), ('${ids.admin}', 'escolhas', '2026-11-22')`,
  `update public.turnos_presidencia set situacao = 'apurado', validos = 10, fonte_titulo = 'TSE',
     fonte_url = 'https://tse.jus.br/', fonte_data = '2026-10-05' where turno = 1`,
  `insert into public.resultados_presidencia (turno_id, candidato_id, votos, percentual, situacao)
     select id, '${ids.active}', 10, 100, case turno when 1 then 'segundo_turno' else 'eleito' end from public.turnos_presidencia`,
  `insert into public.destinos_deputados (deputado_id, destino, fonte_titulo, fonte_url, revisado_em) values
     (101, 'reeleito', 'TSE', 'https://tse.jus.br/', '2026-10-08')`,
  `insert into public.fontes (titulo, veiculo, tipo) values ('Registro', 'TSE', 'oficial')`,
  `insert into public.candidatos_fontes (candidato_id, campo, fonte_id, posicao)
     select c.id, 'profissao', f.id, 1 from public.candidatos_presidencia_2026 as c, public.fontes as f`,
  `insert into public.candidatos_revisoes (candidato_id, campo, revisado_em)
     select id, 'profissao', '2026-10-08' from public.candidatos_presidencia_2026`,
  `insert into public.audit_ocultacoes (audit_id, motivo) select id, 'ofensa' from public.audit_log limit 1`,
  `insert into public.eleitos_camara (legislatura, uf, nome_urna, partido_sigla, fontes) values (58, 'AC', 'ANA', 'PA', '{tse}')`,
  `insert into private.uso_ia (user_id, dia, n) values ('${ids.owner}', '2026-10-01', 1)`,
  `insert into private.orcamento_ia (dia, n) values ('2026-10-01', 1)`,
  `insert into private.limite_taxa (chave, janela, n) values ('noticias:abc', '2026-10-01', 1)`,
  `insert into private.cache_http (chave) values ('https://example.org/')`,
  `insert into private.leituras_de_fora (conjunto) values ('noticias')`,
  `insert into private.leitura_camara (dia) values ('2026-05-20')`,
  `insert into private.lotes_camara (chave, tentado_em) values ('dia:2026-05-20', now())`,
  `insert into private.vazao (chave, ritmo, lugares) values ('camara', 15, 8)`,
  `insert into public.camara_deputados (id, nome, lido_em) values (101, 'Dora', '2026-10-01')`,
  `insert into public.camara_votacoes (id_camara, dia, descricao, origem, lido_em)
   values ('1-1', '2026-10-01', 'Aprovado o Requerimento.', 'api', '2026-10-01'),
     ('2-1', '2026-10-01', 'Aprovado o Projeto.', 'api', '2026-10-01')`,
  `insert into public.votacoes_explicadas (votacao_id, titulo_claro, sim_significa, nao_significa, fonte_titulo, fonte_url, fonte_data, situacao, publicada_em)
   select id, 'Título em palavras', 'Aprovava o pedido de urgência.', 'Rejeitava o pedido de urgência.', 'Câmara',
     'https://www.camara.leg.br/', '2026-10-01', case id_camara when '1-1' then 'publicada' else 'rascunho' end,
     case id_camara when '1-1' then now() end
   from public.camara_votacoes`,
  `insert into public.camara_votos (votacao_id, deputado_id, voto) select id, 101, 1 from public.camara_votacoes`,
  `insert into public.camara_orientacoes (votacao_id, bancada, orientacao)
   select id, 'Governo', 'Sim' from public.camara_votacoes`,
  `insert into public.camara_despesas_mes (deputado_id, ano, mes, tipo, valor, documentos)
   values (101, 2026, 1, 'TELEFONIA', 1, 1)`,
  `insert into public.camara_despesas_ano (deputado_id, ano, valor, documentos, ate) values (101, 2026, 1, 1, '2026-07-24')`,
  `insert into public.camara_projetos_ano (deputado_id, ano, quantidade, dados_ate) values (101, 2025, 1, '2025-12-22')`,
  `insert into public.cota_limites (uf, desde, valor_mensal, ato, fonte_url, valor_no_ato)
   values ('AC', '2026-02-20', 1, 'Ato da Mesa 244/2026', 'https://www.camara.leg.br/', false)`,
  `insert into public.sincronizacoes (conjunto, situacao, origem) values ('votos', 'ok', 'api')`,
];

/** Five accounts, three candidates a status, one row a person and table: at once, for it is planted often. */
export async function plantFixture(tx: Queryable): Promise<void> {
  await tx.query(`do $fixture$ begin ${statements.join('; ')}; end $fixture$`);
}
