import * as z from 'zod/mini';
import { expenseContextSchema } from '@/features/deputies/context/context-schema';

const { uf, total, n, mediana, tipos, limites } = expenseContextSchema.shape;

const outcomeSchema = z.object({
  destino: z.string(),
  cargo: z.nullable(z.string()),
  situacao: z.string(),
  fonte_titulo: z.string(),
  fonte_url: z.string(),
  revisado_em: z.string(),
});

const billsSchema = z.object({
  ano: z.number(),
  quantidade: z.nullable(z.number()),
  dados_ate: z.nullable(z.string()),
});

export const comparedDeputySchema = z.object({
  deputado_id: z.number(),
  /** In roll calls, other than Artigo 17. */
  votos: z.number(),
  /** One year for all: the newest in which each has any. */
  despesas: z.nullable(z.object({ ano: z.number(), uf, total, n, mediana, tipos, limites })),
  projetos: z.nullable(billsSchema),
  destino: z.nullable(outcomeSchema),
});

export type ComparedDeputy = z.infer<typeof comparedDeputySchema>;
