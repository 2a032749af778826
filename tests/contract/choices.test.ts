import { expect, test } from 'vitest';
import { candidates } from './candidates-support.ts';
import { need, people, service } from './support.ts';

const { create: createPerson } = people();
const { create: createCandidate } = candidates();

test('one upsert makes the choice, the next changes it, and there is one row', async () => {
  const { client, id: user_id } = await createPerson({ keepsChoices: true });
  const { id: candidato_id } = await createCandidate();
  const save = (flags: { favorito: boolean; ignorado: boolean }) =>
    client
      .from('usuario_candidatos_relacao')
      .upsert({ user_id, candidato_id, ...flags }, { onConflict: 'user_id,candidato_id' })
      .select()
      .single();
  const first = await save({ favorito: true, ignorado: false });
  expect(first.status).toBe(201);
  expect(first.data).toMatchObject({ user_id, candidato_id, favorito: true, ignorado: false });
  const second = await save({ favorito: false, ignorado: true });
  expect(second.data).toMatchObject({ id: first.data?.id, favorito: false, ignorado: true });
  const rows = need(await client.from('usuario_candidatos_relacao').select('id').eq('user_id', user_id));
  expect(rows).toEqual([{ id: first.data?.id }]);
});

test('the choices come with their candidate as one object, and null for a deleted one', async () => {
  const { client, id: user_id } = await createPerson({ keepsChoices: true });
  const shown = await createCandidate();
  const candidate = await createCandidate();
  for (const { id: candidato_id } of [shown, candidate]) {
    need(
      await client
        .from('usuario_candidatos_relacao')
        .insert({ user_id, candidato_id, favorito: true })
        .select('id'),
    );
  }
  await service.from('candidatos_presidencia_2026').update({ status: 'deleted' }).eq('id', candidate.id);
  const { data } = await client
    .from('usuario_candidatos_relacao')
    .select('favorito, candidato:candidatos_presidencia_2026(id, nome, partido_sigla)')
    .eq('user_id', user_id)
    .order('created_at');
  expect(data).toEqual([
    { favorito: true, candidato: { id: shown.id, nome: shown.nome, partido_sigla: 'PT1' } },
    { favorito: true, candidato: null },
  ]);
  const inner = await client
    .from('usuario_candidatos_relacao')
    .select('candidatos_presidencia_2026!inner(id)')
    .eq('user_id', user_id);
  expect(inner.data).toEqual([{ candidatos_presidencia_2026: { id: shown.id } }]);
});
