import { beforeAll, expect, test } from 'vitest';
import type { Person } from '../contract/support.ts';
import { ask, type Caller, callerOf, codeOf, scene, type Victim, visitor } from './support.ts';

/** Incident class 13: no choice in counts, joins, orders, plans, sums, errors. */
const { create, createCandidate, createVictim } = scene();

let victim: Person;
let target: Victim;
let untouched: string;
let owner: Caller;
let strangers: Caller[];

const choices = '/rest/v1/usuario_candidatos_relacao';
const candidatos = '/rest/v1/candidatos_presidencia_2026';
const exact = { prefer: 'count=exact' };

beforeAll(async () => {
  ({ victim, target } = await createVictim());
  untouched = (await createCandidate()).id;
  owner = await callerOf(victim.client);
  strangers = [
    await callerOf((await create()).client),
    await callerOf((await create({ admin: true })).client),
  ];
});

test('the owner counts one, everybody else nothing, by GET and by HEAD', async () => {
  const path = `${choices}?select=id&candidato_id=eq.${target.candidateId}`;
  for (const method of ['GET', 'HEAD']) {
    const own = await ask(owner, path, { method, headers: exact });
    expect(own.headers.get('content-range'), method).toBe('0-0/1');
    for (const stranger of strangers) {
      const other = await ask(stranger, path, { method, headers: exact });
      expect(other.headers.get('content-range'), method).toBe('*/0');
    }
    expect((await ask(visitor, path, { method, headers: exact })).headers.get('content-range')).toBeNull();
  }
});

/** Questions about a candidate whose answer would differ if choices were looked at. */
const oracles: readonly [string, (id: string) => string][] = [
  ['embedded', (id) => `${candidatos}?select=r:usuario_candidatos_relacao(*)&id=eq.${id}`],
  ['inner join', (id) => `${candidatos}?select=status,r:usuario_candidatos_relacao!inner()&id=eq.${id}`],
  [
    'filter on the joined rows',
    (id) =>
      `${candidatos}?select=status,usuario_candidatos_relacao!inner(favorito)&usuario_candidatos_relacao.favorito=is.true&id=eq.${id}`,
  ],
  [
    'joined rows that exist',
    (id) =>
      `${candidatos}?select=status,usuario_candidatos_relacao()&usuario_candidatos_relacao=not.is.null&id=eq.${id}`,
  ],
  ['sum of joined rows', (id) => `${candidatos}?select=usuario_candidatos_relacao(count)&id=eq.${id}`],
  [
    'order by the joined rows',
    (id) => `${candidatos}?select=status&order=usuario_candidatos_relacao(id)&id=eq.${id}`,
  ],
  [
    'audit log',
    (id) => `/rest/v1/audit_log?select=actor_id&entity_id=eq.${id}&entity=eq.usuario_candidatos_relacao`,
  ],
];

test.each(oracles)('a candidate who was chosen and one who was not answer alike: %s', async (_, path) => {
  for (const stranger of [visitor, ...strangers]) {
    const [chosen, other] = await Promise.all(
      [target.candidateId, untouched].map((id) => ask(stranger, path(id), { headers: exact })),
    );
    expect(chosen?.status).toBe(other?.status);
    expect(chosen?.body).toEqual(other?.body);
    expect(chosen?.headers.get('content-range')).toBe(other?.headers.get('content-range'));
  }
});

test('the same questions tell the owner of the choice: they are real ones', async () => {
  const [, inner] = oracles[1] ?? ['', () => ''];
  expect((await ask(owner, inner(target.candidateId))).body).toEqual([{ status: 'active' }]);
  expect((await ask(owner, inner(untouched))).body).toEqual([]);
});

test('nothing is added up: no sums, no plans, no table of statistics', async () => {
  for (const caller of [...strangers, owner]) {
    for (const select of ['count()', 'candidato_id,count()', 'favorito.count()', 'created_at.max()']) {
      const answer = await ask(caller, `${choices}?select=${select}`);
      expect([answer.status, codeOf(answer)], select).toEqual([400, 'PGRST123']);
    }
    const plan = await ask(caller, `${choices}?select=id`, {
      headers: { accept: 'application/vnd.pgrst.plan+json; options=analyze' },
    });
    expect(plan.status).toBe(406);
  }
});

test('a stranger gets no row in any other form either', async () => {
  for (const accept of [
    'text/csv',
    'application/vnd.pgrst.object+json',
    'application/geo+json',
    'text/plain',
  ]) {
    for (const stranger of strangers) {
      const { body } = await ask(stranger, `${choices}?select=*`, { headers: { accept } });
      expect(JSON.stringify(body), accept).not.toContain(victim.id);
      expect(JSON.stringify(body), accept).not.toContain(target.choiceId);
    }
  }
});

test('the export takes nobody else’s name, whatever is sent along', async () => {
  const named = { user_id: victim.id, p_user: victim.id, me: victim.id };
  for (const stranger of strangers) {
    const path = '/rest/v1/rpc/exportar_meus_dados';
    expect((await ask(stranger, path, { method: 'POST', body: named })).status).toBe(404);
    const plain = await ask(stranger, path, { method: 'POST', body: {} });
    expect(plain.status).toBe(200);
    expect(JSON.stringify(plain.body)).not.toContain(victim.id);
    expect(
      (await ask(stranger, '/rest/v1/rpc/excluir_minha_conta', { method: 'POST', body: named })).status,
    ).toBe(404);
  }
  expect(JSON.stringify((await ask(owner, '/rest/v1/rpc/exportar_meus_dados')).body)).toContain(
    target.choiceId,
  );
});
