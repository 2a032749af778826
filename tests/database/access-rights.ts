import { checks, everyone, type Execution, internal, serviceOnly, signedIn } from './executions.ts';
import { resultFunctions } from './result-rights.ts';
import { innerListFunctions } from './inner-lists.ts';
import { voteFunctions } from './vote-rights.ts';

/** Actors as in the matrix; trigger functions, called by nobody, are apart. */
export const callableFunctions: Record<string, { call: string; reach: Execution }> = {
  'public.consumir_cota_ia(uuid,integer)': {
    call: `select public.consumir_cota_ia('00000000-0000-4000-8000-00000000000a', 5)`,
    reach: serviceOnly,
  },
  'public.reservar_analise_ia(uuid,integer,integer,integer,integer)': {
    call: `select public.reservar_analise_ia('00000000-0000-4000-8000-00000000000a', 5, 50, 60, 120)`,
    reach: serviceOnly,
  },
  'public.soltar_analise_ia(uuid,uuid,boolean)': {
    call: `select public.soltar_analise_ia('00000000-0000-4000-8000-00000000000a', gen_random_uuid())`,
    reach: serviceOnly,
  },
  'private.gastar_orcamento_ia(integer)': { call: 'select private.gastar_orcamento_ia(1)', reach: internal },
  'public.ler_cache_http(text)': { call: `select public.ler_cache_http('a')`, reach: serviceOnly },
  'public.abrir_cache_http(text,integer,text,integer,integer)': {
    call: `select public.abrir_cache_http('a', 1000, 'b', 1, 60)`,
    reach: serviceOnly,
  },
  'public.reservar_cache_http(text,integer)': {
    call: `select public.reservar_cache_http('a', 1000)`,
    reach: serviceOnly,
  },
  'public.gravar_cache_http(text,jsonb,integer,integer)': {
    call: `select public.gravar_cache_http('a', '{}', 60, 60)`,
    reach: serviceOnly,
  },
  'public.soltar_cache_http(text,timestamp with time zone,integer)': {
    call: `select public.soltar_cache_http('a', now(), 1000)`,
    reach: serviceOnly,
  },
  'public.contar_chamada(text,integer,integer)': {
    call: `select public.contar_chamada('a', 1, 60)`,
    reach: serviceOnly,
  },
  'public.trocar_lugares(text,integer,integer,integer,text[],integer,integer,integer,integer,integer)': {
    call: `select public.trocar_lugares('a', 15, 8, 1000, '{}', 0, 0, 0, 0, 1)`,
    reach: serviceOnly,
  },
  ...resultFunctions,
  ...voteFunctions,
  'public.exportar_meus_dados()': { call: 'select public.exportar_meus_dados()', reach: signedIn },
  'public.excluir_minha_conta()': { call: 'select public.excluir_minha_conta()', reach: signedIn },
  'public.apagar_minhas_escolhas()': { call: 'select public.apagar_minhas_escolhas()', reach: signedIn },
  'public.autores_da_auditoria()': { call: 'select public.autores_da_auditoria()', reach: signedIn },
  'private.autores_da_auditoria()': { call: 'select private.autores_da_auditoria()', reach: signedIn },
  'private.has_choice_consent()': { call: 'select private.has_choice_consent()', reach: signedIn },
  'private.lessens_candidate_choice(uuid,boolean,boolean)': {
    call: `select private.lessens_candidate_choice(gen_random_uuid(), true, true)`,
    reach: signedIn,
  },
  'private.lessens_deputy_choice(text,boolean,boolean)': {
    call: `select private.lessens_deputy_choice('1', true, true)`,
    reach: signedIn,
  },
  'private.consent_text_ok(text,text)': {
    call: `select private.consent_text_ok('escolhas', '1')`,
    reach: signedIn,
  },
  'private.apagar_conta()': { call: 'select private.apagar_conta()', reach: signedIn },
  'private.sessao_aberta()': { call: 'select private.sessao_aberta()', reach: internal },
  'private.exigir_sessao_aberta()': { call: 'select private.exigir_sessao_aberta()', reach: everyone },
  'private.is_admin()': { call: 'select private.is_admin()', reach: signedIn },
  'private.meu_uso_ia()': { call: 'select private.meu_uso_ia()', reach: signedIn },
  'private.minhas_datas()': { call: 'select private.minhas_datas()', reach: signedIn },
  'private.minhas_sessoes()': { call: 'select private.minhas_sessoes()', reach: signedIn },
  'private.last_sign_in()': { call: 'select private.last_sign_in()', reach: internal },
  ...Object.fromEntries(
    ['trimmed', 'line_ok', 'text_ok', 'https_ok', 'wiki_ok', 'is_cpf', 'plain_spelling', 'impersonal_ok'].map(
      (name) => [`private.${name}(text)`, { call: `select private.${name}('a')`, reach: checks }],
    ),
  ),
  'private.pautas_ok(text[])': { call: `select private.pautas_ok('{a}')`, reach: checks },
  'private.ano_ok(jsonb)': { call: `select private.ano_ok('1')`, reach: checks },
  'private.mandato_ok(jsonb)': { call: `select private.mandato_ok('{}')`, reach: checks },
  'private.sem_acentos(text)': { call: `select private.sem_acentos('a')`, reach: everyone },
  'private.tipo_da_votacao(text)': { call: `select private.tipo_da_votacao('a')`, reach: internal },
  'private.legislatura_em(date)': { call: `select private.legislatura_em('2026-01-01')`, reach: internal },
  'private.chave_da_bancada(text)': { call: `select private.chave_da_bancada('a')`, reach: internal },
  'private.codigo_do_voto(text)': { call: `select private.codigo_do_voto('Sim')`, reach: internal },
  'private.total_no_texto(text,text)': { call: `select private.total_no_texto('a', 'Sim')`, reach: internal },
  'private.conjunto_de_fora(text)': { call: `select private.conjunto_de_fora('a')`, reach: internal },
  'private.notar_leitura_de_fora(text,date,boolean)': {
    call: `select private.notar_leitura_de_fora('perfis', null, true)`,
    reach: internal,
  },
  'private.gravar_deputados(jsonb,text,timestamp with time zone)': {
    call: `select private.gravar_deputados('[]', 'novos', now())`,
    reach: internal,
  },
  'private.gravar_votacoes(jsonb,text,timestamp with time zone)': {
    call: `select private.gravar_votacoes('[]', 'api', now())`,
    reach: internal,
  },
  'private.gravar_votos(jsonb,text[],boolean)': {
    call: `select private.gravar_votos('[]', '{}', true)`,
    reach: internal,
  },
  'private.contar_votos(integer[],boolean)': {
    call: `select private.contar_votos('{}', true)`,
    reach: internal,
  },
  'private.gravar_orientacoes(jsonb)': { call: `select private.gravar_orientacoes('[]')`, reach: internal },
  'private.substituir_despesas(integer,jsonb)': {
    call: `select private.substituir_despesas(2026, '[]')`,
    reach: internal,
  },
  'private.podar_despesas(integer,integer[])': {
    call: `select private.podar_despesas(2026, '{}')`,
    reach: internal,
  },
  'private.gravar_despesas_mes(jsonb)': { call: `select private.gravar_despesas_mes('[]')`, reach: internal },
  'private.anotar_sincronizacao(text,timestamp with time zone,integer,integer,date,text,text,boolean)': {
    call: `select private.anotar_sincronizacao('votos', now(), 0, 0, null, null, 'api')`,
    reach: internal,
  },
  'private.inicio_da_releitura()': { call: 'select private.inicio_da_releitura()', reach: internal },
  'private.anotar_lote(text,boolean)': {
    call: `select private.anotar_lote('dia:2026-01-01', false)`,
    reach: internal,
  },
  'private.votacoes_a_ler(integer,interval)': { call: 'select private.votacoes_a_ler(1)', reach: internal },
  'private.proxima_tarefa(private.leitura_camara,date)': {
    call: `select private.proxima_tarefa(null, '2026-01-01')`,
    reach: internal,
  },
  ...innerListFunctions,
  'private.recusar_passo(private.leitura_camara,text,text)': {
    call: `select private.recusar_passo(null, 'recusado', 'api')`,
    reach: internal,
  },
  'private.encerrar_turno(uuid)': {
    call: 'select private.encerrar_turno(gen_random_uuid())',
    reach: internal,
  },
  'private.gravar_lote_de_votos(jsonb,text)': {
    call: `select private.gravar_lote_de_votos('{"votos":[]}', 'api')`,
    reach: internal,
  },
  'private.anotar_linhas_fora(text,integer,jsonb,integer)': {
    call: `select private.anotar_linhas_fora('votos', 2026, '{}', 0)`,
    reach: internal,
  },
  'private.poucas(text)': { call: `select private.poucas('1')`, reach: internal },
  'private.gravar_lote(text,jsonb,text)': {
    call: `select private.gravar_lote('votos', '{"votos":[]}', 'api')`,
    reach: internal,
  },
  'private.anotar_passo(text,timestamp with time zone,integer,integer,text)': {
    call: `select private.anotar_passo('votos', now(), 0, 0, 'api')`,
    reach: internal,
  },
  'public.pegar_passo_camara(date,integer)': {
    call: `select public.pegar_passo_camara('2026-01-01', 30)`,
    reach: serviceOnly,
  },
  'public.gravar_passo_camara(uuid,text,jsonb,date,integer,text)': {
    call: `select public.gravar_passo_camara(gen_random_uuid(), 'votos', '[]', null, 0, 'api')`,
    reach: serviceOnly,
  },
  'public.falhar_passo_camara(uuid,text,text,text)': {
    call: `select public.falhar_passo_camara(gen_random_uuid(), 'votos', 'a', 'api')`,
    reach: serviceOnly,
  },
  'private.gravar_despesas_ano(jsonb)': { call: `select private.gravar_despesas_ano('[]')`, reach: internal },
  'private.gravar_projetos_ano(integer,date,jsonb)': {
    call: `select private.gravar_projetos_ano(2025, '2025-12-22', '[{"deputado":101,"quantidade":1}]')`,
    reach: internal,
  },
  'public.contexto_despesas(integer,integer)': {
    call: 'select public.contexto_despesas(101, 2026)',
    reach: everyone,
  },
  'public.comparar_deputados(integer[],integer)': {
    call: `select public.comparar_deputados('{101,102}', 2026)`,
    reach: everyone,
  },
  'private.conferir_cota_limites(date)': {
    call: `select private.conferir_cota_limites('2026-02-20')`,
    reach: signedIn,
  },
  'public.conferir_cota_limites(date)': {
    call: `select public.conferir_cota_limites('2026-02-20')`,
    reach: signedIn,
  },
  'private.saude_da_camara()': { call: 'select private.saude_da_camara()', reach: everyone },
  'private.saude_de_fora()': { call: 'select private.saude_de_fora()', reach: everyone },
  'private.saude_do_painel()': { call: 'select private.saude_do_painel()', reach: everyone },
  'public.saude_dos_dados()': { call: 'select public.saude_dos_dados()', reach: everyone },
  'public.resumo_das_fichas(integer)': { call: 'select public.resumo_das_fichas(2026)', reach: everyone },
  'public.historico_da_ficha(uuid,timestamp with time zone,integer,uuid)': {
    call: 'select public.historico_da_ficha(gen_random_uuid())',
    reach: everyone,
  },
  'private.historico_da_ficha(uuid,timestamp with time zone,uuid,integer)': {
    call: 'select private.historico_da_ficha(gen_random_uuid(), null, null, 1)',
    reach: everyone,
  },
  'public.gravar_ficha(uuid,timestamp with time zone,jsonb,jsonb,text)': {
    call: `select public.gravar_ficha(gen_random_uuid(), now(), '{}')`,
    reach: signedIn,
  },
  'public.gravar_fontes(uuid,timestamp with time zone,text,uuid[],text,text,text)': {
    call: `select public.gravar_fontes(gen_random_uuid(), now(), 'nome', '{}')`,
    reach: signedIn,
  },
  'public.ocultar_do_publico(uuid,text)': {
    call: `select public.ocultar_do_publico(gen_random_uuid(), 'ofensa')`,
    reach: signedIn,
  },
  'private.ocultar_do_publico(uuid,text)': {
    call: `select private.ocultar_do_publico(gen_random_uuid(), 'ofensa')`,
    reach: signedIn,
  },
  'private.set_sources(uuid,jsonb)': {
    call: `select private.set_sources(gen_random_uuid(), '[]')`,
    reach: signedIn,
  },
  'private.sem_valores_ocultos(uuid,jsonb)': {
    call: `select private.sem_valores_ocultos(gen_random_uuid(), '{}')`,
    reach: internal,
  },
  'private.sources_state(uuid,text)': {
    call: `select private.sources_state(gen_random_uuid(), 'nome')`,
    reach: internal,
  },
  ...Object.fromEntries(
    ['facts_unsourced', 'ballot_unsourced'].map((name) => [
      `private.${name}(candidatos_presidencia_2026)`,
      { call: `select private.${name}(null)`, reach: checks },
    ]),
  ),
  ...Object.fromEntries(
    ['edit_unsourced', 'edit_unrestated', 'facts_changed'].map((name) => [
      `private.${name}(candidatos_presidencia_2026,candidatos_presidencia_2026)`,
      { call: `select private.${name}(null, null)`, reach: checks },
    ]),
  ),
  'private.campo_sourced(text)': { call: `select private.campo_sourced('nome')`, reach: checks },
  'private.siglas_ok(text[])': { call: `select private.siglas_ok('{PA}')`, reach: checks },
  'private.pautas_detalhe_ok(jsonb)': { call: `select private.pautas_detalhe_ok('[]')`, reach: checks },
  'private.historico_ok(jsonb)': { call: `select private.historico_ok('[]')`, reach: checks },
};
