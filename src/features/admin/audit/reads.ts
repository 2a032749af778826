import * as z from 'zod/mini';
import { loadUserClient } from '@/lib/supabase/load-user-client';

/** The audit knows records by uuid; the last digits of these are our numbers. */
const prefixes = {
  round: '00000000-0000-4000-a000-',
  deputy: '00000000-0000-4000-b000-',
  rollCall: '00000000-0000-4000-b100-',
};

const namesSchema = z.array(
  z.object({
    id: z.union([z.string(), z.number()]),
    nome: z.nullish(z.string()),
    titulo: z.nullish(z.string()),
  }),
);

type Names = Readonly<Record<string, string>>;

/** Present names by id; deleted records have none. */
export async function fetchNames(ids: readonly string[], signal: AbortSignal): Promise<Names> {
  const { userDb } = await loadUserClient();
  const having = (prefix: string) => ids.filter((id) => id.startsWith(prefix));
  async function named(prefix: string, read: (numbers: number[]) => PromiseLike<{ data: unknown }>) {
    const asked = having(prefix).map((id) => Number(id.slice(prefix.length)));
    if (asked.length === 0) return [];
    const rows = namesSchema.parse((await read(asked)).data);
    return rows.flatMap(({ id, nome, titulo }) => {
      const name = nome ?? titulo;
      return name ? [[prefix + String(id).padStart(12, '0'), name] as const] : [];
    });
  }
  const rounds = having(prefixes.round).map((id) => [id, `${id.at(-1) ?? ''}º turno`] as const);
  const read = await Promise.all([
    named('', () =>
      userDb
        .from('candidatos_presidencia_2026')
        .select('id, nome')
        .in('id', ids)
        .abortSignal(signal)
        .throwOnError(),
    ),
    named(prefixes.deputy, (numbers) =>
      userDb.from('camara_deputados').select('id, nome').in('id', numbers).abortSignal(signal).throwOnError(),
    ),
    named(prefixes.rollCall, (numbers) =>
      userDb
        .from('camara_votacoes')
        .select('id, titulo')
        .in('id', numbers)
        .abortSignal(signal)
        .throwOnError(),
    ),
  ]);
  return Object.fromEntries([...rounds, ...read.flat()]);
}
