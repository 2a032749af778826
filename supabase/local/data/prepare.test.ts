import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database } from '../emulator/database/database.ts';
import { prepareDatabase } from '../emulator/database/migrate.ts';
import { openMigrated } from '../emulator/database/snapshot.ts';
import { demoAccountsSql } from './demo-accounts.ts';

let database: Database;

beforeEach(async () => {
  database = await openMigrated();
});
afterEach(() => database.close());

describe('prepareDatabase', () => {
  it('seeds once and changes nothing the second time', async () => {
    expect(await prepareDatabase(database)).toEqual({ applied: [], seeded: true });
    await database.query(
      `update public.candidatos_presidencia_2026 set nome = 'Nome corrigido' where numero_urna = 13`,
    );
    await database.query("delete from public.candidatos_presidencia_2026 where nome = 'Pablo Marçal'");
    expect(await prepareDatabase(database)).toEqual({ applied: [], seeded: false });
    const { rows } = await database.query(
      `select count(*)::int as n, count(*) filter (where nome = 'Nome corrigido')::int as corrected
       from public.candidatos_presidencia_2026`,
    );
    expect(rows).toEqual([{ n: 13, corrected: 1 }]);
  });

  it('makes the demonstration accounts only when asked, and leaves them as they are afterwards', async () => {
    await prepareDatabase(database, { seed: false });
    expect((await database.query('select 1 from auth.users')).rows).toEqual([]);
    await prepareDatabase(database, { seed: false, afterSeed: await demoAccountsSql() });
    await database.query(`update auth.users set encrypted_password = 'changed' where email like 'usuario@%'`);
    await prepareDatabase(database, { seed: false, afterSeed: await demoAccountsSql() });
    const { rows } = await database.query(
      `select u.email, (u.encrypted_password = extensions.crypt('pauta-aberta-2026', u.encrypted_password)) as original,
         array_agg(i.provider order by i.provider) as providers, r.role
       from auth.users u join auth.identities i on i.user_id = u.id left join public.user_roles r on r.user_id = u.id
       group by u.id, r.role order by u.email`,
    );
    expect(rows).toEqual([
      { email: 'admin@pautaaberta.local', original: true, providers: ['email', 'google'], role: 'admin' },
      { email: 'usuario@pautaaberta.local', original: false, providers: ['email'], role: null },
    ]);
  });
});
