import { beforeAll, expect, test } from 'vitest';
import { candidates } from './candidates-support.ts';
import { newClient, people } from './support.ts';

const { create: createPerson } = people();
const { create } = candidates();
const mark = crypto.randomUUID();
const table = 'candidatos_presidencia_2026';

/** The four candidates of this file, as a visitor. */
function rows(columns = 'nome') {
  return newClient().from(table).select(columns).like('nome', `%${mark}`);
}

function name(first: string): { nome: string } {
  return { nome: `${first} ${mark}` };
}

beforeAll(async () => {
  await create({ nome: `Ana ${mark}`, idade: 40, coalition: 'Frente (A, B)', pautas_defendidas: ['Saúde'] });
  await create({ nome: `Beto ${mark}`, idade: 50, election_year: 2097 });
  await create({ nome: `Célia ${mark}`, idade: 60, status: 'archived', profissao: null });
  await create({ nome: `Davi "D" ${mark}`, idade: null, coalition: 'x,y' });
});

test('comparisons choose rows', async () => {
  expect((await rows().eq('idade', 40)).data).toEqual([name('Ana')]);
  expect((await rows().neq('idade', 40).order('nome')).data).toEqual([name('Beto'), name('Célia')]);
  expect((await rows().gt('idade', 50)).data).toEqual([name('Célia')]);
  expect((await rows().gte('idade', 50).order('nome')).data).toEqual([name('Beto'), name('Célia')]);
  expect((await rows().lt('idade', 50)).data).toEqual([name('Ana')]);
  expect((await rows().lte('idade', 40)).data).toEqual([name('Ana')]);
});

test('text patterns find with and without regard to case', async () => {
  expect((await rows().like('nome', 'ana%')).data).toEqual([]);
  expect((await rows().ilike('nome', 'ana%')).data).toEqual([name('Ana')]);
  expect((await rows().ilike('nome', '%célia%')).data).toEqual([name('Célia')]);
});

test('null, lists and negations choose rows', async () => {
  expect((await rows().is('idade', null)).data).toEqual([name('Davi "D"')]);
  expect((await rows().not('profissao', 'is', null).in('idade', [40, 60])).data).toEqual([name('Ana')]);
  expect((await rows().in('coalition', ['Frente (A, B)', 'x,y']).order('nome')).data).toEqual([
    name('Ana'),
    name('Davi "D"'),
  ]);
  expect((await rows().not('idade', 'in', '(40,50)')).data).toEqual([name('Célia')]);
  expect((await rows().contains('pautas_defendidas', ['Saúde'])).data).toEqual([name('Ana')]);
});

test('alternatives, and alternatives inside each other, choose rows', async () => {
  expect((await rows().or('idade.eq.40,status.eq.archived').order('nome')).data).toEqual([
    name('Ana'),
    name('Célia'),
  ]);
  expect(
    (await rows().or('and(idade.gte.50,election_year.eq.2097),idade.is.null').order('nome')).data,
  ).toEqual([name('Beto'), name('Davi "D"')]);
  expect((await rows().or(`nome.eq."Davi \\"D\\" ${mark}",idade.eq.0`)).data).toEqual([name('Davi "D"')]);
});

test('rows come in several orders, with nulls where they are asked', async () => {
  const order = await rows('nome')
    .order('election_year')
    .order('idade', { ascending: false, nullsFirst: false });
  expect(order.data).toEqual([name('Beto'), name('Célia'), name('Ana'), name('Davi "D"')]);
  const nullsFirst = await rows().order('idade', { nullsFirst: true }).limit(1);
  expect(nullsFirst.data).toEqual([name('Davi "D"')]);
});

test('pages come with their total', async () => {
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

test('columns come under another name', async () => {
  const { data } = await rows('titulo:nome, ano:election_year').eq('idade', 40);
  expect(data).toEqual([{ titulo: `Ana ${mark}`, ano: 2098 }]);
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
