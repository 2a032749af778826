import * as z from 'zod/mini';

const recordSchema = z.union([
  z.object({ tipo: z.string(), id: z.string() }),
  z.object({ tipo: z.literal('camara') }),
]);

const factSchema = z.object({
  id: z.string(),
  sobre: z.string(),
  tipo: z.string(),
  valor: z.string(),
  /** Where it can be looked up; null for a count, which has no record of its own. */
  registro: z.nullable(recordSchema),
});

export type Fact = z.infer<typeof factSchema>;

const sectionSchema = z.object({
  titulo: z.string(),
  frases: z.array(z.object({ texto: z.string(), fatos: z.array(z.string()) })),
});

export type AnalysisSection = z.infer<typeof sectionSchema>;

export const analysisSchema = z.object({
  analise: z.string(),
  /** The same text by sections and sentences; without them the text is split on its blank lines. */
  secoes: z._default(z.array(sectionSchema), []),
  fatos: z._default(z.array(factSchema), []),
  candidatosCount: z.int().check(z.nonnegative()),
  deputadosCount: z.int().check(z.nonnegative()),
  /** Why no AI chose the order; null when one did. */
  motivo: z.nullish(z.string()),
  /** What the law wants above the text; one that says nothing of itself gets the strictest. */
  rotulo: z._default(z.string(), 'Texto gerado por inteligência artificial. Pode conter erros.'),
});

export type Analysis = z.infer<typeof analysisSchema>;

const recipientSchema = z.object({
  nome: z.string(),
  modelo: z.string(),
  pais: z.string(),
  /** The version that a consent to sending must name. */
  versao: z.string(),
});

/** Who would receive the data of an analysis. */
export type Recipient = z.infer<typeof recipientSchema>;

export const situationSchema = z.object({
  provedor: z.nullable(recipientSchema),
  /** No AI is asked now: the days around an election. */
  periodoEleitoral: z.boolean(),
});

export const previewSchema = z.object({
  mensagens: z.array(z.object({ role: z.string(), content: z.string() })),
});
