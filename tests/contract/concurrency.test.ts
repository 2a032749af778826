import { expect, test } from 'vitest';
import * as z from 'zod';
import { candidates } from './candidates-support.ts';
import { freshEmail, localTest, need, newClient, people, type Person, service, tokensOf } from './support.ts';

/* Embedded statements queue, a server's meet: the outcome must be equal. */
const { create: createPerson, adopt } = people();
const { create: createCandidate } = candidates();
const table = 'usuario_candidatos_relacao';

const states = [
  { favorito: true, ignorado: false },
  { favorito: false, ignorado: true },
  { favorito: false, ignorado: false },
] as const;

/** As many tabs of one person, all with the same session. */
async function tabsOf({ client }: Person, count: number) {
  const { accessToken } = await tokensOf(client);
  return Array.from({ length: count }, () => newClient({ token: accessToken }));
}

function choose(client: Person['client'], user_id: string, candidato_id: string, turn: number) {
  return client
    .from(table)
    .upsert({ user_id, candidato_id, ...states[turn % 3] }, { onConflict: 'user_id,candidato_id' })
    .select('favorito, ignorado')
    .single();
}

test('sixteen tabs that flip one choice leave one row, in a state that one of them requested', async () => {
  const person = await createPerson({ keepsChoices: true });
  const { id: candidato_id } = await createCandidate();
  const tabs = await tabsOf(person, 16);
  const answers = await Promise.all(
    tabs.flatMap((tab, start) =>
      [0, 1, 2, 3].map(async (turn) => ({
        wished: states[(start + turn) % 3],
        ...(await choose(tab, person.id, candidato_id, start + turn)),
      })),
    ),
  );
  expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null));
  expect(answers.map(({ data }) => data)).toEqual(answers.map(({ wished }) => wished));
  const rows = need(await person.client.from(table).select('candidato_id, favorito, ignorado'));
  expect(rows).toHaveLength(1);
  expect(states).toContainEqual({ favorito: rows[0]?.favorito, ignorado: rows[0]?.ignorado });
});

test('first clicks of several people on one candidate do not touch one another', async () => {
  const { id: candidato_id } = await createCandidate();
  const crowd = await Promise.all(Array.from({ length: 4 }, () => createPerson({ keepsChoices: true })));
  await Promise.all(
    crowd.flatMap(({ client, id }, turn) => [0, 1].map(() => choose(client, id, candidato_id, turn))),
  );
  const rows = await Promise.all(
    crowd.map(({ client }) => client.from(table).select('user_id, favorito, ignorado')),
  );
  expect(rows.map(({ data }) => data)).toEqual(
    crowd.map(({ id }, turn) => [{ user_id: id, ...states[turn % 3] }]),
  );
});

test('of two administrators who save one reading of a record, one wins, and the log tells each win', async () => {
  const editors = [await createPerson({ admin: true }), await createPerson({ admin: true })];
  const { id } = await createCandidate();
  const winners: string[] = [];
  for (let round = 0; round < 6; round += 1) {
    const read = need(
      await service.from('candidatos_presidencia_2026').select('updated_at').eq('id', id).single(),
    );
    const saves = await Promise.all(
      editors.map(async ({ client, id: editor }) => {
        const change = { bio_summary: `Rodada ${round}, de ${editor}`, updated_by: editor };
        const saved = client.from('candidatos_presidencia_2026').update(change).eq('id', id);
        return { editor, rows: need(await saved.eq('updated_at', read.updated_at).select('id')) };
      }),
    );
    const won = saves.filter(({ rows }) => rows.length === 1);
    expect(won).toHaveLength(1);
    winners.push(...won.map(({ editor }) => editor));
  }
  const log = service.from('audit_log').select('actor_id, action').eq('entity_id', id);
  const entries = need(await log.eq('action', 'update').order('created_at'));
  expect(entries.map(({ actor_id }) => actor_id)).toEqual(winners);
});

