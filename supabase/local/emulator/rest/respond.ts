import * as z from 'zod';
import type { Plan, RestRequest } from './plan/request.ts';
import { appliedPreferences, type Preferences } from './preferences.ts';
import { rangeProblem, responseSettingProblem } from './postgrest-errors.ts';
import type { Answer } from './sql/answer.ts';
import type { Result } from './execute.ts';

function isWrite({ kind }: Plan): boolean {
  return kind !== 'read' && kind !== 'call';
}

function contentRange(first: number, last: number, total: number | null): string {
  const range = total !== 0 && first <= last ? `${first}-${last}` : '*';
  return `${range}/${total ?? '*'}`;
}

function applied(plan: Plan, preferences: Preferences): string | null {
  const { transaction, handling, timezone, count, representation, missing, resolution } = preferences;
  const isBodied = plan.kind === 'create' || plan.kind === 'update';
  const isLimited = plan.kind === 'update' || plan.kind === 'delete' || plan.kind === 'call';
  return appliedPreferences({
    transaction,
    handling,
    timezone,
    count,
    representation: isWrite(plan) ? representation : null,
    missing: isBodied ? missing : null,
    resolution: plan.kind === 'create' && plan.hasConflictTarget ? resolution : null,
    maxAffected: isLimited ? preferences.maxAffected : null,
  });
}

function readStatus(offset: number, page: number, total: number | null): number {
  if (total === null) return 200;
  if (offset > total)
    throw rangeProblem(`An offset of ${offset} was requested, but there are only ${total} rows.`);
  return page < total ? 206 : 200;
}

function statusOf(request: RestRequest, plan: Plan, { page, total, inserted }: Answer): number {
  const { representation, resolution } = request.preferences;
  const isShown = representation === 'representation';
  switch (plan.kind) {
    case 'read':
    case 'call':
      return plan.isVoid ? 204 : readStatus(plan.offset, page, total);
    case 'create':
      return resolution === 'merge-duplicates' && inserted !== null && inserted <= 0 ? 200 : 201;
    case 'put':
      return isShown ? ((inserted ?? 0) > 0 ? 201 : 200) : 204;
    default:
      return isShown ? 200 : 204;
  }
}

function rangeOf(plan: Plan, { page, total }: Answer): string | null {
  switch (plan.kind) {
    case 'read':
    case 'call':
      return contentRange(plan.offset, plan.offset + page - 1, total);
    case 'update':
      return contentRange(0, page - 1, total);
    case 'put':
      return null;
    default:
      return contentRange(1, 0, total);
  }
}

function locationOf(plan: Plan, location: string | null): string | null {
  if (location === null) return null;
  const key = z.record(z.string(), z.string().nullable()).parse(JSON.parse(location));
  const query = new URLSearchParams(
    Object.entries(key).map(([name, value]) => [name, value === null ? 'is.null' : `eq.${value}`]),
  );
  return `/${plan.resource}?${query}`;
}

function canonical(plan: Plan, params: URLSearchParams): string {
  const sorted = new URLSearchParams(params);
  sorted.sort();
  const query = sorted.toString();
  return query === '' ? `/${plan.resource}` : `/${plan.resource}?${query}`;
}

const settingHeaders = z.array(z.record(z.string(), z.string()));

function parseSetting(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw responseSettingProblem('headers');
  }
}

/** What a function of the database said with `set_config('response.headers' or 'response.status')`. */
function override(headers: Headers, status: number, found: Answer): number {
  if (found.headers !== null) {
    const parsed = settingHeaders.safeParse(parseSetting(found.headers));
    if (!parsed.success) throw responseSettingProblem('headers');
    for (const [name, value] of parsed.data.flatMap((header) => Object.entries(header)))
      headers.set(name, value);
  }
  if (found.status === null) return status;
  if (!/^[2-5]\d\d$/.test(found.status)) throw responseSettingProblem('status');
  return Number(found.status);
}

function rowsResponse(request: RestRequest, plan: Plan, found: Answer, params: URLSearchParams): Response {
  const headers = new Headers();
  const usual = statusOf(request, plan, found);
  const isBare = usual === 204 || (isWrite(plan) && request.preferences.representation !== 'representation');
  const named: readonly (readonly [string, string | null])[] = [
    ['content-range', rangeOf(plan, found)],
    ['content-location', plan.kind === 'read' ? canonical(plan, params) : null],
    ['location', locationOf(plan, found.location)],
    ['preference-applied', applied(plan, request.preferences)],
    ['content-type', isBare ? null : request.media.contentType],
  ];
  for (const [name, value] of named) if (value !== null) headers.set(name, value);
  const status = override(headers, usual, found);
  const body = isBare || status === 204 || status === 304 ? null : found.body;
  return new Response(body, { status, headers });
}

/** RestError PGRST103 when the request began beyond the last row. */
export function respond(request: RestRequest, plan: Plan, result: Result, params: URLSearchParams): Response {
  if (result.kind === 'rows') return rowsResponse(request, plan, result.answer, params);
  return new Response(result.text, { headers: { 'content-type': request.media.contentType } });
}
