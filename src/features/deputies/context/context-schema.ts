import * as z from 'zod/mini';
import { personName } from '@/lib/text/person-name';

/** Fewer are too few to compare; kept apart from the context's other rules. */
export const enoughToCompare = 5;

const amount = z.number();
const name = z.pipe(
  z.nullable(z.string()),
  z.transform((given) => given && personName(given)),
);

/** `contexto_despesas`: a deputy's year beside everybody of the state with a document. */
export const expenseContextSchema = z.object({
  uf: z.nullable(z.string()),
  total: z.nullable(amount),
  documentos: z.nullable(z.number()),
  /** Null when it is not known. */
  ate: z.nullable(z.string()),
  n: z.number(),
  mediana: z.nullable(amount),
  deputados: z.array(z.object({ id: z.number(), nome: name, valor: amount })),
  /** 1 to 12; 0 when the month is not known. */
  meses: z.array(z.object({ mes: z.number(), valor: amount })),
  tipos: z.array(z.object({ tipo: z.string(), valor: amount, n: z.number(), mediana: z.nullable(amount) })),
  limites: z.array(
    z.object({
      desde: z.string(),
      ate: z.nullable(z.string()),
      valor: z.nullable(amount),
      ato: z.string(),
      fonte_url: z.string(),
      conferido: z.boolean(),
    }),
  ),
});

export type ExpenseContext = z.infer<typeof expenseContextSchema>;
