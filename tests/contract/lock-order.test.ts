import { expect, test } from 'vitest';
import { candidates } from './candidates-support.ts';
import { need, people } from './support.ts';

/* On a server: who locks in another order than its neighbour is told 40P01. */
const { create: createPerson } = people();
const { create: createCandidate } = candidates();
const records = 'candidatos_presidencia_2026';
const rounds = 12;

test('records saved with a source while it becomes the campaign’s are all saved', async () => {
  const { client } = await createPerson({ admin: true });
  const drafts = Array.from({ length: 8 }, () => createCandidate({ inclinacao_politica: 'Centro' }));
  const saved = await Promise.all(drafts);
  const columns = { titulo: `Perfil ${crypto.randomUUID()}`, veiculo: 'Jornal', tipo: 'imprensa' };
  const other = { ...columns, titulo: `Outro ${columns.titulo}` };
  const sources = need(await client.from('fontes').insert([columns, other]).select('id'));
  const fontes = sources.map(({ id }) => id);
  const [turned = ''] = fontes;
  const turn = (tipo: string) => client.from('fontes').update({ tipo }).eq('id', turned);
  const save = ({ id, updated_at }: { id: string; updated_at: string }) =>
    client.rpc('gravar_ficha', {
      ...{ p_id: id, p_lido_em: updated_at, p_dados: {} },
      p_fontes: [{ campo: 'inclinacao_politica', fontes }],
    });
  const ids = saved.map(({ id }) => id);
  const read = async () => need(await client.from(records).select('id, updated_at').in('id', ids));
  await Promise.all((await read()).map(save));
  const refusals = [];
  for (let round = 0; round < rounds; round += 1) {
    const acts = await Promise.all([turn('partido_ou_campanha'), ...(await read()).map(save)]);
    refusals.push(...acts.map(({ error }) => error));
    need(await turn('imprensa'));
  }
  expect(refusals).toEqual(refusals.map(() => null));
});

test('no leaning rests on a source that becomes the campaign’s while it is saved', async () => {
  const { client } = await createPerson({ admin: true });
  const drafts = Array.from({ length: 8 }, () => createCandidate({ inclinacao_politica: 'Centro' }));
  const ids = (await Promise.all(drafts)).map(({ id }) => id);
  const read = async () =>
    need(await client.from(records).select('id, updated_at').in('id', ids).order('id'));
  const add = async () =>
    need(
      await client
        .from('fontes')
        .insert(ids.map((id) => ({ titulo: `Perfil ${id}`, veiculo: 'Jornal', tipo: 'imprensa' })))
        .select('id'),
    ).map(({ id }) => id);
  const save = ({ id, updated_at }: { id: string; updated_at: string }, fonte = '') =>
    client.rpc('gravar_ficha', {
      ...{ p_id: id, p_lido_em: updated_at, p_dados: {} },
      p_fontes: [{ campo: 'inclinacao_politica', fontes: [fonte] }],
    });
  const turn = (fonte: string) =>
    client.from('fontes').update({ tipo: 'partido_ou_campanha' }).eq('id', fonte);
  const ends = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const [rows, sources] = [await read(), await add()];
    const acts = rows.map(async (row, at) => {
      const [saved, turned] = await Promise.all([save(row, sources[at]), turn(sources[at] ?? '')]);
      return [saved, turned].map(({ error }) => error?.message ?? 'done').join(', ');
    });
    for (const end of await Promise.all(acts)) ends.add(end);
  }
  expect(
    [...ends].filter((end) => !['fonte_obrigatoria, done', 'done, fonte_unica_da_inclinacao'].includes(end)),
  ).toEqual([]);
});

test('choices of one person saved in one order and in the other are all saved', async () => {
  const person = await createPerson({ keepsChoices: true });
  const rows = Array.from({ length: 200 }, (_, place) => ({
    ...{ user_id: person.id, deputado_id: `${1000 + place}`, deputado_nome: 'Dora' },
  }));
  const save = (favorito: boolean, wished: typeof rows) =>
    person.client.from('usuario_deputados_relacao').upsert(
      wished.map((row) => ({ ...row, favorito })),
      { onConflict: 'user_id,deputado_id' },
    );
  const refusals = [];
  for (let round = 0; round < rounds; round += 1) {
    const acts = await Promise.all([save(true, rows), save(false, rows.toReversed())]);
    refusals.push(...acts.map(({ error }) => error));
  }
  expect(refusals).toEqual(refusals.map(() => null));
});
