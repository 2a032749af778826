import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { CandidateRow } from './analysis-support.ts';

const file = new URL('../../../supabase/local/data/candidatos-2026.json', import.meta.url);

const recordSchema = z
  .object({
    id: z.string(),
    nome: z.string(),
    partido_sigla: z.string(),
    status: z.string(),
    estado_origem: z.string().nullable(),
    profissao: z.string().nullable(),
    inclinacao_politica: z.string().nullable(),
    pautas_defendidas: z.array(z.string()),
    historico_eleitoral: z.array(
      z.object({ cargo: z.string(), ano_inicio: z.int(), ano_fim: z.int().nullable().default(null) }),
    ),
    extra: z.object({
      pautas_detalhe: z.array(z.object({ tema: z.string(), texto: z.string() })).default([]),
    }),
  })
  .transform(({ extra, ...own }): CandidateRow => ({ ...own, ...extra }));
const { candidatos, fora_da_urna } = z
  .object({ candidatos: z.array(recordSchema), fora_da_urna: z.array(recordSchema) })
  .parse(JSON.parse(readFileSync(file, 'utf8')));

/** The repository's candidates: on the ballot, and others. */
export const candidates: readonly CandidateRow[] = candidatos;
export const offBallot: readonly CandidateRow[] = fora_da_urna;
