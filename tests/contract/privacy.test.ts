import { expect, test } from 'vitest';
import * as z from 'zod';
import { choiceConsent, type Client, need, newClient, password, people, service, signIn } from './support.ts';

const { create } = people();

const exportSchema = z.object({
  conta: z.object({
    id: z.string(),
    email: z.string(),
    criada_em: z.iso.datetime({ offset: true }),
  }),
  sessoes: z.array(
    z.object({ iniciada_em: z.iso.datetime({ offset: true }), aparelho: z.string().nullable() }),
  ),
  candidatos: z.array(z.object({ user_id: z.string(), favorito: z.boolean() })),
  deputados: z.array(z.object({ user_id: z.string(), deputado_nome: z.string() })),
  consentimentos: z.array(z.object({ user_id: z.string(), finalidade: z.string() })),
});

const exportOf = async (client: Client) => exportSchema.parse(need(await client.rpc('exportar_meus_dados')));

/** One choice of each kind and one consent, made through the public interface. */
async function leaveTraces(client: Client, id: string): Promise<void> {
  const { id: candidato_id } = need(
    await client.from('candidatos_presidencia_2026').select('id').limit(1).single(),
  );
  const writes = [
    await client.from('consentimentos').insert(choiceConsent(id)),
    await client.from('usuario_candidatos_relacao').insert({ user_id: id, candidato_id, favorito: true }),
    await client
      .from('usuario_deputados_relacao')
      .insert({ user_id: id, deputado_id: '900001', deputado_nome: `Deputada de ${id}`, favorito: true }),
  ];
  expect(writes.map(({ error }) => error)).toEqual([null, null, null]);
}

test('the export holds everything of the person and nothing of anybody else', async () => {
  const [ana, bia] = [await create(), await create()];
  await leaveTraces(ana.client, ana.id);
  await leaveTraces(bia.client, bia.id);
  const exported = await exportOf(ana.client);
  expect(exported.conta).toMatchObject({ id: ana.id, email: ana.email });
  expect(exported.sessoes).not.toEqual([]);
  expect(exported.candidatos).toEqual([{ user_id: ana.id, favorito: true }]);
  expect(exported.deputados).toEqual([{ user_id: ana.id, deputado_nome: `Deputada de ${ana.id}` }]);
  expect(exported.consentimentos).toEqual([{ user_id: ana.id, finalidade: 'escolhas' }]);
  expect(JSON.stringify(need(await ana.client.rpc('exportar_meus_dados')))).not.toContain(bia.id);
});

test('nobody but the owner reads any of it: another person, an administrator, a visitor, the service role', async () => {
  const [ana, bia, admin] = [await create(), await create(), await create({ admin: true })];
  await leaveTraces(ana.client, ana.id);
  for (const client of [bia.client, admin.client]) {
    for (const table of [
      'usuario_candidatos_relacao',
      'usuario_deputados_relacao',
      'consentimentos',
    ] as const) {
      expect(need(await client.from(table).select('*').eq('user_id', ana.id))).toEqual([]);
    }
    const own = await exportOf(client);
    expect([own.candidatos, own.deputados, own.consentimentos]).toEqual([[], [], []]);
  }
  for (const client of [newClient(), service]) {
    for (const table of [
      'usuario_candidatos_relacao',
      'usuario_deputados_relacao',
      'consentimentos',
    ] as const) {
      expect((await client.from(table).select('*')).error?.code).toBe('42501');
    }
    expect((await client.rpc('exportar_meus_dados')).error?.code).toBe('42501');
    expect((await client.rpc('excluir_minha_conta')).error?.code).toBe('42501');
  }
});

test('erasing ends the account everywhere: sessions, sign-in, rows', async () => {
  const { client, email, id } = await create();
  await leaveTraces(client, id);
  const elsewhere = await signIn(email);
  expect((await client.rpc('excluir_minha_conta')).error).toBeNull();

  const again = await newClient().auth.signInWithPassword({ email, password });
  expect(again.error?.code).toBe('invalid_credentials');
  expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
  expect((await client.auth.getUser()).error).not.toBeNull();
  // The signed token finds nothing and adds nothing.
  expect((await elsewhere.rpc('exportar_meus_dados')).error?.code).toBe('PT401');
  const added = await elsewhere
    .from('usuario_deputados_relacao')
    .insert({ user_id: id, deputado_id: '900002', deputado_nome: 'Deputada', favorito: true });
  expect(added.error?.code).toBe('PT401');
});
