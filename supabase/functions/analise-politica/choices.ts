import * as z from 'zod';
import type { Caller } from '../_shared/identify.ts';
import { statedFacts } from '../_shared/stated-facts.ts';
import type { UserRest } from '../_shared/user-rest.ts';

export const candidateSchema = z.object({
  id: z.string(),
  nome: z.string(),
  partido_sigla: z.string(),
  partido_nome: z.string(),
  status: z.string(),
  estado_origem: z.string().nullable(),
  profissao: z.string().nullable(),
  inclinacao_politica: z.string().nullable(),
  pautas_defendidas: z.array(z.string()),
  historico_eleitoral: z.array(
    z.object({ cargo: z.string(), ano_inicio: z.int(), ano_fim: z.int().nullish() }),
  ),
  /** The facts that have a source. */
  fontes: z.array(z.object({ campo: z.string() })).optional(),
});

const flags = { favorito: z.boolean(), ignorado: z.boolean() };
const candidateRows = z.array(
  z.object({ ...flags, candidatos_presidencia_2026: z.looseObject({ status: z.string() }).nullable() }),
);
const deputyRows = z.array(z.object({ ...flags, deputado_id: z.string() }));
const nameRows = z.array(z.object({ nome: z.string() }));

export type CandidateRecord = z.infer<typeof candidateSchema>;

interface Marks {
  isFavorite: boolean;
  isIgnored: boolean;
}

export interface MarkedCandidate extends Marks {
  /** Null for a malformed row: such a candidate is only counted. */
  record: CandidateRecord | null;
}

/** Only ids: the stored names are whatever a user wrote. */
export interface MarkedDeputy extends Marks {
  id: string;
}

export interface Choices {
  candidates: MarkedCandidate[];
  deputies: MarkedDeputy[];
  /** Of every public candidate, chosen or not. */
  candidateNames: string[];
}

export const choiceTables = {
  candidates: 'usuario_candidatos_relacao',
  deputies: 'usuario_deputados_relacao',
} as const;
const publicStatuses = ['active', 'archived'];
const isMarked = 'or=(favorito.is.true,ignorado.is.true)';
const columns = Object.keys(candidateSchema.shape)
  .join(',')
  .replace('fontes', 'fontes:candidatos_fontes(campo)');

/** With the caller's token, so only of public candidates. Rejects with UserRestError or ZodError. */
export async function readChoices(rest: UserRest, { id, token }: Caller): Promise<Choices> {
  const mine = `user_id=eq.${encodeURIComponent(id)}&${isMarked}`;
  const [candidates, deputies, names] = await Promise.all([
    rest(
      token,
      `${choiceTables.candidates}?select=favorito,ignorado,candidatos_presidencia_2026(${columns})&${mine}`,
    ),
    rest(token, `${choiceTables.deputies}?select=favorito,ignorado,deputado_id&${mine}&order=deputado_id`),
    rest(token, `candidatos_presidencia_2026?select=nome&status=in.(${publicStatuses.join(',')})`),
  ]);
  return {
    candidates: candidateRows
      .parse(candidates)
      .flatMap(({ favorito, ignorado, candidatos_presidencia_2026: row }) =>
        row !== null && publicStatuses.includes(row.status)
          ? [
              {
                isFavorite: favorito,
                isIgnored: ignorado,
                record: candidateSchema.transform(statedFacts).safeParse(row).data ?? null,
              },
            ]
          : [],
      ),
    deputies: deputyRows.parse(deputies).map(({ favorito, ignorado, deputado_id: id }) => ({
      isFavorite: favorito,
      isIgnored: ignorado,
      id,
    })),
    candidateNames: nameRows.parse(names).map(({ nome }) => nome),
  };
}
