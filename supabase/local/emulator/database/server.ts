import pg from 'pg';
import { type Database, type QueryResult, toDatabaseError, type Transaction } from './database.ts';

const writes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

async function run<Row extends object>(
  client: pg.PoolClient,
  sql: string,
  params: readonly unknown[] = [],
): Promise<QueryResult<Row>> {
  try {
    const result = await client.query<Row & pg.QueryResultRow>(sql, [...params]);
    return { rows: result.rows, affected: writes.has(result.command) ? (result.rowCount ?? 0) : 0 };
  } catch (error) {
    throw toDatabaseError(error);
  }
}

/** The pool's own query() closes the connection after failed statements. */
async function lend<T>(pool: pg.Pool, act: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await act(client);
  } finally {
    client.release();
  }
}

/** The driver has no COPY; one list value is nearly as fast. */
const copyInto =
  (client: pg.PoolClient): Transaction['copyIn'] =>
  async (table, columns, rows) => {
    const names = columns.join(', ');
    const records = rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])));
    await client.query(
      `insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(records)],
    );
  };

async function inTransaction<T>(
  client: pg.PoolClient,
  work: (tx: Transaction) => Promise<T>,
  readOnly: boolean,
): Promise<T> {
  try {
    await client.query(readOnly ? 'begin transaction read only' : 'begin');
    const value = await work({
      query: (sql, params) => run(client, sql, params),
      copyIn: copyInto(client),
    });
    await client.query('commit');
    client.release();
    return value;
  } catch (error) {
    // The first error counts; a connection that cannot roll back is dropped.
    const isLost = await client.query('rollback').then(
      () => false,
      () => true,
    );
    client.release(isLost);
    throw toDatabaseError(error);
  }
}

/** PostgreSQL 15 or newer, 10 connections; non-object JSON is sent as ::jsonb text. */
export function openServer(url: string): Database {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // Without a listener Node would end; the pool drops the idle connection itself.
  pool.on('error', (error) => process.stderr.write(`Idle database connection lost: ${error.message}\n`));
  return {
    kind: 'server',
    query: (sql, params) => lend(pool, (client) => run(client, sql, params)),
    async transaction(work, { readOnly = false } = {}) {
      return inTransaction(await pool.connect(), work, readOnly);
    },
    async script(sql) {
      try {
        await lend(pool, (client) => client.query(sql));
      } catch (error) {
        throw toDatabaseError(error);
      }
    },
    close: () => pool.end(),
  };
}
