import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

const origin = 'http://backend.test';

/** The network is the only seam of a screen test: requests nobody announced fail the test (see tests/setup.ts). */
export const server = setupServer();

const listPath = `${origin}/rest/v1/candidatos_presidencia_2026`;

/** Announces the backend's answers, in the service's own shapes. */
export const backend = {
  /** The public list answers with these records. */
  hasCandidates(candidates: readonly object[]): void {
    server.use(http.get(listPath, () => HttpResponse.json([...candidates])));
  },
  /** The public list fails as a broken database does. */
  failsToListCandidates(): void {
    server.use(
      http.get(listPath, () =>
        HttpResponse.json(
          { code: '57014', message: 'canceling statement due to statement timeout', details: null, hint: null },
          { status: 500 },
        ),
      ),
    );
  },
  /** The public list never answers. */
  keepsCandidatesWaiting(): void {
    server.use(http.get(listPath, () => new Promise<never>(() => {})));
  },
};
