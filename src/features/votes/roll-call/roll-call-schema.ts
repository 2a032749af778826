import * as z from 'zod/mini';
import { personName } from '@/lib/text/person-name';

const text = z.nullable(z.string());
const name = z.pipe(
  text,
  z.transform((given) => given && personName(given)),
);
const count = z.nullable(z.int());

const shared = {
  id_camara: z.string(),
  dia: z.string(),
  titulo: text,
  ementa: text,
  descricao: z.string(),
  tipo: z.string(),
  aprovada: z.nullable(z.boolean()),
  sim: count,
  nao: count,
  tem_votos: z.boolean(),
  /** Other totals than the Chamber's text states. */
  totais_diferem: z.boolean(),
};

const row = { ...shared, votacao_id: z.int() };

/** As `votacoes_nominais` gives them. */
export const rollCallsSchema = z.array(
  z.object({
    ...row,
    /** Of a published explanation. */
    titulo_claro: text,
    /** Of the whole filter. */
    total: z.int(),
  }),
);

/** Roll calls with a published explanation. */
export const explainedSchema = z.array(
  z.pipe(
    z.object({ ...row, explicacao: z.object({ titulo_claro: z.string() }) }),
    z.transform(({ explicacao, ...rollCall }) => ({ ...rollCall, ...explicacao })),
  ),
);

/** With what the filters may offer. */
export const rollCallSummarySchema = z.object({
  nominais: z.int(),
  com_votos: z.int(),
  /** Others no filter by subject shows. */
  com_tema: z.int(),
  anos: z.array(z.int()),
  temas: z.array(z.string()),
  tipos: z.array(z.string()),
});

export type RollCallSummary = z.infer<typeof rollCallSummarySchema>;

/** One person wrote it, another published it. */
const explanationSchema = z.object({
  titulo_claro: z.string(),
  sim_significa: z.string(),
  nao_significa: z.string(),
  fonte_titulo: z.string(),
  fonte_url: z.string(),
  fonte_data: z.string(),
});

/** With the party of that day. */
const voteSchema = z.object({
  voto: z.literal([1, 2, 3, 4, 5]),
  partido_sigla: text,
  deputado: z.object({ id: z.int(), nome: name, uf: text }),
});

export const rollCallDetailSchema = z.object({
  ...shared,
  nominal: z.boolean(),
  /** Null when the Chamber's text lacks it. */
  sim_no_texto: count,
  nao_no_texto: count,
  abstencao: count,
  obstrucao: count,
  presidiu: count,
  /** Rows that nobody could read. */
  votos_fora: z.int(),
  orientacoes_fora: z.int(),
  orientacoes: z.array(z.object({ bancada: z.string(), orientacao: z.string(), abreviada: z.boolean() })),
  explicacao: z.nullable(explanationSchema),
  votos: z.array(voteSchema),
});

export type RollCall = z.infer<typeof rollCallsSchema>[number];

/** As a row shows it, whatever list it is in. */
export type RollCallRow = Omit<RollCall, 'total'>;
export type RollCallDetail = z.infer<typeof rollCallDetailSchema>;
export type RollCallVote = RollCallDetail['votos'][number];
export type Explanation = z.infer<typeof explanationSchema>;
