import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());

const monthSchema = z.object({
  mes: z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)),
  sim: count,
  nao: count,
  abstencao: count,
  obstrucao: count,
  presidiu: count,
});

export type VoteMonth = z.infer<typeof monthSchema>;

/** The answer of `resumo_de_votos`. */
export const summarySchema = z.object({
  registros: count,
  presidiu: count,
  primeiro: z.nullable(z.string()),
  ultimo: z.nullable(z.string()),
  votacoes: count,
  meses: z.array(monthSchema),
  temas: z.array(z.string()),
});

export type VoteSummary = z.infer<typeof summarySchema>;
