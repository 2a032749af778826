import type { Plan, RestRequest } from './plan/request.ts';
import { rangeProblem } from './postgrest-errors.ts';
import type { Answer } from './sql/answer.ts';
import type { Result } from './execute.ts';

function isWrite({ kind }: Plan): boolean {
  return kind !== 'read' && kind !== 'call';
}

function contentRange(first: number, last: number, total: number | null): string {
  const range = total !== 0 && first <= last ? `${first}-${last}` : '*';
  return `${range}/${total ?? '*'}`;
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
    default:
      return isShown ? 200 : 204;
  }
}

function rangeOf(plan: Plan, { page, total }: Answer): string {
  switch (plan.kind) {
    case 'read':
    case 'call':
      return contentRange(plan.offset, plan.offset + page - 1, total);
    case 'update':
      return contentRange(0, page - 1, total);
    default:
      return contentRange(1, 0, total);
  }
}

function rowsResponse(request: RestRequest, plan: Plan, found: Answer): Response {
  const headers = new Headers({ 'content-range': rangeOf(plan, found) });
  const status = statusOf(request, plan, found);
  const isBare = status === 204 || (isWrite(plan) && request.preferences.representation !== 'representation');
  if (!isBare) headers.set('content-type', request.media.contentType);
  return new Response(isBare ? null : found.body, { status, headers });
}

/** RestError PGRST103 when the request began beyond the last row. */
export function respond(request: RestRequest, plan: Plan, result: Result): Response {
  if (result.kind === 'rows') return rowsResponse(request, plan, result.answer);
  return new Response(result.text, { headers: { 'content-type': request.media.contentType } });
}
