import { expect, it } from 'vitest';
import { type AuditEntry, nameEntries } from './audit-model';

it('the entries of a record without a name of its own have the newest name that they tell', () => {
  const entry = (id: string, after?: string): AuditEntry => ({
    id,
    entity: 'candidatos_presidencia_2026',
    entity_id: 'one',
    action: 'update',
    actor_id: null,
    created_at: '2026-11-21T12:00:00Z',
    changes: after === undefined ? null : { nome: { before: 'Ana', after } },
  });
  const newestFirst = [entry('c'), entry('b', 'Ana Nova'), entry('a', 'Ana Antiga')];
  expect(nameEntries(newestFirst, {}, {}).map(({ recordName }) => recordName)).toEqual(
    newestFirst.map(() => 'Ana Nova'),
  );
});
