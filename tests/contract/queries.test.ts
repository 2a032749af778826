import { expect, test } from 'vitest';
import { candidates } from './candidates-support.ts';
import { newClient, people } from './support.ts';

const { create: createPerson } = people();
const { create } = candidates();
const mark = crypto.randomUUID();
const table = 'candidatos_presidencia_2026';

test('pages come with their total', async () => {
  const name = (first: string) => ({ nome: `${first} ${mark}` });
  for (const first of ['Ana', 'Beto', 'Célia', 'Davi']) await create(name(first));
  const page = await newClient()
    .from(table)
    .select('nome', { count: 'exact' })
    .like('nome', `%${mark}`)
    .order('nome')
    .range(1, 2);
  expect(page).toMatchObject({ status: 206, count: 4, data: [name('Beto'), name('Célia')] });
  const beyond = await newClient()
    .from(table)
    .select('nome', { count: 'exact' })
    .like('nome', `%${mark}`)
    .range(10, 20);
  expect(beyond).toMatchObject({ status: 416, error: { code: 'PGRST103' } });
});

test('values are data, whatever they look like', async () => {
  const { client, id: user_id } = await createPerson({ keepsChoices: true });
  const nasty = `'; drop table x; -- " \\ % _ * ( ) , . : & = ? # é 日本`;
  const insert = await client
    .from('usuario_deputados_relacao')
    .insert({ user_id, deputado_id: '7', deputado_nome: nasty });
  expect(insert.error).toBeNull();
  const { data } = await client
    .from('usuario_deputados_relacao')
    .select('deputado_nome')
    .eq('deputado_nome', nasty);
  expect(data).toEqual([{ deputado_nome: nasty }]);
});

test('one insert writes several rows, all or none', async () => {
  const { client, id: user_id } = await createPerson({ keepsChoices: true });
  const deputy = (deputado_id: string) => ({ user_id, deputado_id, deputado_nome: 'Nome' });
  const bad = await client.from('usuario_deputados_relacao').insert([deputy('1'), deputy('not a number')]);
  expect(bad.error?.code).toBe('23514');
  const uneven = [deputy('1'), { ...deputy('2'), favorito: true }];
  const nulls = await client.from('usuario_deputados_relacao').insert(uneven);
  expect(nulls).toMatchObject({ status: 400, error: { code: '23502' } });
  const good = await client
    .from('usuario_deputados_relacao')
    .insert(uneven, { defaultToNull: false })
    .select('deputado_id, favorito')
    .order('deputado_id');
  expect(good.data).toEqual([
    { deputado_id: '1', favorito: false },
    { deputado_id: '2', favorito: true },
  ]);
  const ignored = await client
    .from('usuario_deputados_relacao')
    .upsert([{ ...deputy('1'), favorito: true }], {
      onConflict: 'user_id,deputado_id',
      ignoreDuplicates: true,
    })
    .select('deputado_id');
  expect(ignored.data).toEqual([]);
});
