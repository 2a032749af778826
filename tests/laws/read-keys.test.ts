import { hashKey } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { noVoteFilters } from '@/features/votes/model';
import { noRollCallFilters } from '@/features/votes/roll-call/roll-call-model';

/* A key that leaves out whom a read is about shows one person's answer as another's. */

const user = 'user';
const people = { uf: '', nome: '', partido: '' };

/** One call of each function that reads about something given. */
const samples: Readonly<Record<string, readonly unknown[]>> = {
  'accessQueries.role': [user, '/admin'],
  'accessQueries.roles': [user],
  'accountQueries.mine': [user],
  'adminQueries.activity': [user],
  'adminQueries.balance': [user],
  'adminQueries.list': [user, { status: 'active', year: 2026 }],
  'adminQueries.record': [user, 'record'],
  'adminQueries.sources': [user],
  'adminQueries.statusCounts': [user],
  'analysisQueries.preview': [user],
  'analysisQueries.situation': [user],
  'auditQueries.actors': [user],
  'auditQueries.entries': [user, 'record'],
  'auditQueries.hidden': [user],
  'auditQueries.names': [user, ['a', 'b']],
  'authQueries.recovery': [user],
  'candidateQueries.detail': ['ana'],
  'choiceQueries.about': ['deputy', user],
  'choiceQueries.chosen': ['deputy', user],
  'choiceQueries.waiting': ['deputy', user],
  'collectionQueries.expenses': [1, 2026],
  'collectionQueries.propositions': [1, { inicio: '2026-05-01', fim: '2026-11-01' }],
  'collectionQueries.speeches': [1, { inicio: '2026-05-01', fim: '2026-11-01' }],
  'commonVotesQueries.of': [user, [1, 2]],
  'comparedQueries.year': [[1, 2], 2026],
  'consentQueries.mine': [user],
  'contextQueries.year': [1, 2026],
  'deputyQueries.detail': ['1'],
  // How many pages are read at first decides no other list.
  'deputyQueries.list': [{ ...people, legislatura: '56' }],
  'deputyQueries.listed': ['1'],
  'everyoneQueries.everSat': [57],
  'newsQueries.about': [{ name: 'Ana', party: 'EXA' }],
  // 'dele' or 'dela' is said in a toast alone.
  'newsQueries.aboutDeputy': [{ name: 'Ana', party: 'EXA' }],
  'outcomeQueries.of': [1],
  'outcomesPanelQueries.all': [user],
  'pageVotesQueries.of': [[1, 2]],
  'resultsPanelQueries.results': [user],
  'rollCallQueries.list': [noRollCallFilters],
  'rollCallQueries.one': ['1-1'],
  'voteQueries.majority': [1],
  'voteQueries.ofDeputy': [1, noVoteFilters],
  'voteQueries.summary': [1],
  'votesPanelQueries.all': [user],
  'votesPanelQueries.explanations': [user],
  'votesPanelQueries.queue': [user, { tipo: '', texto: '' }],
  'votesPanelQueries.rollCall': [user, '1-1'],
};

const isList = (given: unknown): given is readonly unknown[] => Array.isArray(given);
const isRead = (given: unknown): given is (...asked: unknown[]) => unknown => typeof given === 'function';

/** The same with one of its words or numbers changed, for each of them. */
function variants(given: unknown): unknown[] {
  if (typeof given === 'number') return [given + 7];
  if (typeof given === 'string') return [`${given}x`];
  if (isList(given)) return given.flatMap((one, at) => variants(one).map((other) => given.with(at, other)));
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given).flatMap(([key, one]) =>
    variants(one).map((other) => ({ ...given, [key]: other })),
  );
}

const modules = import.meta.glob<Record<string, unknown>>('/src/features/**/*queries.ts');
const reads = new Map<string, (...asked: unknown[]) => unknown>();
for (const load of Object.values(modules))
  for (const [name, queries] of Object.entries(await load()))
    if (name.endsWith('Queries') && typeof queries === 'object' && queries !== null)
      for (const [about, read] of Object.entries(queries))
        if (isRead(read) && read.length > 0) reads.set(`${name}.${about}`, read);

function keyOf(answer: unknown): string {
  const isOptions = typeof answer === 'object' && answer !== null && 'queryKey' in answer;
  const key = isOptions ? answer.queryKey : answer;
  if (!Array.isArray(key)) throw new Error('No key');
  return hashKey(key);
}

it('every function that reads about something is asked here', () => {
  expect([...reads.keys()].toSorted()).toEqual(Object.keys(samples));
});

it.each(Object.entries(samples))(
  'the key of %s tells apart all that it may be asked about',
  (name, given) => {
    const keyFor = (asked: unknown) => keyOf(isList(asked) && reads.get(name)?.(...asked));
    const keys = [given, ...variants(given)].map(keyFor);
    expect(keys.length).toBeGreaterThan(1);
    expect([...new Set(keys)]).toEqual(keys);
  },
);
