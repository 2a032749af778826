import * as z from 'zod/mini';

const text = z.nullable(z.string());
const count = z.nullable(z.int());

/** A retracted record has no name. */
export const roundsSchema = z.array(
  z.object({
    turno: z.int(),
    situacao: z.string(),
    eleitorado: count,
    comparecimento: count,
    validos: count,
    brancos: count,
    nulos: count,
    proclamado_em: text,
    fonte_titulo: text,
    fonte_url: text,
    fonte_data: text,
    resultados: z.array(
      z.object({
        votos: z.int(),
        percentual: z.number(),
        situacao: z.string(),
        candidato: z.nullable(
          z.object({
            id: z.string(),
            nome: z.string(),
            foto_url: text,
            partido_sigla: z.string(),
            partido_cor_hex: text,
            numero_urna: count,
          }),
        ),
      }),
    ),
  }),
);

/** From public lists; one of a name, as they spell it, in a state. */
export const electedSchema = z.array(
  z.object({
    uf: z.string(),
    nome_urna: z.string(),
    partido_sigla: z.string(),
    deputado_id: count,
    fontes: z.array(z.string()),
    situacao_lista: z.string(),
  }),
);

/** By deputy number. */
export const portraitsSchema = z.array(z.object({ id: z.int(), foto_url: z.string() }));

export type Round = z.infer<typeof roundsSchema>[number];
export type ResultRow = Round['resultados'][number];
export type Elected = z.infer<typeof electedSchema>[number];
