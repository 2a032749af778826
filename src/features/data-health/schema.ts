import * as z from 'zod/mini';
import { asked } from './asked-sets';

const day = z.nullable(z.string());
const count = z.nullable(z.int());

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
      ...asked,
    ]),
    /** Latest day of the data, AAAA-MM-DD. */
    dados_ate: day,
    /** Last faultless read, or a person's last comparison. */
    lido_em: day,
    /** From the Chamber: copia, arquivo, api; kept by people: copia, painel; or ambas. */
    origem: z.nullable(z.string()),
    fonte: z.nullable(z.string()),
    /** Failed steps since then, at most 5. */
    falhas: z.int(),
    registros: count,
    /** Of nominal roll calls: those whose votes are here. */
    com_votos: count,
    /** Of votes: those with the party of the day. */
    com_partido: count,
    /** Rows that nobody could read; absent from older copies. */
    linhas_fora: z.optional(z.int()),
    /** Days or roll calls given up after five tries. */
    desistencias: z.optional(z.int()),
  }),
);

export type SetHealth = z.infer<typeof setsSchema>[number];
export type SetName = SetHealth['conjunto'];
