import { requireAdmin } from '../session/authentication.ts';
import type { Handler } from '../context.ts';
import { invalid } from '../errors.ts';
import { json } from '../http.ts';
import { readUserJson } from '../user-json.ts';
import { listUsers } from '../users.ts';

const defaultPerPage = 50;
const maximumPerPage = 1000;

function parsePositive(text: string | null, fallback: number): number {
  if (text === null || text === '') return fallback;
  if (!/^\d{1,9}$/.test(text)) {
    throw invalid(`Bad Pagination Parameters: strconv.ParseUint: parsing "${text}": invalid syntax`);
  }
  return Math.max(1, Number(text));
}

function pageLink(url: URL, page: number, relation: string): string {
  const query = new URLSearchParams(url.search);
  query.set('page', String(page));
  return `<${url.pathname}?${query.toString()}>; rel="${relation}"`;
}

/** Newest first, `x-total-count` and `link`. Errors: no_authorization, bad_jwt, not_admin, validation_failed. */
export const adminListUsers: Handler = async (context, { request, url }) => {
  await requireAdmin(context, request);
  const page = parsePositive(url.searchParams.get('page'), 1);
  const perPage = Math.min(maximumPerPage, parsePositive(url.searchParams.get('per_page'), defaultPerPage));
  const { database } = context;
  const { users, total } = await listUsers(database, perPage, perPage * (page - 1));
  const lastPage = Math.ceil(total / perPage);
  const next = lastPage > page ? [pageLink(url, page + 1, 'next')] : [];
  const shown = await Promise.all(users.map((user) => readUserJson(database, user)));
  return json({ users: shown, aud: 'authenticated' }, 200, {
    'x-total-count': String(total),
    link: [...next, pageLink(url, lastPage, 'last')].join(', '),
  });
};
