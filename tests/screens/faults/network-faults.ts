import { http, HttpResponse } from 'msw';
import { server } from '../../support/fake-backend';

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
export const faults = {
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

export type Fault = keyof typeof faults;

/** From now on every request meets this fault; the role of administrator is still read where asked. */
export function everyRequestMeets(fault: Fault, { isRoleRead = false } = {}): void {
  server.use(
    http.all('http://backend.test/*', ({ request }) =>
      isRoleRead && request.url.includes('/user_roles') ? json('{"role": "admin"}') : faults[fault](),
    ),
  );
}
