import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { accountQueries } from '@/features/account/queries';
import { accessQueries } from '@/features/admin/access/queries';
import { auditQueries } from '@/features/admin/audit/queries';
import { adminQueries } from '@/features/admin/queries';
import { analysisQueries } from '@/features/analysis/queries';
import { candidateQueries } from '@/features/candidates/queries';
import { choiceQueries } from '@/features/choices/queries';
import { consentQueries } from '@/features/consent/queries';
import { dataHealthQueries } from '@/features/data-health/queries';
import { collectionQueries } from '@/features/deputies/records/tab-queries';
import { noFilters } from '@/features/deputies/model';
import { deputyQueries } from '@/features/deputies/queries';
import { newsQueries } from '@/features/news/queries';
import { resultQueries } from '@/features/results/queries';
import { voteQueries } from '@/features/votes/queries';
import { rollCallQueries } from '@/features/votes/roll-call/roll-call-queries';
import { noRollCallFilters } from '@/features/votes/roll-call/roll-call-model';
import { createQueryClient } from '@/lib/query-client';
import { aSession, maria, storeSession } from '../../support/session';
import {
  everyRequestMeets,
  expectOnlyReportedFailures,
  type Fault,
  faultNames,
  letFailuresBeLogged,
} from './network-faults';

const id = '00000000-0000-4000-8000-000000000001';
const halfYear = { inicio: '2026-05-01', fim: '2026-11-01' };

interface Read {
  name: string;
  read: (client: QueryClient) => Promise<unknown>;
  /** What it takes for an answer although it is none: nobody is in it. */
  takes?: Partial<Record<Fault, unknown>>;
}

/** Every read that a screen cannot do without, by the door it goes through. */
const reads: Read[] = [
  {
    name: 'the candidates',
    read: (client) => client.query(candidateQueries.list()),
    takes: { 'rows of another shape': [] },
  },
  {
    name: 'a candidate',
    read: (client) => client.query(candidateQueries.detail(id)),
    takes: { 'rows of another shape': null, 'JSON of another shape': null, 'null for an answer': null },
  },
  { name: 'a deputy’s votes', read: (client) => client.query(voteQueries.summary(1)) },
  { name: 'the deputies', read: (client) => client.infiniteQuery(deputyQueries.list(noFilters)) },
  { name: 'a deputy', read: (client) => client.query(deputyQueries.detail('1')) },
  { name: 'the expenses', read: (client) => client.query(collectionQueries.expenses(1, 2026)) },
  { name: 'the speeches', read: (client) => client.query(collectionQueries.speeches(1, halfYear)) },
  {
    name: 'the propositions',
    read: (client) => client.query(collectionQueries.propositions(1, halfYear)),
  },
  { name: 'the news', read: (client) => client.query(newsQueries.about({ name: 'Ana', party: 'PA' })) },
  {
    name: 'the chosen candidates',
    read: (client) => client.query(choiceQueries.chosen('candidate', maria.id)),
  },
  {
    name: 'the chosen deputies',
    read: (client) => client.query(choiceQueries.chosen('deputy', maria.id)),
  },
  { name: 'the rounds', read: (client) => client.query(resultQueries.rounds()) },
  { name: 'the elected', read: (client) => client.query(resultQueries.elected()) },
  {
    name: 'the roll calls',
    read: (client) => client.infiniteQuery(rollCallQueries.list(noRollCallFilters)),
  },
  {
    name: 'a roll call',
    read: (client) => client.query(rollCallQueries.one('2586587-30')),
    takes: { 'null for an answer': null },
  },
  { name: 'how old the data are', read: (client) => client.query(dataHealthQueries.sets()) },
  { name: 'the account', read: (client) => client.query(accountQueries.mine(maria.id)) },
  { name: 'the consents', read: (client) => client.query(consentQueries.mine(maria.id)) },
  {
    name: 'who receives an analysis',
    read: (client) => client.query(analysisQueries.situation(maria.id)),
  },
  { name: 'what an analysis sends', read: (client) => client.query(analysisQueries.preview(maria.id)) },
  {
    name: 'the panel’s list',
    read: (client) => client.query(adminQueries.list(maria.id, { status: null, year: null })),
  },
  {
    name: 'the panel’s record',
    read: (client) => client.query(adminQueries.record(maria.id, id)),
    takes: { 'null for an answer': null },
  },
  { name: 'the audit', read: (client) => client.query(auditQueries.entries(maria.id, null)) },
  { name: 'the sources', read: (client) => client.query(adminQueries.sources(maria.id)) },
  { name: 'the balance', read: (client) => client.query(adminQueries.balance(maria.id)) },
  {
    name: 'the role',
    read: (client) => client.query(accessQueries.role(maria.id, '/admin')),
    takes: { 'null for an answer': false },
  },
];

/** Without a screen every read meets every fault; screens show results. */
async function meets({ read, takes = {} }: Read): Promise<void> {
  storeSession(aSession(maria));
  for (const fault of faultNames) {
    everyRequestMeets(fault);
    const client = createQueryClient();
    client.setDefaultOptions({ queries: { retry: false } });
    const answer = read(client).then(
      (value) => ({ value }),
      (reason: unknown) => ({ failed: reason instanceof Error }),
    );
    const expected = fault in takes ? { value: takes[fault] } : { failed: true };
    expect(await answer, fault).toEqual(expected);
    expectOnlyReportedFailures();
  }
}

beforeEach(letFailuresBeLogged);

it.each(reads)('a read of $name fails under every fault', async (the) => {
  await meets(the);
});
