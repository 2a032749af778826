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
