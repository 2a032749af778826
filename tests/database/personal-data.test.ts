import { expect, it } from 'vitest';
import { database } from './support/migrated.ts';

/** New tables about people fail until they are exported and erased. */
const exportedAs: Readonly<Record<string, string>> = {
  'private.uso_ia': 'uso_ia',
  'public.consentimentos': 'consentimentos',
  'public.user_roles': 'papeis',
  'public.usuario_candidatos_relacao': 'candidatos',
  'public.usuario_deputados_relacao': 'deputados',
};

it('every table about a person is exported', async () => {
  const { rows } = await database.query(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') and a.attname = 'user_id' and not a.attisdropped
    order by 1`);
  expect(rows).toEqual(Object.keys(exportedAs).map((name) => ({ name })));
  const source = await database.query(
    `select pg_get_functiondef('public.exportar_meus_dados()'::regprocedure) as text`,
  );
  for (const key of Object.values(exportedAs)) expect(JSON.stringify(source.rows)).toContain(`'${key}'`);
});

it('every table about a person is emptied with the account', async () => {
  const { rows } = await database.query(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.confrelid = 'auth.users'::regclass and k.confdeltype = 'c'
      and n.nspname in ('public', 'private')
    order by 1`);
  expect(rows).toEqual(Object.keys(exportedAs).map((name) => ({ name })));
});

it('the planner, whose estimates the API tells anybody, keeps no statistics of any table about a person', async () => {
  const { rows } = await database.query(`
    select c.relname || '.' || a.attname as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and coalesce(a.attstattarget, -1) <> 0
      and exists (select from pg_attribute o where o.attrelid = c.oid and o.attname = 'user_id')`);
  expect(rows).toEqual([]);
});
