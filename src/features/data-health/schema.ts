import * as z from 'zod/mini';

const day = z.nullable(z.string());
const count = z.nullable(z.int());

/** How each set of public data was last read, as `saude_dos_dados` answers. */
export const setsSchema = z.array(
  z.object({
    conjunto: z.enum([
      'candidaturas',
      'turno_1',
      'turno_2',
      'deputados',
      'votacoes',
      'votos',
      'orientacoes',
      'despesas',
      'projetos',
      'destinos',
      'eleitos',
      'lista_de_deputados',
      'perfis',
      'despesas_uma_a_uma',
      'discursos',
      'proposicoes',
      'noticias',
    ]),
    /** Latest day of the data, AAAA-MM-DD. */
    dados_ate: day,
    /** Last read without an error, or last comparison by a person. */
    lido_em: day,
    /** copia, arquivo or api for what is read from the Chamber, copia or painel for what people keep; ambas on one day. */
    origem: z.nullable(z.string()),
    /** Title of the source, where the set itself names one. */
    fonte: z.nullable(z.string()),
    /** Steps of reading that failed since then, at most 5. */
    falhas: z.int(),
    registros: count,
    /** Of nominal roll calls: those whose votes are here. */
    com_votos: count,
    /** Of votes: those with the party of the day. */
    com_partido: count,
    /** Rows that nobody could read; a stored copy of before they were counted lacks it. */
    linhas_fora: z.optional(z.int()),
    /** Days or roll calls given up after five tries. */
    desistencias: z.optional(z.int()),
  }),
);

export type SetHealth = z.infer<typeof setsSchema>[number];
export type SetName = SetHealth['conjunto'];
