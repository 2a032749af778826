import { expect, test } from 'vitest';
import { candidates } from './candidates-support.ts';
import { need, newClient, people, service } from './support.ts';

const { create: createPerson } = people();
const { create } = candidates();
const table = 'candidatos_presidencia_2026';

test('an administrator reads what each act changed, before and after', async () => {
  const { client, id: me } = await createPerson({ admin: true });
  const { id, nome } = await create();
  need(
    await client
      .from(table)
      .update({ nome: `${nome} Novo`, coalition: 'Frente' })
      .eq('id', id)
      .select('id'),
  );
  const [entry] = need(
    await client
      .from('audit_log')
      .select('action, actor_id, changes')
      .eq('entity_id', id)
      .order('created_at', { ascending: false })
      .limit(1),
  );
  expect(entry).toEqual({
    action: 'update',
    actor_id: me,
    changes: {
      nome: { before: nome, after: `${nome} Novo` },
      coalition: { before: null, after: 'Frente' },
    },
  });
});

test('an administrator’s plain update of a value takes its sources from it, and of a leaning is refused', async () => {
  const { client } = await createPerson({ admin: true });
  const { id } = await create({ profissao: 'Juíza', inclinacao_politica: 'Centro' });
  const columns = { titulo: `Perfil ${crypto.randomUUID()}`, veiculo: 'Jornal', tipo: 'imprensa' };
  const source = need(await client.from('fontes').insert(columns).select('id').single());
  for (const field of ['profissao', 'partido_sigla', 'inclinacao_politica']) {
    const { updated_at } = need(await client.from(table).select('updated_at').eq('id', id).single());
    const sourced = { p_candidato: id, p_lido_em: updated_at, p_campo: field, p_fontes: [source.id] };
    need(await client.rpc('gravar_fontes', sourced));
  }
  const refused = await client.from(table).update({ inclinacao_politica: 'Direita' }).eq('id', id);
  expect(refused.error).toMatchObject({ code: 'P0001', message: 'fonte_obrigatoria' });
  const plain = { partido_sigla: 'PT2', partido_nome: 'Outro', bio_summary: 'Resumo', profissao: 'Juíza' };
  need(await client.from(table).update(plain).eq('id', id).select('id').single());
  const left = await newClient()
    .from('candidatos_fontes')
    .select('campo')
    .eq('candidato_id', id)
    .order('campo');
  expect(left.data).toEqual([{ campo: 'inclinacao_politica' }, { campo: 'profissao' }]);
  const [entry] = need(
    await client
      .from('audit_log')
      .select('changes')
      .eq('entity_id', id)
      .order('created_at', { ascending: false })
      .limit(1),
  );
  expect(entry?.changes).toMatchObject({ fontes_de_partido_sigla: { after: { fontes: [] } } });
});

test('nobody else reads a single change, nor counts them', async () => {
  const { id } = await create();
  const { client } = await createPerson();
  const asUser = await client.from('audit_log').select('changes', { count: 'exact' }).eq('entity_id', id);
  expect(asUser.data).toEqual([]);
  expect(asUser.count).toBe(0);
  const asVisitor = await newClient().from('audit_log').select('changes').eq('entity_id', id);
  expect(asVisitor.error?.code).toBe('42501');
});

test('no account writes, changes or removes an entry, an administrator’s neither', async () => {
  const { id } = await create();
  for (const admin of [false, true]) {
    const { client } = await createPerson({ admin });
    const forged = await client
      .from('audit_log')
      .insert({ entity: table, entity_id: id, action: 'delete', changes: {} });
    const rewritten = await client.from('audit_log').update({ changes: {} }).eq('entity_id', id);
    const removed = await client.from('audit_log').delete().eq('entity_id', id);
    expect([forged, rewritten, removed].map(({ error }) => error?.code)).toEqual(['42501', '42501', '42501']);
  }
});

test('an ordinary account creates, changes, archives and deletes no candidate', async () => {
  const { client, id: me } = await createPerson();
  const { id, nome } = await create();
  const created = await client.from(table).insert({
    nome: 'Invadida',
    partido_sigla: 'IN',
    partido_nome: 'Invasão',
    foto_url: 'https://a.org/b',
    created_by: me,
  });
  expect(created.error?.code).toBe('42501');
  for (const change of [{ nome: 'Invadida' }, { status: 'archived' }, { status: 'deleted' }]) {
    const changed = await client.from(table).update(change).eq('id', id).select('id');
    expect(changed.data).toEqual([]);
  }
  expect((await client.from(table).delete().eq('id', id)).error?.code).toBe('42501');
  expect((await client.from('user_roles').insert({ user_id: me, role: 'admin' })).error?.code).toBe('42501');
  expect(need(await newClient().from(table).select('nome, status').eq('id', id).single())).toEqual({
    nome,
    status: 'active',
  });
});

test('a revoked role stops the very next act of an open session', async () => {
  const { client, id: me } = await createPerson({ admin: true });
  const { id } = await create();
  const edit = () => client.from(table).update({ bio_summary: 'x' }).eq('id', id).select('id');
  expect((await edit()).data).toHaveLength(1);
  const revoked = await service.from('user_roles').delete().eq('user_id', me);
  expect(revoked.error).toBeNull();
  expect((await edit()).data).toEqual([]);
});

test.each(['Ana\u202eMaria', 'Ana\u200bMaria', '\u2066Ana\u2069'])(
  'no name hides a character (%j)',
  async (nome) => {
    const { client } = await createPerson({ admin: true });
    const { id } = await create();
    const { error } = await client.from(table).update({ nome }).eq('id', id);
    expect(error?.code).toBe('23514');
  },
);