/** Roll calls that nobody has explained, read as the Chamber's list is. */
async function createRollCalls(count: number): Promise<number[]> {
  const data = '2026-05-20';
  const turn = need(await service.rpc('pegar_passo_camara', { p_hoje: data, p_prazo_s: 30 }));
  const { turno } = z.object({ turno: z.string() }).parse(turn);
  const descricao = 'Aprovado o Projeto de Lei. Sim: 300; Não: 100.';
  const names = Array.from({ length: count }, (_, turn) => `990100-${turn}`);
  const linhas = names.map((id) => ({ id, siglaOrgao: 'PLEN', data, descricao, aprovacao: 1 }));
  const p_lotes = [{ chave: `dia:${data}`, linhas }];
  const step = { p_turno: turno, p_tarefa: 'lista', p_lotes, p_ate: data, p_lidos: count, p_origem: 'api' };
  need(await service.rpc('gravar_passo_camara', step));
  return need(await service.from('camara_votacoes').select('id').in('id_camara', names)).map(({ id }) => id);
}

localTest('of eight first drafts of one explanation one is kept, and the others learn of it', async () => {
  const editors = [await createPerson({ admin: true }), await createPerson({ admin: true })];
  const rollCalls = await createRollCalls(16);
  const tabs = (await Promise.all(editors.map((editor) => tabsOf(editor, 4)))).flat();
  const draft = (tab: Person['client'], p_votacao: number, turn: number) =>
    tab.rpc('gravar_explicacao', {
      p_votacao,
      p_dados: {
        titulo_claro: `Projeto de educação ${turn}`,
        sim_significa: 'Aprovava o projeto de educação.',
        nao_significa: 'Rejeitava o projeto de educação.',
        fonte_titulo: 'Câmara dos Deputados',
        fonte_url: 'https://www.camara.leg.br/',
        fonte_data: '2026-05-20',
      },
    });
  const answers = await Promise.all(
    rollCalls.map((rollCall) => Promise.all(tabs.map((tab, turn) => draft(tab, rollCall, turn)))),
  );
  const one = [...Array.from({ length: 7 }, () => 'explicacao_mudou'), 'kept'];
  expect(answers.map((drafts) => drafts.map(({ error }) => error?.message ?? 'kept').toSorted())).toEqual(
    rollCalls.map(() => one),
  );
});

test('of eight who hide one entry of the audit, one finds it shown, and each audit row tells what it found', async () => {
  const reader = await createPerson({ admin: true });
  const editors = [reader, await createPerson({ admin: true })];
  const { id } = await createCandidate();
  const entry = need(await service.from('audit_log').select('id').eq('entity_id', id).single());
  const tabs = (await Promise.all(editors.map((editor) => tabsOf(editor, 4)))).flat();
  const reasons = ['dado_pessoal', 'ordem_judicial', 'ofensa', 'erro_de_digitacao'];
  const hidden = await Promise.all(
    tabs.map((tab, turn) =>
      tab.rpc('ocultar_do_publico', { p_audit: entry.id, p_motivo: reasons[turn % 4] ?? '' }),
    ),
  );
  expect(hidden.map(({ error }) => error)).toEqual(hidden.map(() => null));
  const acts = need(await service.from('audit_log').select('changes').eq('entity_id', entry.id));
  const side = z.string().nullable();
  const found = acts.map(
    ({ changes }) => z.object({ motivo: z.object({ before: side, after: side }) }).parse(changes).motivo,
  );
  // A chain: one starts from nothing, only the last end is free.
  const ends = found.map(({ after }) => after);
  const last = need(
    await reader.client.from('audit_ocultacoes').select('motivo').eq('audit_id', entry.id).single(),
  );
  expect([...found.map(({ before }) => before), last.motivo].toSorted()).toEqual([null, ...ends].toSorted());
});

