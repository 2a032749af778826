import { PostgrestClient } from '@supabase/postgrest-js';
import { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';
import { somebody, someCandidate } from './crowd.ts';

const url = 'http://backend.test';
let sent: Request[] = [];

/** Keeps what the application asks and answers with nothing, in the shape that was requested. */
const record: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  sent.push(request);
  const isObject = request.headers.get('accept')?.includes('pgrst.object') === true;
  return Response.json(isObject ? {} : []);
};

vi.stubEnv('VITE_SUPABASE_URL', url);
vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
vi.stubGlobal('fetch', record);
vi.mock('@/lib/supabase/load-user-client', () => {
  const userDb = new PostgrestClient(`${url}/rest/v1`, { fetch: record });
  return { loadUserClient: async () => ({ userDb, dbOf: async () => userDb }) };
});

const { fetchCandidate, fetchCandidates, fetchThemeRecords } = await import('@/features/candidates/reads');
const { openHome } = await import('@/features/choices/account-home');
const { saveChoice } = await import('@/features/choices/mutations');
const { consentQueries } = await import('@/features/consent/queries');
const { accessQueries } = await import('@/features/admin/access/queries');
const { auditQueries } = await import('@/features/admin/audit/queries');
const { adminQueries } = await import('@/features/admin/queries');
const { quotaPanelQueries } = await import('@/features/admin/limits/queries');
const { fetchElected, fetchRounds } = await import('@/features/results/reads');
const { fetchExplained } = await import('@/features/votes/reads');

const { signal } = new AbortController();
const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const own = openHome(somebody);
const choice = { owner: somebody, wish: { favorito: true, ignorado: false }, onSaved() {}, onRefused() {} };
const deputy = { id: '101', nome: 'Dora', foto: null, partido: 'PA', uf: 'SP' };

/** Each act of the application by what it is for, and how it is begun. */
const acts = {
  'list of candidates': () => fetchCandidates(signal),
  'one candidate': () => fetchCandidate(someCandidate, signal),
  'records by theme': () => fetchThemeRecords(signal),
  'explained roll calls': () => fetchExplained(signal),
  'published rounds': () => fetchRounds(signal),
  'elected deputies': () => fetchElected(signal),
  'own choices of candidates': () => own.list('candidate', signal),
  'own choices of deputies': () => own.list('deputy', signal),
  'chosen candidates': () => own.listChosen('candidate', { signal, client: queries }),
  'chosen deputies': () => own.listChosen('deputy', { signal, client: queries }),
  'save of a candidate': async () =>
    saveChoice(queries, { ...choice, kind: 'candidate', target: { id: someCandidate, nome: 'Ana' } }),
  'save of a deputy': async () => saveChoice(queries, { ...choice, kind: 'deputy', target: deputy }),
  'own consents': () => queries.query(consentQueries.mine(somebody)),
  'role of the panel': () => queries.query(accessQueries.role(somebody, '/admin')),
  'counts of the panel': () => queries.query(adminQueries.statusCounts(somebody)),
  'activity of the panel': () => queries.query(adminQueries.activity(somebody)),
  'list of the panel': () => queries.query(adminQueries.list(somebody, { status: null, year: null })),
  'filtered list of the panel': () =>
    queries.query(adminQueries.list(somebody, { status: 'archived', year: 2026 })),
  'record of the panel': () => queries.query(adminQueries.record(somebody, someCandidate)),
  'balance of the panel': () => queries.query(adminQueries.balance(somebody)),
  'limits of the panel': () => queries.query(quotaPanelQueries.limits()),
  'audit of everything': () => queries.query(auditQueries.entries(somebody, null)),
  'audit of one record': () => queries.query(auditQueries.entries(somebody, someCandidate)),
} satisfies Record<string, () => Promise<unknown>>;

export type Act = keyof typeof acts;

/** Throws when the application sends none or several. */
export async function requestOf(act: Act): Promise<Request> {
  sent = [];
  const answered = acts[act]().catch((reason: unknown) => reason);
  await vi.waitFor(() => {
    if (sent.length === 0) throw new Error(`${act} sent nothing`);
  });
  await answered;
  const [request, ...more] = sent;
  if (request === undefined || more.length > 0) throw new Error(`${act} sent ${sent.length} requests`);
  return request;
}
