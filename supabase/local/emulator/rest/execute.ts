import * as z from 'zod';
import type { Database, Queryable } from '../database/database.ts';
import type { Plan, RestRequest } from './plan/request.ts';
import { maxAffectedProblem, singularityProblem } from './postgrest-errors.ts';
import type { Identity } from './role.ts';
import { answerRow, type Answer } from './sql/answer.ts';
import { catalog, compile, id, list, sql, type Sql } from './sql/sql.ts';
import type { MediaType } from './media-type.ts';

/** Settings before the request's own statement. */
export interface Session {
  readonly identity: Identity;
  readonly path: string;
  readonly searchPath: readonly string[];
  /** Milliseconds, 0 for no limit. */
  readonly statementTimeout: number;
}

/** Rows of an answer, or the plan that was requested instead. */
export type Result =
  | { readonly kind: 'rows'; readonly answer: Answer }
  | { readonly kind: 'plan'; readonly text: string };

/** Carries a finished result out of a transaction that is to be undone. */
class RolledBack extends Error {
  readonly result: Result;
  constructor(result: Result) {
    super('rolled back');
    this.result = result;
  }
}

async function run(tx: Queryable, statement: Sql): Promise<Record<string, unknown>[]> {
  const { text, params } = compile(statement);
  return (await tx.query(text, params)).rows;
}

async function prepare(tx: Queryable, request: RestRequest, session: Session): Promise<void> {
  const { identity, path, searchPath, statementTimeout } = session;
  const { preRequest } = request.cache.settings;
  const headers = Object.fromEntries([...request.headers].filter(([name]) => name !== 'cookie'));
  const settings = [
    ['search_path', searchPath.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ')],
    ['statement_timeout', String(statementTimeout)],
    ['role', identity.role],
    ['request.jwt.claims', JSON.stringify(identity.claims)],
    ['request.method', request.method],
    ['request.path', path],
    ['request.headers', JSON.stringify(headers)],
  ];
  const calls = settings.map((_, index) => `set_config($${index * 2 + 1}, $${index * 2 + 2}, true)`);
  await tx.query(`select ${calls.join(', ')}`, settings.flat());
  if (preRequest.length > 0) await run(tx, sql`select ${id(...preRequest)}()`);
}

const planRow = z.object({ 'QUERY PLAN': z.unknown() });
const estimatedPlan = z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })]);

async function explain(tx: Queryable, statement: Sql, plan: NonNullable<MediaType['plan']>): Promise<string> {
  const options = [`format ${plan.format}`, ...plan.options].map(catalog);
  const rows = await run(tx, sql`explain (${list(options)}) ${statement}`);
  const lines = rows.map((row) => planRow.parse(row)['QUERY PLAN']);
  if (plan.format === 'text') return lines.map((line) => `${String(line)}\n`).join('');
  return typeof lines[0] === 'string' ? lines[0] : JSON.stringify(lines[0]);
}

async function estimated(tx: Queryable, statement: Sql): Promise<number> {
  const text = await explain(tx, statement, { format: 'json', options: [] });
  return estimatedPlan.parse(JSON.parse(text))[0].Plan['Plan Rows'];
}

function judge(request: RestRequest, plan: Plan, rows: number): void {
  const { preferences, media } = request;
  if (media.kind === 'object' && rows !== 1 && !plan.isVoid) throw singularityProblem(rows);
  const limit = preferences.handling === 'strict' ? preferences.maxAffected : null;
  const isLimited = plan.kind === 'update' || plan.kind === 'delete' || plan.kind === 'call';
  if (limit !== null && isLimited && rows > limit) throw maxAffectedProblem(rows);
}

async function totalOf(tx: Queryable, request: RestRequest, plan: Plan, counted: number | null) {
  if (plan.estimate === null) return counted;
  const { preferences, maxRows } = request;
  if (preferences.count === 'planned') return estimated(tx, plan.estimate);
  if (counted === null || maxRows === null || counted <= maxRows) return counted;
  return Math.max(counted, await estimated(tx, plan.estimate));
}

async function answer(tx: Queryable, request: RestRequest, plan: Plan): Promise<Result> {
  if (request.media.plan !== null)
    return { kind: 'plan', text: await explain(tx, plan.statement, request.media.plan) };
  const [row] = await run(tx, plan.statement);
  const found = answerRow.parse(row);
  const page = plan.isSingle ? 1 : found.page;
  judge(request, plan, page);
  return { kind: 'rows', answer: { ...found, page, total: await totalOf(tx, request, plan, found.total) } };
}

/** Rolled back when a condition breaks. Rejects with RestError or DatabaseError. */
export async function execute(
  database: Database,
  request: RestRequest,
  plan: Plan,
  session: Session,
): Promise<Result> {
  try {
    return await database.transaction(
      async (tx) => {
        await prepare(tx, request, session);
        const result = await answer(tx, request, plan);
        if (request.preferences.transaction !== 'rollback') return result;
        await tx.query('set constraints all immediate');
        throw new RolledBack(result);
      },
      { readOnly: plan.readOnly, statementTimeout: session.statementTimeout },
    );
  } catch (error) {
    if (error instanceof RolledBack) return error.result;
    throw error;
  }
}
