import { beforeAll, expect, test } from 'vitest';
import { candidates } from './candidates-support.ts';
import { need, newClient, people, service, type Client, type Person } from './support.ts';

const { create: createPerson } = people();
const { create: createCandidate } = candidates();

const privateTables = [
  'usuario_candidatos_relacao',
  'usuario_deputados_relacao',
  'user_roles',
  'audit_log',
  'consentimentos',
] as const;

let victim: Person;
let candidateId: string;

/** Everything the victim has, as only the victim can see it. */
async function victimsRows() {
  const [choices, deputies, consents] = await Promise.all([
    victim.client.from('usuario_candidatos_relacao').select(),
    victim.client.from('usuario_deputados_relacao').select(),
    victim.client.from('consentimentos').select(),
  ]);
  return { choices: need(choices), deputies: need(deputies), consents: need(consents) };
}

beforeAll(async () => {
  victim = await createPerson({ keepsChoices: true });
  candidateId = (await createCandidate()).id;
  const user_id = victim.id;
  const writes = await Promise.all([
    victim.client
      .from('usuario_candidatos_relacao')
      .insert({ user_id, candidato_id: candidateId, favorito: true, ignorado: false }),
    victim.client
      .from('usuario_deputados_relacao')
      .insert({ user_id, deputado_id: '204554', deputado_nome: 'Nome', favorito: true }),
  ]);
  expect(writes.map(({ error }) => error)).toEqual([null, null]);
});

/** Sent without requesting rows back. */
async function attack(client: Client): Promise<void> {
  const stolen = { user_id: victim.id, candidato_id: (await createCandidate()).id, favorito: true };
  await client.from('usuario_candidatos_relacao').insert(stolen);
  await client
    .from('usuario_candidatos_relacao')
    .upsert(
      { user_id: victim.id, candidato_id: candidateId, favorito: false, ignorado: true },
      { onConflict: 'user_id,candidato_id' },
    );
  await client.from('usuario_candidatos_relacao').update({ favorito: false }).eq('user_id', victim.id);
  await client.from('usuario_candidatos_relacao').delete().eq('user_id', victim.id);
  await client
    .from('usuario_deputados_relacao')
    .insert({ user_id: victim.id, deputado_id: '1', deputado_nome: 'Invasor' });
  await client.from('usuario_deputados_relacao').update({ deputado_nome: 'Invasor' }).neq('deputado_id', '0');
  await client.from('usuario_deputados_relacao').delete().eq('user_id', victim.id);
  await client
    .from('consentimentos')
    .insert({ user_id: victim.id, finalidade: 'analise_ia', versao: '2026-11-26.0123456789ab' });
  await client
    .from('consentimentos')
    .update({ revogado_em: new Date().toISOString() })
    .eq('user_id', victim.id);
}

test('a visitor neither reads nor writes choices, roles, consents or the audit log', async () => {
  const visitor = newClient();
  for (const table of privateTables) {
    const read = await visitor.from(table).select('*');
    expect({ table, status: read.status, code: read.error?.code }).toEqual({
      table,
      status: 401,
      code: '42501',
    });
    const removal = await visitor.from(table).delete().not('user_id', 'is', null);
    expect(removal.status).toBeGreaterThanOrEqual(400);
  }
  const before = await victimsRows();
  await attack(visitor);
  expect(await victimsRows()).toEqual(before);
});

test("a user neither sees nor touches another person's rows", async () => {
  const { client, id } = await createPerson({ keepsChoices: true });
  for (const table of ['usuario_candidatos_relacao', 'usuario_deputados_relacao'] as const) {
    const read = await client.from(table).select('*', { count: 'exact' });
    expect({ table, data: read.data, count: read.count }).toEqual({ table, data: [], count: 0 });
  }
  const consents = need(await client.from('consentimentos').select('user_id'));
  expect(consents).toEqual([{ user_id: id }]);
  const before = await victimsRows();
  await attack(client);
  expect(await victimsRows()).toEqual(before);
});

