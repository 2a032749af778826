/** What the electoral registers say about a candidacy beyond the first columns, by column. */
import * as z from 'zod';
import { candidateFields, type FieldKind, type FieldRow } from '../../../../src/lib/candidate-fields.ts';
import { type SourceCandidate } from './source.ts';

/** Lists, of which each has a form of its own in the file. */
const lists: readonly FieldKind[] = ['mandates', 'parties', 'texts', 'themes'];
const cell = z.union([z.string(), z.number()]).nullable();

/** The facts that the file names as the table does. */
function namedFacts({ extra }: SourceCandidate): Record<string, string | number | null> {
  const named = Object.entries<FieldRow>(candidateFields).filter(
    ([column, { kind }]) => column in extra && !lists.includes(kind),
  );
  return Object.fromEntries(named.map(([column]) => [column, cell.parse(extra[column])]));
}

/** 'Indeferido (11/09/2026)' → its words and its day, by default the day on which the file last saw it. */
function registration({ situacao_registro, registro_deferido_ate }: SourceCandidate['extra']) {
  const [, words = situacao_registro, day, month, year] =
    /^(.+) \((\d\d)\/(\d\d)\/(\d{4})\)$/.exec(situacao_registro) ?? [];
  return {
    situacao_registro: words,
    situacao_registro_em: year === undefined ? registro_deferido_ate : `${year}-${month}-${day}`,
  };
}

export function registeredFacts(candidate: SourceCandidate) {
  const { extra } = candidate;
  return {
    ...namedFacts(candidate),
    vice_nome: extra.vice.nome_urna ?? extra.vice.nome_completo,
    vice_partido: extra.vice.partido_sigla,
    coligacao_partidos: extra.coligacao_partidos,
    ...registration(extra),
    bens_declarados: extra.bens_declarados_reais,
    plano_governo_url: extra.plano_de_governo?.pdf_url ?? null,
    ficha_tse_url: extra.links_tse?.ficha ?? null,
    pautas_detalhe: extra.pautas_detalhe,
  };
}
