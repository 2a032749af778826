import { expect, test } from 'vitest';
import { aCandidate, candidates } from './candidates-support.ts';
import { need, newClient, people } from './support.ts';

const { create: createPerson } = people();
const { create, adopt } = candidates();
const table = 'candidatos_presidencia_2026';

test('reading all answers every field with its own type', async () => {
  const { id } = await create({
    pautas_defendidas: ['Educação', 'Saúde, e mais'],
    historico_eleitoral: [{ cargo: 'Prefeita', ano_inicio: 2013, ano_fim: null }],
    idade: 50,
    inclinacao_politica: null,
    // On the ballot a mandate needs a source.
    status: 'archived',
  });
  const { data } = await newClient().from(table).select().eq('id', id).single();
  expect(data).toMatchObject({
    pautas_defendidas: ['Educação', 'Saúde, e mais'],
    historico_eleitoral: [{ cargo: 'Prefeita', ano_inicio: 2013, ano_fim: null }],
    idade: 50,
    inclinacao_politica: null,
    estado_origem: 'BR',
    partido_cor_hex: '#000000',
    election_year: 2098,
  });
});

test('the administrator creates with every field of the form, and the database says who did it', async () => {
  const { client, id: me } = await createPerson({ admin: true });
  const stranger = crypto.randomUUID();
  const form = aCandidate({
    coalition: 'Coligação X',
    status: 'active',
    link_wikipedia: 'https://pt.wikipedia.org/wiki/Ana',
    bio_summary: 'Biografia',
    created_by: stranger,
    updated_by: stranger,
  });
  const row = need(await client.from(table).insert(form).select().single());
  adopt(row.id);
  expect(row).toMatchObject({ ...form, created_by: me, updated_by: me });
});

test('archive, restore and delete leave one audit row each, and so do creation and edition', async () => {
  const { client, id: me } = await createPerson({ admin: true });
  const { id } = need(await client.from(table).insert(aCandidate()).select('id').single());
  adopt(id);
  const steps = [
    { bio_summary: 'Nova' },
    { status: 'archived' },
    { status: 'active' },
    { status: 'deleted' },
  ];
  for (const step of steps) {
    const { error, status } = await client
      .from(table)
      .update({ ...step, updated_at: '2020-01-01T00:00:00Z', updated_by: me })
      .eq('id', id);
    expect(error).toBeNull();
    expect(status).toBe(204);
  }
  const { data } = await client
    .from('audit_log')
    .select('action, actor_id, entity')
    .eq('entity_id', id)
    .order('created_at', { ascending: false })
    .limit(100);
  expect(data).toEqual(
    ['delete', 'restore', 'archive', 'update', 'create'].map((action) => ({
      action,
      actor_id: me,
      entity: table,
    })),
  );
  const row = need(await client.from(table).select('updated_at').eq('id', id).single());
  expect(new Date(row.updated_at).getFullYear()).toBeGreaterThan(2020);
});
