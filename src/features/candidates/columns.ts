/** Columns of a card, as the request names them; the types of the rows follow from these texts. */
export const cardColumns =
  'id, nome, foto_url, partido_sigla, partido_nome, partido_cor_hex, status, estado_origem, idade, data_nascimento, profissao, inclinacao_politica, numero_urna, tse_sq, fonte, dados_ate' as const;

/** What the candidate's own page reads besides. */
export const detailColumns =
  'foto_credito, pautas_defendidas, historico_eleitoral, link_wikipedia, link_site_campanha, link_site_partido, inclinacao_politica_fontes, coalition, election_year, bio_summary, motivo_fora_da_urna, nome_completo, escolaridade, vice_nome, vice_partido, coligacao_partidos, situacao_registro, situacao_registro_em, bens_declarados, plano_governo_url, ficha_tse_url, pautas_detalhe, created_at, updated_at' as const;

/** 'a' | 'b' of the text 'a, b'. */
export type ColumnOf<List extends string> = List extends `${infer First}, ${infer Rest}`
  ? First | ColumnOf<Rest>
  : List;
