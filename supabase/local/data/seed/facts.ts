/** What the electoral registers say about a candidacy beyond the first columns, by column. */
import { type SourceCandidate } from './source.ts';

/** 'Indeferido (11/09/2026)' → its words and its day, by default the day on which the file last saw it. */
function registration({ situacao_registro, registro_deferido_ate }: SourceCandidate['extra']) {
  const [, words = situacao_registro, day, month, year] =
    /^(.+) \((\d\d)\/(\d\d)\/(\d{4})\)$/.exec(situacao_registro) ?? [];
  return {
    situacao_registro: words,
    situacao_registro_em: year === undefined ? registro_deferido_ate : `${year}-${month}-${day}`,
  };
}

/** See the top of the file. */
export function registeredFacts({ extra }: SourceCandidate) {
  return {
    nome_completo: extra.nome_completo,
    data_nascimento: extra.data_nascimento,
    escolaridade: extra.escolaridade_tse,
    vice_nome: extra.vice.nome_urna ?? extra.vice.nome_completo,
    vice_partido: extra.vice.partido_sigla,
    coligacao_partidos: extra.coligacao_partidos,
    ...registration(extra),
    bens_declarados: extra.bens_declarados_reais,
    plano_governo_url: extra.plano_de_governo?.pdf_url ?? null,
    ficha_tse_url: extra.links_tse?.ficha ?? null,
    tse_sq: extra.tse_sq,
    pautas_detalhe: extra.pautas_detalhe,
  };
}
