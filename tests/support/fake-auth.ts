import { http, HttpResponse, type JsonBodyType } from 'msw';
import * as z from 'zod';
import { server } from './fake-backend';
import { heldAnswer } from './held-answer';

const base = 'http://backend.test/auth/v1';

interface Refusal {
  status: number;
  code: string;
  message: string;
}

const refusalOf = ({ status, code, message }: Refusal) =>
  HttpResponse.json({ code, message }, { status, headers: { 'x-supabase-api-version': '2024-01-01' } });

const jsonObject = z.record(z.string(), z.unknown());

export interface Received {
  bodies: Record<string, unknown>[];
  addresses: URL[];
}

function answer(method: 'post' | 'put', path: string, respond: () => HttpResponse<JsonBodyType>): Received {
  const received: Received = { bodies: [], addresses: [] };
  server.use(
    http[method](`${base}${path}`, async ({ request }) => {
      received.bodies.push(jsonObject.parse(await request.json()));
      received.addresses.push(new URL(request.url));
      return respond();
    }),
  );
  return received;
}

const badPassword = { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' };

export const authBackend = {
  issues: (session: object) => answer('post', '/token', () => HttpResponse.json({ ...session })),
  refusesToken: (refusal: Refusal) => answer('post', '/token', () => refusalOf(refusal)),
  refusesPassword: () => authBackend.refusesToken(badPassword),
  /** POST /token renews no session, as after one was ended elsewhere. */
  renewsNothing: () =>
    authBackend.refusesToken({
      status: 400,
      code: 'refresh_token_not_found',
      message: 'Invalid Refresh Token',
    }),
  /** Returns what lets the token be refused. */
  keepsWaiting(): () => void {
    const { held, release } = heldAnswer();
    server.use(http.post(`${base}/token`, () => held.then(() => refusalOf(badPassword))));
    return release;
  },
  /** POST /signup: a session at once, only an account (confirmation asked), or a refusal. */
  signsUp: (answered: object) => answer('post', '/signup', () => HttpResponse.json({ ...answered })),
  refusesSignUp: (refusal: Refusal) => answer('post', '/signup', () => refusalOf(refusal)),
  sendsRecovery: () => answer('post', '/recover', () => HttpResponse.json({})),
  refusesRecovery: (refusal: Refusal) => answer('post', '/recover', () => refusalOf(refusal)),
  /** POST /verify: a session, or the words that the other address is still to confirm. */
  verifies: (answered: object) => answer('post', '/verify', () => HttpResponse.json({ ...answered })),
  refusesVerify: (refusal: Refusal) => answer('post', '/verify', () => refusalOf(refusal)),
  resends: () => answer('post', '/resend', () => HttpResponse.json({})),
  refusesResend: (refusal: Refusal) => answer('post', '/resend', () => refusalOf(refusal)),
  updatesUser: (account: object) => answer('put', '/user', () => HttpResponse.json({ ...account })),
  refusesUpdate: (refusal: Refusal) => answer('put', '/user', () => refusalOf(refusal)),
  hasNoAccount(): void {
    server.use(
      http.get(`${base}/user`, () =>
        refusalOf({
          status: 403,
          code: 'user_not_found',
          message: 'User from sub claim in JWT does not exist',
        }),
      ),
    );
  },
  /** POST /logout; it has no body to read. Only of this device: others stay signed in. */
  signsOut(): void {
    server.use(
      http.post(`${base}/logout`, ({ request }) =>
        new URL(request.url).searchParams.get('scope') === 'local'
          ? new HttpResponse(null, { status: 204 })
          : refusalOf({ status: 500, code: 'unexpected_failure', message: 'Others were signed out too' }),
      ),
    );
  },
  /** As by a gateway before the service, or a broken one. */
  refusesAll(refusal: Refusal): void {
    server.use(http.all(`${base}/*`, () => refusalOf(refusal)));
  },
  isUnreachable(): void {
    server.use(http.all(`${base}/*`, () => HttpResponse.error()));
  },
};
