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