test('of eight sign-ups with one address, however it is written, one makes the account', async () => {
  const email = freshEmail();
  const attempts = await Promise.all(
    Array.from({ length: 8 }, async (_, turn) => {
      const secret = `senha-da-corrida-${turn}`;
      const written = turn % 2 === 0 ? email : email.toUpperCase();
      return { secret, ...(await newClient().auth.signUp({ email: written, password: secret })) };
    }),
  );
  const made = attempts.filter(({ error }) => error === null);
  expect(made).toHaveLength(1);
  adopt(made[0]?.data.user?.id ?? '');
  const refusals = attempts.filter(({ error }) => error !== null).map(({ error }) => error?.code);
  expect(new Set(refusals)).toEqual(new Set(['user_already_exists']));
  const entered = await Promise.all(
    attempts.map(({ secret }) => newClient().auth.signInWithPassword({ email, password: secret })),
  );
  expect(entered.map(({ error }) => error === null)).toEqual(attempts.map(({ error }) => error === null));
});

test('a consent given eight times at once is stored once', async () => {
  const person = await createPerson();
  const tabs = await tabsOf(person, 8);
  const given = await Promise.all(
    tabs.map((tab) =>
      tab.from('consentimentos').insert({ user_id: person.id, finalidade: 'escolhas', versao: '2026-11-22' }),
    ),
  );
  expect(given.map(({ error }) => error?.code ?? 'given').toSorted()).toEqual([
    ...Array.from({ length: 7 }, () => '23505'),
    'given',
  ]);
  expect(need(await person.client.from('consentimentos').select('versao'))).toEqual([
    { versao: '2026-11-22' },
  ]);
});

const withdrawals = {
  'erasing them': ({ client }: Person) => client.rpc('apagar_minhas_escolhas'),
  'revoking the consent alone': ({ client }: Person) =>
    client
      .from('consentimentos')
      .update({ revogado_em: new Date().toISOString() })
      .eq('finalidade', 'escolhas'),
};

test.each(Object.entries(withdrawals))(
  'of sixty choices saved while %s, none stays behind the withdrawn consent',
  async (_, withdraw) => {
    const person = await createPerson({ keepsChoices: true });
    // Half of them are of one deputy, whose row is changed while it is erased.
    const save = (turn: number) =>
      person.client.from('usuario_deputados_relacao').upsert(
        {
          user_id: person.id,
          deputado_id: turn % 2 === 0 ? '1000' : `${turn}`,
          deputado_nome: 'Dora',
          favorito: turn % 4 === 0,
        },
        { onConflict: 'user_id,deputado_id' },
      );
    need(await save(0));
    const acts = await Promise.all([
      ...Array.from({ length: 30 }, (_, turn) => save(turn)),
      withdraw(person),
      ...Array.from({ length: 30 }, (_, turn) => save(30 + turn)),
    ]);
    const refusals = acts.flatMap(({ error }) => (error === null ? [] : [error.code]));
    expect(refusals.filter((code) => code !== '42501')).toEqual([]);
    expect(need(await person.client.from('usuario_deputados_relacao').select('deputado_id'))).toEqual([]);
  },
);

test('an account erased while its choices are written is gone with all of them', async () => {
  const person = await createPerson({ keepsChoices: true });
  const chosen = await Promise.all(Array.from({ length: 12 }, () => createCandidate()));
  const tabs = await tabsOf(person, 12);
  const [erased, ...writes] = await Promise.all([
    person.client.rpc('excluir_minha_conta'),
    ...tabs.map((tab, turn) => choose(tab, person.id, chosen[turn]?.id ?? '', 0)),
  ]);
  expect(erased.error).toBeNull();
  const refusals = writes.flatMap(({ error }) => (error === null ? [] : [error.code]));
  // Without the account there is no owner (23503), no consent (42501), no session (PT401).
  expect(refusals.filter((code) => !['23503', '42501', 'PT401'].includes(code))).toEqual([]);
  expect(need(await service.auth.admin.listUsers({ perPage: 1000 })).users.map(({ id }) => id)).not.toContain(
    person.id,
  );
  // Valid for an hour more, but its session went with the account.
  const [tab = person.client] = tabs;
  const read = await tab.from(table).select('candidato_id');
  const late = await choose(tab, person.id, chosen[0]?.id ?? '', 0);
  expect([read.error?.code, late.error?.code]).toEqual(['PT401', 'PT401']);
});
