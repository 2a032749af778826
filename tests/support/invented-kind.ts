import * as z from 'zod';
import type * as kindTable from '@/features/choices/kinds';
import type { ChoiceKind, KindRow } from '@/features/choices/kinds';

/** What the types do not know: the kind is made up. */
export const inventedKind = z.custom<ChoiceKind>().parse('senator');

const rowSchema = z.object({
  id: z.string(),
  senador_id: z.string(),
  senador_nome: z.string(),
  favorito: z.boolean(),
  ignorado: z.boolean(),
});

/** One made-up row in the table of kinds, nothing else. */
export async function withInventedKind(load: () => Promise<typeof kindTable>) {
  const actual = await load();
  const made = z.custom<KindRow['table']>().parse('usuario_senadores_relacao');
  const rowsIn = (data: unknown) => z.array(rowSchema).parse(data);
  const senator: KindRow = {
    table: made,
    save: async (db, userId, { id, nome }, wish) => {
      const row: unknown = { user_id: userId, senador_id: id, senador_nome: nome, ...wish };
      const { data } = await db
        .from(made)
        .upsert(z.custom<never>().parse(row), { onConflict: 'user_id,senador_id' })
        .select('favorito, ignorado')
        .single()
        .throwOnError();
      return data;
    },
    readChoices: async (db, userId, signal) => {
      const { data } = await db.from(made).select().eq('user_id', userId).abortSignal(signal).throwOnError();
      return rowsIn(data).map(({ senador_id: id, favorito, ignorado }) => ({ id, favorito, ignorado }));
    },
    readChosen: async (db, userId, signal) => {
      const { data } = await db.from(made).select().eq('user_id', userId).abortSignal(signal).throwOnError();
      return rowsIn(data).map(({ id, senador_id, senador_nome: nome, favorito, ignorado }) => ({
        rowId: id,
        id: senador_id,
        person: {
          nome,
          foto: null,
          partido: null,
          cor: null,
          uf: null,
          numero: null,
          isArchived: false,
          outcome: null,
        },
        favorito,
        ignorado,
      }));
    },
    page: (id) => `/senador/${id}`,
    title: 'Senadores',
    none: 'Nenhum senador nesta lista.',
    word: 'senador',
    office: 'Senador',
    isOfChamber: false,
    isListedAtHome: false,
    exported: { key: 'senadores', columns: { Nome: 'senador_nome' } },
  };
  return {
    ...actual,
    kinds: { ...actual.kinds, [inventedKind]: senator },
    isChoiceKind: (text: string): text is ChoiceKind => text === inventedKind || actual.isChoiceKind(text),
    choiceKinds: [...actual.choiceKinds, inventedKind],
  };
}
