import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import * as z from 'zod';

const roundSchema = z.object({
  turno: z.literal([1, 2]),
  dia: z.iso.date(),
  situacao: z.literal('apurado'),
  votos: z.array(
    z.object({
      candidato_id: z.string(),
      tse_sq: z.string(),
      numero_urna: z.int(),
      nome: z.string(),
      partido_sigla: z.string(),
      votos: z.int(),
      percentual_validos: z.number(),
      situacao: z.enum(['eleito', 'segundo_turno', 'nao_eleito']),
    }),
  ),
  validos: z.int(),
  brancos: z.int(),
  nulos: z.int(),
  comparecimento: z.int(),
  eleitorado: z.int().nullable(),
  /** What the public reads as the source, where one file of the court has all of it. */
  fonte_titulo: z.string().optional(),
  fontes: z
    .array(z.object({ titulo: z.string(), url: z.string().nullable(), coletado_em: z.string().optional() }))
    .min(1),
});

const outcomes = [
  'reeleito',
  'nao_reeleito',
  'outro_cargo_eleito',
  'outro_cargo_nao_eleito',
  'nao_concorreu',
] as const;

const outcomeSchema = z.object({
  id_camara: z.int().nullable(),
  destino: z.enum([...outcomes, 'desconhecido']),
  cargo: z.string().nullable(),
  certeza_destino: z.string().nullable(),
  vinculo: z.object({ certeza: z.string().nullable() }),
  fontes: z.array(z.string()),
  divergencias: z.array(z.string()),
});

const electedSchema = z.object({
  uf: z.string(),
  nome_urna: z.string(),
  partido_sigla: z.string(),
  numero_urna: z.int().nullable(),
  votos: z.int().nullable(),
  situacao: z.string().nullable(),
  fontes: z.array(z.string()).min(1),
  vinculo_camara: z.object({ id_camara: z.int(), certeza: z.string() }).nullable(),
});

const listsSchema = z.record(z.string(), z.object({ endereco: z.string().nullable(), data: z.string() }));

const limitsSchema = z.object({
  vigencias: z.array(
    z.object({
      ato: z.string(),
      desde: z.iso.date(),
      ate: z.iso.date().nullable(),
      situacao: z.string(),
      fonte_url: z.url(),
      valores: z.record(z.string(), z.number()),
    }),
  ),
});

export type RoundSource = z.infer<typeof roundSchema>;

/** The election of 2026 as it was gathered; `fontes.json` says what each list is. */
export interface ElectionSource {
  firstRound: RoundSource;
  /** Null until a file of the court has been read. */
  secondRound: RoundSource | null;
  outcomes: z.infer<typeof outcomeSchema>[];
  elected: z.infer<typeof electedSchema>[];
  lists: z.infer<typeof listsSchema>;
  limits: z.infer<typeof limitsSchema>['vigencias'];
}

const fileOf = (name: string): URL => new URL(`../eleicao-2026/${name}.json`, import.meta.url);

export function roundFile(turno: 1 | 2): URL {
  return fileOf(turno === 1 ? 'primeiro-turno-presidente' : 'segundo-turno-presidente');
}

async function read(name: string): Promise<unknown> {
  return JSON.parse(await readFile(fileOf(name), 'utf8'));
}

/** Reads the gathered files; throws ZodError when one is not of the expected shape. */
export async function readElection(): Promise<ElectionSource> {
  return {
    firstRound: roundSchema.parse(await read('primeiro-turno-presidente')),
    secondRound: existsSync(roundFile(2)) ? roundSchema.parse(await read('segundo-turno-presidente')) : null,
    outcomes: z.array(outcomeSchema).parse(await read('destinos-deputados')),
    elected: z.array(electedSchema).parse(await read('eleitos-camara')),
    lists: listsSchema.parse(await read('fontes')),
    limits: limitsSchema.parse(await read('cota-limites')).vigencias,
  };
}
