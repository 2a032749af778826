import * as z from 'zod';
import type { Caller } from '../_shared/caller.ts';
import type { UserRest } from '../_shared/user-rest.ts';

const candidateSchema = z.object({
  nome: z.string(),
  partido_sigla: z.string(),
  partido_nome: z.string(),
  status: z.string(),
  estado_origem: z.string().nullable(),
  profissao: z.string().nullable(),
  inclinacao_politica: z.string().nullable(),
  pautas_defendidas: z.array(z.string()),
});

const flags = { favorito: z.boolean(), ignorado: z.boolean() };
const candidateRows = z.array(
  z.object({ ...flags, candidatos_presidencia_2026: candidateSchema.nullable() }),
);
const deputyRows = z.array(z.object({ ...flags, deputado_id: z.string().regex(/^\d{1,10}$/) }));
const nameRows = z.array(z.object({ nome: z.string() }));

/** A candidate as administrators recorded it. */
export type CandidateRecord = z.infer<typeof candidateSchema>;

/** What one person marked, by flag. Deputies are only numbers here: their stored names are whatever a user wrote. */
export interface Marked<Person> {
  favorites: Person[];
  ignored: Person[];
}

export interface Choices {
  candidates: Marked<CandidateRecord>;
  deputyIds: Marked<string>;
  /** Names of every public candidate, chosen or not. */
  candidateNames: string[];
}

const publicStatuses = ['active', 'archived'];
const isMarked = 'or=(favorito.is.true,ignorado.is.true)';
const columns = Object.keys(candidateSchema.shape).join(',');

function byFlag<Row extends { favorito: boolean; ignorado: boolean }, Person>(
  rows: readonly Row[],
  personIn: (row: Row) => Person | null,
): Marked<Person> {
  const people = (isWanted: (row: Row) => boolean) =>
    rows
      .filter(isWanted)
      .map(personIn)
      .filter((person) => person !== null);
  return { favorites: people(({ favorito }) => favorito), ignored: people(({ ignorado }) => ignorado) };
}

/**
 * The caller's choices, read with the caller's token; candidates that are no longer public are left out, whoever asks.
 * Rejects with UserRestError or ZodError.
 */
export async function readChoices(rest: UserRest, { id, token }: Caller): Promise<Choices> {
  const mine = `user_id=eq.${encodeURIComponent(id)}&${isMarked}`;
  const [candidates, deputies, names] = await Promise.all([
    rest(
      token,
      `usuario_candidatos_relacao?select=favorito,ignorado,candidatos_presidencia_2026(${columns})&${mine}`,
    ),
    rest(token, `usuario_deputados_relacao?select=favorito,ignorado,deputado_id&${mine}&order=deputado_id`),
    rest(token, `candidatos_presidencia_2026?select=nome&status=in.(${publicStatuses.join(',')})`),
  ]);
  return {
    candidates: byFlag(candidateRows.parse(candidates), ({ candidatos_presidencia_2026: record }) =>
      record !== null && publicStatuses.includes(record.status) ? record : null,
    ),
    deputyIds: byFlag(deputyRows.parse(deputies), ({ deputado_id }) => deputado_id),
    candidateNames: nameRows.parse(names).map(({ nome }) => nome),
  };
}
