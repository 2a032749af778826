import { beforeAll, beforeEach, expect, test } from 'vitest';
import { choiceConsent, need, newClient, type Person } from '../contract/support.ts';
import { ask, type Caller, callerOf, codeOf, scene, type Traces, tracesOf, type Victim } from './support.ts';

/** Incident classes 6 to 8; no rows returned, which would hide missing write rules. */
const { create, createCandidate, createVictim } = scene();

let victim: Person;
let attacker: Person;
let caller: Caller;
let admin: Caller;
let target: Victim;
let before: Traces;

const minimal = { prefer: 'return=minimal' };

beforeAll(async () => {
  ({ victim, target } = await createVictim());
  attacker = await create({ keepsChoices: true });
  caller = await callerOf(attacker.client);
  admin = await callerOf((await create({ admin: true })).client);
});

beforeEach(async () => {
  before = await tracesOf(victim.client);
  expect([before.choices.length, before.deputies.length, before.consents.length]).toEqual([1, 1, 1]);
});

const choices = '/rest/v1/usuario_candidatos_relacao';
const merge = { prefer: 'resolution=merge-duplicates,return=minimal' };

const attacks: readonly [string, () => Promise<{ status: number }>[]][] = [
  [
    'an upsert on the primary key takes the row over',
    () =>
      [attacker.id, victim.id].flatMap((user_id) =>
        [caller, admin].map((who) =>
          ask(who, `${choices}?on_conflict=id`, {
            method: 'POST',
            body: { id: target.choiceId, user_id, candidato_id: target.candidateId, favorito: false },
            headers: merge,
          }),
        ),
      ),
  ],
  [
    'a PUT puts another row in its place',
    () => [
      ask(caller, `${choices}?id=eq.${target.choiceId}`, {
        method: 'PUT',
        body: {
          id: target.choiceId,
          user_id: attacker.id,
          candidato_id: target.candidateId,
          favorito: false,
          ignorado: true,
        },
        headers: minimal,
      }),
    ],
  ],
  [
    'a stolen row hides among own ones',
    () => [
      ask(caller, choices, {
        method: 'POST',
        body: [attacker.id, victim.id].map((user_id) => ({
          user_id,
          candidato_id: target.candidateId,
          favorito: true,
        })),
        headers: { prefer: 'resolution=ignore-duplicates,return=minimal' },
      }),
    ],
  ],
  [
    'columns leave the owner out',
    () => [
      ask(caller, `${choices}?columns=candidato_id,favorito`, {
        method: 'POST',
        body: { user_id: victim.id, candidato_id: target.candidateId, favorito: true },
        headers: minimal,
      }),
    ],
  ],
  [
    'the row identifier is enough to change or remove it',
    () =>
      [caller, admin].flatMap((who) => [
        ask(who, `${choices}?id=eq.${target.choiceId}`, {
          method: 'PATCH',
          body: { favorito: false },
          headers: minimal,
        }),
        ask(who, `${choices}?id=eq.${target.choiceId}`, { method: 'DELETE', headers: minimal }),
        ask(who, `/rest/v1/usuario_deputados_relacao?id=eq.${target.deputyRowId}`, {
          method: 'PATCH',
          body: { deputado_foto: 'https://exemplo.test/rastreador.gif' },
          headers: minimal,
        }),
      ]),
  ],
  [
    'the filters close the rule with an or',
    () => [
      ask(caller, `${choices}?or=(user_id.eq.${victim.id},user_id.not.is.null)`, {
        method: 'DELETE',
        headers: minimal,
      }),
      ask(caller, `${choices}?user_id=neq.${attacker.id}`, {
        method: 'PATCH',
        body: { ignorado: true },
        headers: minimal,
      }),
    ],
  ],
];

test.each(attacks)('%s: the victim sees no change', async (_, attack) => {
  await Promise.all(attack());
  expect(await tracesOf(victim.client)).toEqual(before);
  expect(need(await attacker.client.from('usuario_candidatos_relacao').select('user_id'))).toEqual([]);
});

test('the owner does what the attacker could not: the rules are no wall for everybody', async () => {
  const own = await callerOf(victim.client);
  const answer = await ask(own, `${choices}?id=eq.${target.choiceId}`, {
    method: 'PATCH',
    body: { ignorado: true },
    headers: minimal,
  });
  expect(answer.status).toBe(204);
  expect((await tracesOf(victim.client)).choices).not.toEqual(before.choices);
});

test('whether the victim has a choice cannot be told from a refusal', async () => {
  const free = (await createCandidate()).id;
  const tries = await Promise.all(
    [target.candidateId, free].map((candidato_id) =>
      ask(caller, choices, { method: 'POST', body: { user_id: victim.id, candidato_id }, headers: minimal }),
    ),
  );
  expect(tries.map(codeOf)).toEqual(['42501', '42501']);
  expect(tries[0]?.body).toEqual(tries[1]?.body);
});

test('nobody sets what the database itself stamps, not even on own rows', async () => {
  const forged = { created_at: '2001-01-01T00:00:00Z', updated_at: '2001-01-01T00:00:00Z' };
  const own = { user_id: attacker.id, candidato_id: target.candidateId, favorito: true };
  const made = await ask(caller, choices, { method: 'POST', body: { ...own, ...forged }, headers: minimal });
  expect(codeOf(made)).toBe('42501');
  const consents = '/rest/v1/consentimentos';
  const backdated = { ...choiceConsent(attacker.id), concedido_em: '2001-01-01T00:00:00Z' };
  expect(codeOf(await ask(caller, consents, { method: 'POST', body: backdated }))).toBe('42501');
  const change = { method: 'PATCH', body: { revogado_em: '2001-01-01T00:00:00Z' }, headers: minimal };
  expect((await ask(caller, `${consents}?user_id=eq.${attacker.id}`, change)).status).toBe(204);
  const rows = need(await attacker.client.from('consentimentos').select('revogado_em'));
  expect(rows.map(({ revogado_em }) => (revogado_em ?? '') > '2026')).toEqual([true]);
  const revived = { method: 'PATCH', body: { revogado_em: null }, headers: minimal };
  await ask(caller, `${consents}?user_id=eq.${attacker.id}`, revived);
  expect(need(await attacker.client.from('consentimentos').select('revogado_em'))).toEqual(rows);
});

test('a choice of a retracted candidate cannot be made, and an owner cannot be left out', async () => {
  const retracted = (await createCandidate({ status: 'deleted' })).id;
  const blind = { user_id: attacker.id, candidato_id: retracted, favorito: true };
  expect(codeOf(await ask(caller, choices, { method: 'POST', body: blind, headers: minimal }))).toBe('42501');
  expect(
    (await newClient().from('candidatos_presidencia_2026').select('id').eq('id', retracted)).data,
  ).toEqual([]);
});
