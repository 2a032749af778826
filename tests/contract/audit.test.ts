import { expect, test } from 'vitest';
import { candidates } from './candidates-support.ts';
import { need, newClient, people } from './support.ts';

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

test('a source is audited whole when it is added, and with what changed alone when it is corrected', async () => {
  const { client } = await createPerson({ admin: true });
  const titulo = `Perfil ${crypto.randomUUID()}`;
  const columns = { titulo, veiculo: 'Jornal', tipo: 'imprensa' };
  const { id } = need(await client.from('fontes').insert(columns).select('id').single());
  for (const veiculo of ['Revista', 'Revista'])
    need(await client.from('fontes').update({ veiculo }).eq('id', id).select('id').single());
  const entries = need(
    await client.from('audit_log').select('entity, action, changes').eq('entity_id', id).order('created_at'),
  );
  const [added, corrected, ...others] = entries;
  expect(added).toMatchObject({
    entity: 'fontes',
    action: 'create',
    changes: { titulo: { before: null, after: titulo }, veiculo: { before: null, after: 'Jornal' } },
  });
  expect(corrected).toEqual({
    entity: 'fontes',
    action: 'update',
    changes: { veiculo: { before: 'Jornal', after: 'Revista' } },
  });
  expect(others).toEqual([]);
});
