import { paths } from '@/lib/paths';
import type { Database } from '@/lib/supabase/database.types';
import type { userDb } from '@/lib/supabase/user-client';
import { firstUuid, wholeList } from '@/lib/whole-list';
import { type ChosenPerson, personOfCandidate, personOfCopy } from './chosen-person';
import type { Choice, ChoiceFlags, ChoiceTarget } from './model';

type Db = typeof userDb;
type Table = Extract<keyof Database['public']['Tables'], `usuario_${string}_relacao`>;

export interface ChosenRow extends ChoiceFlags {
  rowId: string;
  id: string;
  person: ChosenPerson | null;
}

/** Another kind is a similar table and a row; the client needs literal table names. */
export interface KindRow {
  table: Table;
  /** Includes the person's copy where there are columns; unnamed flags stay; returns the stored ones. */
  save: (
    db: Db,
    userId: string,
    target: ChoiceTarget,
    wish: Partial<ChoiceFlags>,
  ) => Promise<ChoiceFlags | null>;
  /** Spec §7: by user_id; row-level security decides, the filter names the intent. */
  readChoices: (db: Db, userId: string, signal: AbortSignal) => Promise<Choice[]>;
  /** Null for somebody who may no longer be shown. */
  readChosen: (db: Db, userId: string, signal: AbortSignal) => Promise<ChosenRow[]>;
  /** By id, where shown facts may change after the choice; else the copy. */
  readPeople?: (db: Db, signal: AbortSignal) => Promise<[id: string, person: ChosenPerson | null][]>;
  page: (id: string) => string;
  title: string;
  none: string;
  word: string;
  office: string;
  /** The Chamber's lists and roll calls then speak of them too. */
  isOfChamber: boolean;
  isListedAtHome: boolean;
  /** Its key in the file, and its columns by their names. */
  exported: { key: string; columns: Readonly<Record<string, string>> };
}

const candidateColumns =
  'nome, foto_url, partido_sigla, partido_cor_hex, estado_origem, numero_urna, status, resultados:resultados_presidencia(situacao), fontes:candidatos_fontes(campo)';

export const kinds = {
  candidate: {
    table: 'usuario_candidatos_relacao',
    save: async (db, userId, { id }, wish) => {
      const { data } = await db
        .from('usuario_candidatos_relacao')
        .upsert({ user_id: userId, candidato_id: id, ...wish }, { onConflict: 'user_id,candidato_id' })
        .select('favorito, ignorado')
        .single()
        .throwOnError();
      return data;
    },
    readChoices: async (db, userId, signal) => {
      const rows = await wholeList('id', firstUuid, (after) =>
        db
          .from('usuario_candidatos_relacao')
          .select('id, candidato_id, favorito, ignorado, updated_at')
          .eq('user_id', userId)
          .gt('id', after)
          .order('id')
          .abortSignal(signal)
          .throwOnError(),
      );
      return rows.map(({ candidato_id, ...choice }) => ({ ...choice, id: candidato_id }));
    },
    readChosen: async (db, userId, signal) => {
      const rows = await wholeList('id', firstUuid, (after) =>
        db
          .from('usuario_candidatos_relacao')
          .select(
            `id, candidato_id, favorito, ignorado, candidato:candidatos_presidencia_2026(${candidateColumns})`,
          )
          .eq('user_id', userId)
          .gt('id', after)
          .order('id')
          .abortSignal(signal)
          .throwOnError(),
      );
      return rows.map(({ id: rowId, candidato_id: id, candidato, ...flags }) => ({
        rowId,
        id,
        person: personOfCandidate(candidato),
        ...flags,
      }));
    },
    readPeople: async (db, signal) => {
      const { data } = await db
        .from('candidatos_presidencia_2026')
        .select(`id, ${candidateColumns}`)
        .abortSignal(signal)
        .throwOnError();
      return data.map(({ id, ...candidate }) => [id, personOfCandidate(candidate)]);
    },
    page: paths.candidate,
    title: 'Candidatos à Presidência',
    none: 'Nenhum candidato à Presidência nesta lista.',
    word: 'candidato',
    office: 'Presidencial',
    isOfChamber: false,
    isListedAtHome: true,
    exported: { key: 'candidatos', columns: { Nome: 'nome' } },
  },
  deputy: {
    table: 'usuario_deputados_relacao',
    save: async (db, userId, { id, nome, foto = null, partido = null, uf = null }, wish) => {
      const copy = { deputado_nome: nome, deputado_foto: foto, deputado_partido: partido, deputado_uf: uf };
      const { data } = await db
        .from('usuario_deputados_relacao')
        .upsert({ user_id: userId, deputado_id: id, ...copy, ...wish }, { onConflict: 'user_id,deputado_id' })
        .select('favorito, ignorado')
        .single()
        .throwOnError();
      return data;
    },
    readChoices: async (db, userId, signal) => {
      const rows = await wholeList('id', firstUuid, (after) =>
        db
          .from('usuario_deputados_relacao')
          .select('id, deputado_id, favorito, ignorado, updated_at')
          .eq('user_id', userId)
          .gt('id', after)
          .order('id')
          .abortSignal(signal)
          .throwOnError(),
      );
      return rows.map(({ deputado_id, ...choice }) => ({ ...choice, id: deputado_id }));
    },
    readChosen: async (db, userId, signal) => {
      const rows = await wholeList('id', firstUuid, (after) =>
        db
          .from('usuario_deputados_relacao')
          .select(
            'id, deputado_id, deputado_nome, deputado_foto, deputado_partido, deputado_uf, favorito, ignorado',
          )
          .eq('user_id', userId)
          .gt('id', after)
          .order('id')
          .abortSignal(signal)
          .throwOnError(),
      );
      return rows.map(({ id: rowId, deputado_id: id, favorito, ignorado, ...copy }) => ({
        rowId,
        id,
        person: personOfCopy({
          nome: copy.deputado_nome,
          foto: copy.deputado_foto,
          partido: copy.deputado_partido,
          uf: copy.deputado_uf,
        }),
        favorito,
        ignorado,
      }));
    },
    page: paths.deputy,
    title: 'Deputados Federais',
    none: 'Nenhum deputado federal nesta lista.',
    word: 'deputado',
    office: 'Deputado Federal',
    isOfChamber: true,
    isListedAtHome: false,
    exported: {
      key: 'deputados',
      columns: { Nome: 'deputado_nome', Partido: 'deputado_partido', UF: 'deputado_uf' },
    },
  },
} as const satisfies Record<string, KindRow>;

export type ChoiceKind = keyof typeof kinds;

export function isChoiceKind(text: string): text is ChoiceKind {
  return Object.hasOwn(kinds, text);
}

export const choiceKinds: readonly ChoiceKind[] = Object.keys(kinds).filter(isChoiceKind);
