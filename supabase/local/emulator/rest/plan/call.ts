import { parseArguments } from '../payload.ts';
import { bodyProblem, maxAffectedRpcProblem } from '../postgrest-errors.ts';
import { objectKey, type Routine, type Table } from '../schema/model.ts';
import { answerSql, type Shape } from '../sql/answer.ts';
import { routineSql, type Arguments } from '../sql/call.ts';
import { countSql } from '../sql/count.ts';
import { readSql } from '../sql/read.ts';
import { id, sql } from '../sql/sql.ts';
import { findRoutine, type Call } from './find-routine.ts';
import { estimateOf, totalOf } from './read.ts';
import type { Plan, RestRequest } from './request.ts';
import { applyRangeHeader, buildTree, restrict } from './tree.ts';

interface Invocation {
  readonly routine: Routine;
  readonly args: Arguments;
}

function bodyKind(headers: Headers): 'json' | 'text' {
  const type =
    (headers.get('content-type') ?? 'application/json').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/json') return 'json';
  if (type === 'text/plain') return 'text';
  throw bodyProblem(`Content-Type not acceptable: ${type}`);
}

function byQuery({ schema, query, cache }: RestRequest, name: string): Invocation {
  const argNames = [...new Set(query.args.map(([key]) => key))];
  const routine = findRoutine(cache, { schema, name, argNames, body: null });
  return { routine, args: { kind: 'query', pairs: query.args } };
}

function byBody({ schema, headers, cache }: RestRequest, name: string, body: string): Invocation {
  const kind = bodyKind(headers);
  const { text, names } = kind === 'json' ? parseArguments(body) : { text: body, names: [] };
  const call: Call = { schema, name, argNames: names, body: kind };
  const routine = findRoutine(cache, call);
  const isUnnamed = routine.parameters.length === 1 && routine.parameters[0]?.name === '';
  const args: Arguments = isUnnamed ? { kind: 'body', text } : { kind: 'json', text, names };
  return { routine, args };
}

function tableOf({ cache, schema }: RestRequest, routine: Routine): Table {
  const known =
    routine.returnsTable === null ? undefined : cache.tables.get(objectKey(...routine.returnsTable));
  return known ?? { schema, name: routine.name, isView: false, columns: new Map(), primaryKey: [] };
}

function shapeOf({ returns, returnsSet }: Routine): Shape {
  if (returns === 'row') return returnsSet ? 'rows' : 'row';
  return returnsSet ? 'values' : 'value';
}

/** Nonvolatile functions, and every GET, run read-only. */
export function planCall(request: RestRequest, name: string, body: string): Plan {
  const { cache, query, preferences, media, maxRows, method } = request;
  const { routine, args } = method === 'POST' ? byBody(request, name, body) : byQuery(request, name);
  if (preferences.handling === 'strict' && preferences.maxAffected !== null && !routine.returnsSet)
    throw maxAffectedRpcProblem();
  const table = tableOf(request, routine);
  const tree = buildTree(
    { cache, query, aggregates: cache.settings.aggregates },
    { table, alias: table.name },
    false,
  );
  applyRangeHeader(tree, request);
  restrict(tree, maxRows);
  const from = sql`pgrst_source as ${id(table.name)}`;
  const source = routineSql(routine, args);
  const counted = countSql(tree, from);
  const estimate = estimateOf(counted, preferences);
  return {
    kind: 'call',
    statement: answerSql({
      source,
      rows: readSql(tree, from),
      total: totalOf(counted, preferences, maxRows),
      media,
      shape: shapeOf(routine),
      withBody: method !== 'HEAD' && routine.returns !== 'void',
    }),
    estimate: estimate === null ? null : sql`with pgrst_source as (${source}) ${estimate}`,
    readOnly: method !== 'POST' || routine.volatility !== 'volatile',
    offset: tree.offset,
    isVoid: routine.returns === 'void',
    isSingle: !routine.returnsSet,
  };
}
