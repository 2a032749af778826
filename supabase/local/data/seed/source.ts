import * as z from 'zod';
import { readJson } from '../read-json.ts';

/** The curated candidates, the file that `data:candidates` replaces. */
export const sourceFile = new URL('../candidatos-2026.json', import.meta.url);

const mandateSchema = z.strictObject({ cargo: z.string(), ano_inicio: z.int(), ano_fim: z.int().nullable() });

const photoSchema = z.object({
  licenca: z.string().optional(),
  credito: z.string().optional(),
  pagina: z.string().optional(),
});

const publicationSchema = z.object({
  titulo: z.string(),
  veiculo: z.string(),
  data: z.string().nullable(),
  url: z.string().nullable(),
});

/** What the registers say beyond the first table; what a record off the ballot lacks was not gathered for it. */
const factsShape = {
  nome_completo: z.string(),
  tse_sq: z.string(),
  coligacao_partidos: z.array(z.string()).nullable().default(null),
  vice: z.object({ nome_urna: z.string().nullable(), nome_completo: z.string(), partido_sigla: z.string() }),
  situacao_registro: z.string(),
  registro_deferido_ate: z.iso.date().nullable().default(null),
  data_nascimento: z.iso.date().nullable().default(null),
  bens_declarados_reais: z.number().nullable().default(null),
  inclinacao_politica_confianca: z.string().nullable().default(null),
  pautas_detalhe: z.array(z.strictObject({ tema: z.string(), texto: z.string() })).default([]),
  plano_de_governo: z.object({ pdf_url: z.string(), pdf_fonte: z.string() }).nullable().default(null),
  links_tse: z.object({ ficha: z.string() }).nullable().default(null),
  fontes_por_campo: z.record(z.string(), z.array(z.string())).default({}),
  conflitos_e_ressalvas: z.array(z.string()),
};

/** Strict on the fields of the table, so that one added to the file is either seeded or refused, never dropped. */
const candidateSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  nome: z.string(),
  foto_url: z.string().nullable(),
  partido_sigla: z.string(),
  partido_nome: z.string(),
  partido_cor_hex: z.string(),
  status: z.enum(['active', 'archived', 'deleted']),
  estado_origem: z.string().nullable(),
  idade: z.int().nullable(),
  profissao: z.string().nullable(),
  inclinacao_politica: z.string().nullable(),
  pautas_defendidas: z.array(z.string()),
  historico_eleitoral: z.array(mandateSchema),
  link_wikipedia: z.string().nullable(),
  link_site_campanha: z.string().nullable(),
  coalition: z.string().nullable(),
  election_year: z.int(),
  bio_summary: z.string().nullable(),
  created_by: z.null(),
  updated_by: z.null(),
  updated_at: z.iso.date(),
  extra: z.looseObject({
    numero_urna: z.int().nullable(),
    foto: photoSchema.nullable(),
    fontes: z.array(z.string()).min(1),
    inclinacao_politica_fontes: z.array(z.object({ texto: z.string() })).default([]),
    ...factsShape,
  }),
});

const sourceSchema = z.object({
  gerado_em: z.iso.date(),
  evidencia_ate: z.iso.date(),
  fontes: z.record(z.string(), publicationSchema),
  candidatos: z.array(candidateSchema),
  fora_da_urna: z.array(candidateSchema),
});

export type SourceCandidate = z.infer<typeof candidateSchema>;
export type Source = z.infer<typeof sourceSchema>;

/** The curated candidates with their sources; throws a sentence for a file of another shape. */
export function readSource(file: string | URL = sourceFile): Promise<Source> {
  return readJson(file, sourceSchema);
}
