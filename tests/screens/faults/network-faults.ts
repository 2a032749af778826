import type { QueryClient } from '@tanstack/react-query';
import { isAuthError } from '@supabase/auth-js';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { toast } from 'sonner';
import { expect, vi } from 'vitest';
import { server } from '../../support/fake-backend';
import { button } from '../../support/screen-parts';

const json = (body: string, status = 200, headers: Record<string, string> = {}) =>
  new HttpResponse(body, { status, headers: { 'content-type': 'application/json', ...headers } });

/** A refusal in a shape that tables, functions and the authentication service share. */
const refusal = (status: number, code: string, headers?: Record<string, string>) =>
  json(
    JSON.stringify({ code, message: 'refused', details: null, hint: null, error: 'recusado' }),
    status,
    headers,
  );

/** What a request may meet instead of its answer. */
const answers = {
  'no answer at all': () => HttpResponse.error(),
  'a broken server (500)': () => refusal(500, '57014'),
  'no permission (403)': () => refusal(403, '42501'),
  'a conflict (409)': () => refusal(409, '23505'),
  'too many requests (429)': () => refusal(429, 'rate_limited', { 'retry-after': '30' }),
  'JSON cut off': () => json('{"dados": ['),
  'JSON of another shape': () => json('{"a": 1}'),
  'null for an answer': () => json('null'),
  'rows of another shape': () => json('[{"a": 1}]'),
  'a page for an answer': () =>
    new HttpResponse('<!doctype html><title>Wi-Fi</title>', { headers: { 'content-type': 'text/html' } }),
} satisfies Record<string, () => Response>;

export type Fault = keyof typeof answers;

/** Apart from other faults, because it ends the session. */
const sessionIsOver = () => refusal(401, 'PGRST301');

/** All of them, one after the other. */
export const faultNames = Object.keys(answers).filter((name): name is Fault => name in answers);

/** Those that are a refusal: somebody answered, and said no. */
export const refusals: readonly Fault[] = [
  'no permission (403)',
  'a conflict (409)',
  'too many requests (429)',
];

/** Every request; the administrator's role is still read where needed. */
export function everyRequestMeets(fault: Fault, { isRoleRead = false } = {}): void {
  server.use(
    http.all('http://backend.test/*', ({ request }) =>
      isRoleRead && request.url.includes('/user_roles') ? json('{"role": "admin"}') : answers[fault](),
    ),
  );
}

/** None is answered; the administrator's role still is where needed. */
export function everyRequestWaits({ isRoleRead = false } = {}): void {
  server.use(
    http.all('http://backend.test/*', ({ request }) =>
      isRoleRead && request.url.includes('/user_roles')
        ? json('{"role": "admin"}')
        : new Promise<never>(() => {}),
    ),
  );
}

/** Faulty while one is set; counts the requests met. */
export interface Trouble {
  fault: Fault | '401' | null;
  met: number;
}

/** Without a fault they answer as announced before. */
export function troubleAt(
  where: RegExp,
  method: 'all' | 'post' | 'patch' | 'put' | 'delete' = 'all',
): Trouble {
  const trouble: Trouble = { fault: null, met: 0 };
  server.use(
    http[method](where, () => {
      if (trouble.fault === null) return undefined;
      trouble.met += 1;
      return trouble.fault === '401' ? sessionIsOver() : answers[trouble.fault]();
    }),
  );
  return trouble;
}

/** Calls `look` at each met fault; trouble ends with it. */
export async function throughFaults(
  faults: readonly Fault[],
  trouble: Trouble,
  act: () => Promise<void> | void,
  look: (fault: Fault) => Promise<void> | void,
): Promise<void> {
  for (const fault of faults) {
    const before = trouble.met;
    trouble.fault = fault;
    await act();
    await waitFor(() => expect(trouble.met, fault).toBeGreaterThan(before));
    await look(fault);
  }
  trouble.fault = null;
}

/** Waits for a new toast with this title. */
export async function toldInToast(title: string, during: string): Promise<void> {
  await waitFor(() => expect(vi.mocked(toast.error).mock.lastCall?.[0], during).toBe(title));
  vi.mocked(toast.error).mockClear();
  expect((await screen.findAllByText(title, { selector: '[data-sonner-toast] *' }))[0]).toBeVisible();
}

/** `expectOnlyReportedFailures` checks that only these were logged. */
export function letFailuresBeLogged(): void {
  vi.spyOn(toast, 'error');
  vi.mocked(console.error).mockImplementation(() => undefined);
}

/** No answer, and one that is no account. */
const loggedByClient = ['Failed to fetch', 'The service answered without an account.'];

/** The service client's own log. */
function isReported(first: unknown): boolean {
  return isAuthError(first) || (first instanceof Error && loggedByClient.includes(first.message));
}

/** Failures that were met were logged, and nothing else: nothing broke. */
export function expectOnlyReportedFailures(): void {
  const others = vi.mocked(console.error).mock.calls.filter(([first]) => !isReported(first));
  vi.mocked(console.error).mockClear();
  expect(others).toEqual([]);
}

interface RefusedAct {
  queryClient: QueryClient;
  /** The button that does it. */
  press: string;
  said: string;
}

/** A toast, nothing pending or broken, and another try possible. */
export async function expectRefused({ queryClient, press, said }: RefusedAct, during: string): Promise<void> {
  await toldInToast(said, during);
  await waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating(), during).toBe(0));
  await waitFor(() => expect(button(press), during).toBeEnabled());
  expectOnlyReportedFailures();
}
