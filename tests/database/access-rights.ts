const candidateFields = [
  'nome',
  'foto_url',
  'partido_sigla',
  'partido_nome',
  'partido_cor_hex',
  'status',
  'estado_origem',
  'idade',
  'profissao',
  'inclinacao_politica',
  'pautas_defendidas',
  'historico_eleitoral',
  'link_wikipedia',
  'link_site_campanha',
  'coalition',
  'election_year',
  'bio_summary',
  'motivo_fora_da_urna',
  'numero_urna',
  'foto_credito',
  'updated_by',
  'updated_at',
];
const flags = ['favorito', 'ignorado'];
const deputyFields = [
  'deputado_id',
  'deputado_nome',
  'deputado_foto',
  'deputado_partido',
  'deputado_uf',
  ...flags,
];

/**
 * Columns that a signed-in person may name in a write; every other column of the table is refused (42501), so that
 * nobody sets an id, a date or a role by adding a field to a request. Key columns are there because upsert names them.
 */
export const writableColumns: Record<string, { insert: string[]; update: string[] }> = {
  'public.candidatos_presidencia_2026': {
    insert: [...candidateFields, 'created_by'],
    update: candidateFields,
  },
  'public.usuario_candidatos_relacao': {
    insert: ['user_id', 'candidato_id', ...flags],
    update: ['user_id', 'candidato_id', ...flags],
  },
  'public.usuario_deputados_relacao': {
    insert: ['user_id', ...deputyFields],
    update: ['user_id', ...deputyFields],
  },
  'public.user_roles': { insert: [], update: [] },
  'public.audit_log': { insert: [], update: [] },
  'public.consentimentos': { insert: ['user_id', 'finalidade', 'versao'], update: ['revogado_em'] },
};

/** 'runs': executed, whatever it then answered. '—': no EXECUTE (42501, permission denied). */
export type Call = '—' | 'runs';
type Execution = readonly [Call, Call, Call, Call, Call, Call];

const signedIn: Execution = ['—', 'runs', 'runs', 'runs', 'runs', '—'];
const serviceOnly: Execution = ['—', '—', '—', '—', '—', 'runs'];
const checks: Execution = ['—', 'runs', 'runs', 'runs', 'runs', 'runs'];
const internal: Execution = ['—', '—', '—', '—', '—', '—'];

/** Who may call which function (actors as in the matrix). Trigger functions are called by nobody and stand apart. */
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
  'private.gastar_orcamento_ia(integer)': {
    call: 'select private.gastar_orcamento_ia(1)',
    reach: internal,
  },
  'public.ler_cache_http(text)': { call: `select public.ler_cache_http('a')`, reach: serviceOnly },
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
  'private.is_admin()': { call: 'select private.is_admin()', reach: signedIn },
  'private.meu_uso_ia()': { call: 'select private.meu_uso_ia()', reach: signedIn },
  'private.minhas_datas()': { call: 'select private.minhas_datas()', reach: signedIn },
  'private.minhas_sessoes()': { call: 'select private.minhas_sessoes()', reach: signedIn },
  'private.last_sign_in()': { call: 'select private.last_sign_in()', reach: internal },
  'private.trimmed(text)': { call: `select private.trimmed('a')`, reach: checks },
  'private.line_ok(text)': { call: `select private.line_ok('a')`, reach: checks },
  'private.text_ok(text)': { call: `select private.text_ok('a')`, reach: checks },
  'private.https_ok(text)': { call: `select private.https_ok('a')`, reach: checks },
  'private.wiki_ok(text)': { call: `select private.wiki_ok('a')`, reach: checks },
  'private.pautas_ok(text[])': { call: `select private.pautas_ok('{a}')`, reach: checks },
  'private.ano_ok(jsonb)': { call: `select private.ano_ok('1')`, reach: checks },
  'private.mandato_ok(jsonb)': { call: `select private.mandato_ok('{}')`, reach: checks },
  'private.historico_ok(jsonb)': { call: `select private.historico_ok('[]')`, reach: checks },
};