test('a user cannot give a choice away nor move it to another politician', async () => {
  const { client, id: user_id } = await createPerson({ keepsChoices: true });
  const choice = { user_id, candidato_id: candidateId, favorito: true };
  const { id } = need(await client.from('usuario_candidatos_relacao').insert(choice).select('id').single());
  const gift = await client.from('usuario_candidatos_relacao').update({ user_id: victim.id }).eq('id', id);
  expect(gift).toMatchObject({ status: 403, error: { code: '42501' } });
  const other = await createCandidate();
  const move = await client
    .from('usuario_candidatos_relacao')
    .update({ candidato_id: other.id })
    .eq('id', id);
  expect(move).toMatchObject({ status: 403, error: { code: '42501' } });
});

test('a user is no administrator and cannot become one', async () => {
  const { client, id: user_id } = await createPerson();
  need(await client.auth.updateUser({ data: { role: 'admin', is_admin: true } }));
  need(await client.auth.refreshSession());
  const grant = await client.from('user_roles').insert({ user_id, role: 'admin' });
  expect(grant).toMatchObject({ status: 403, error: { code: '42501' } });
  const write = await client
    .from('candidatos_presidencia_2026')
    .update({ nome: 'Invadido' })
    .eq('id', candidateId);
  expect(write.error).toBeNull();
  const row = await newClient()
    .from('candidatos_presidencia_2026')
    .select('nome')
    .eq('id', candidateId)
    .single();
  expect(row.data?.nome).not.toBe('Invadido');
  const insert = await client
    .from('candidatos_presidencia_2026')
    .insert({ nome: 'Invasor', partido_nome: 'X', partido_sigla: 'XX', foto_url: 'https://x.example/x.jpg' });
  expect(insert).toMatchObject({ status: 403, error: { code: '42501' } });
  expect((await client.from('audit_log').select('id')).data).toEqual([]);
});

test('an administrator reads no choice of anybody, and changes none', async () => {
  const { client } = await createPerson({ admin: true });
  for (const table of [
    'usuario_candidatos_relacao',
    'usuario_deputados_relacao',
    'consentimentos',
  ] as const) {
    expect((await client.from(table).select('*')).data).toEqual([]);
  }
  const joined = await client
    .from('candidatos_presidencia_2026')
    .select('id, usuario_candidatos_relacao(user_id)')
    .eq('id', candidateId);
  expect(joined.data).toEqual([{ id: candidateId, usuario_candidatos_relacao: [] }]);
  const inner = await client
    .from('candidatos_presidencia_2026')
    .select('id, usuario_candidatos_relacao!inner(user_id)')
    .eq('id', candidateId);
  expect(inner.data).toEqual([]);
  const roles = await client.from('user_roles').select('user_id').eq('user_id', victim.id);
  expect(roles.data).toEqual([]);
  const before = await victimsRows();
  await attack(client);
  expect(await victimsRows()).toEqual(before);
});

test('nobody writes history: not a user, not an administrator, not the service role', async () => {
  const { client: admin, id: actor_id } = await createPerson({ admin: true });
  const { client: user } = await createPerson();
  const forged = {
    entity: 'candidatos_presidencia_2026',
    entity_id: candidateId,
    action: 'delete',
    actor_id,
  };
  for (const client of [user, admin, service]) {
    expect((await client.from('audit_log').insert(forged)).error?.code).toBe('42501');
    expect(
      (await client.from('audit_log').update({ action: 'update' }).eq('entity_id', candidateId)).error?.code,
    ).toBe('42501');
    expect((await client.from('audit_log').delete().eq('entity_id', candidateId)).error?.code).toBe('42501');
  }
  const { data } = await admin.from('audit_log').select('action').eq('entity_id', candidateId);
  expect(data).toEqual([{ action: 'create' }]);
});

test('nobody deletes a candidate, and the service role reads no choice', async () => {
  const { client: admin } = await createPerson({ admin: true });
  for (const client of [admin, service]) {
    const removal = await client.from('candidatos_presidencia_2026').delete().eq('id', candidateId);
    expect(removal).toMatchObject({ status: 403, error: { code: '42501' } });
  }
  expect(await service.from('usuario_candidatos_relacao').select('*')).toMatchObject({
    status: 403,
    error: { code: '42501' },
  });
});

test('a revoked administrator loses the panel at once, with the same token', async () => {
  const { client, id } = await createPerson({ admin: true });
  need(await client.from('audit_log').select('id').eq('entity_id', candidateId).limit(1).single());
  need(await service.from('user_roles').delete().eq('user_id', id).select('user_id'));
  expect((await client.from('audit_log').select('id')).data).toEqual([]);
});
