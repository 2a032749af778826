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
  /** Whether the individual votes are in these data. */
  tem_votos: z.boolean(),
  /** Whether they add up to other totals than the Chamber's text states. */
  totais_diferem: z.boolean(),
};

const row = { ...shared, votacao_id: z.int() };

/** Nominal roll calls, as `votacoes_nominais` gives them. */
export const rollCallsSchema = z.array(
  z.object({
    ...row,
    /** Of a published explanation; null where there is none. */
    titulo_claro: text,
    /** Roll calls of the whole filter. */
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

/** How many nominal roll calls there are, and what the filters may offer. */
export const rollCallSummarySchema = z.object({
  nominais: z.int(),
  com_votos: z.int(),
  /** Those that have a subject, without which no filter by subject shows them. */
  com_tema: z.int(),
  anos: z.array(z.int()),
  temas: z.array(z.string()),
  tipos: z.array(z.string()),
});

export type RollCallSummary = z.infer<typeof rollCallSummarySchema>;

/** What Sim and Não meant, as somebody wrote and somebody else published it. */
const explanationSchema = z.object({
  titulo_claro: z.string(),
  sim_significa: z.string(),
  nao_significa: z.string(),
  fonte_titulo: z.string(),
  fonte_url: z.string(),
  fonte_data: z.string(),
});

/** One deputy's vote in a roll call, with the party of that day. */
const voteSchema = z.object({
  voto: z.literal([1, 2, 3, 4, 5]),
  partido_sigla: text,
  deputado: z.object({ id: z.int(), nome: name, uf: text }),
});

export const rollCallDetailSchema = z.object({
  ...shared,
  nominal: z.boolean(),
  /** As the Chamber's text states them; null when it does not. */
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
