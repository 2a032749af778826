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
  /** Null for a count, which has no record of its own. */
  registro: z.nullable(recordSchema),
});

export type Fact = z.infer<typeof factSchema>;

const sectionSchema = z.object({
  titulo: z.string(),
  frases: z.array(z.object({ texto: z.string(), fatos: z.array(z.string()) })),
});

export type AnalysisSection = z.infer<typeof sectionSchema>;

const count = z.int().check(z.nonnegative());

export const analysisSchema = z.object({
  analise: z.string(),
  /** Without sections the text is split on its blank lines. */
  secoes: z._default(z.array(sectionSchema), []),
  fatos: z._default(z.array(factSchema), []),
  candidatosCount: count,
  deputadosCount: count,
  /** Absent: the text describes all. */
  descritos: z.optional(z.object({ candidatos: count, deputados: count })),
  /** When the records were read. */
  geradoEm: z.nullish(z.string()),
  /** Null when an AI chose the order. */
  motivo: z.nullish(z.string()),
  /** The law's label; the default is the strictest. */
  rotulo: z._default(z.string(), 'Texto gerado por inteligência artificial. Pode conter erros.'),
});

export type Analysis = z.infer<typeof analysisSchema>;

const recipientSchema = z.object({
  nome: z.string(),
  modelo: z.string(),
  pais: z.string(),
  /** A consent to sending must name it. */
  versao: z.string(),
});

export type Recipient = z.infer<typeof recipientSchema>;

export const situationSchema = z.object({
  provedor: z.nullable(recipientSchema),
  /** No AI is used in the days around an election. */
  periodoEleitoral: z.boolean(),
});

export const previewSchema = z.object({
  mensagens: z.array(z.object({ role: z.string(), content: z.string() })),
});
