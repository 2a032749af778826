import { PGlite, type Transaction as LiteTransaction } from '@electric-sql/pglite';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';
import {
  type CopyValue,
  type Database,
  DatabaseError,
  type QueryResult,
  toDatabaseError,
  type Transaction,
} from './database.ts';
import { openStatementLimit } from './statement-limit.ts';

type Extensions = NonNullable<ConstructorParameters<typeof PGlite>[0]>['extensions'];

export interface EmbeddedOptions {
  directory?: string;
  /** A data directory dumped by `dump`, so that a test starts from a migrated database. */
  snapshot?: Blob;
  /** Extensions beyond pgcrypto and uuid-ossp, for example pgTAP in tests. */
  extensions?: Extensions;
}

export interface EmbeddedDatabase extends Database {
  /** The whole data directory as one archive, to be given back as `snapshot`. */
  dump(): Promise<Blob>;
}

/** Nobody but the clock cancels here, and a server says that it was the clock. */
function inServerWords(error: unknown): unknown {
  const known = toDatabaseError(error);
  if (!(known instanceof DatabaseError) || known.message !== 'canceling statement due to user request') {
    return known;
  }
  const { code } = known;
  return new DatabaseError({ code, message: 'canceling statement due to statement timeout' });
}

async function run<Row extends object>(
  executor: PGlite | LiteTransaction,
  sql: string,
  params: readonly unknown[] = [],
): Promise<QueryResult<Row>> {
  try {
    const result = await executor.query<Row>(sql, [...params]);
    return { rows: result.rows, affected: result.affectedRows ?? 0 };
  } catch (error) {
    throw inServerWords(error);
  }
}

/** A field of COPY's CSV: an empty one is null, so texts are quoted. */
function csvField(value: CopyValue): string {
  return typeof value === 'string' ? `"${value.replaceAll('"', '""')}"` : String(value ?? '');
}

const copyInto =
  (tx: LiteTransaction): Transaction['copyIn'] =>
  async (table, columns, rows) => {
    const blob = new Blob([rows.map((row) => row.map(csvField).join(',')).join('\n')]);
    await tx.query(`copy ${table} (${columns.join(', ')}) from '/dev/blob' with (format csv)`, [], { blob });
  };

/** Clearing the usual 128 MB slows opening; copies are in memory anyway. */
const smallBuffers = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** A server's signal handler sets these flags, which PostgreSQL polls. */
function cancelFlags({ Module }: PGlite): (value: 0 | 1) => void {
  const addresses = ['_QueryCancelPending', '_InterruptPending'].map((name) => {
    const address: unknown = Reflect.get(Module, name);
    if (typeof address !== 'number') throw new Error(`This PGlite does not say where its ${name} is`);
    return address;
  });
  return (value) => {
    const memory = new DataView(Module.wasmMemory.buffer);
    for (const address of addresses) memory.setInt32(address, value, true);
  };
}

/** Opens PostgreSQL compiled to WebAssembly in this process. One connection: statements queue. */
export async function openEmbedded(options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const lite = await PGlite.create({
    ...(options.directory === undefined ? {} : { dataDir: options.directory }),
    ...(options.snapshot === undefined ? {} : { loadDataDir: options.snapshot, startParams: smallBuffers }),
    extensions: { pgcrypto, uuid_ossp, ...options.extensions },
  });
  const setCancelFlags = cancelFlags(lite);
  const limit = openStatementLimit(() => setCancelFlags(1));
  const restartLimit = (milliseconds: number) => {
    limit.restart(milliseconds);
    // What came between two statements shall not meet the next one.
    setCancelFlags(0);
  };
  return {
    kind: 'embedded',
    query: (sql, params) => run(lite, sql, params),
    async transaction(work, { readOnly = false, statementTimeout = 0 } = {}) {
      try {
        return await lite.transaction(async (tx) => {
          if (readOnly) await tx.exec('set transaction read only');
          const scoped: Transaction = {
            async query(sql, params) {
              restartLimit(statementTimeout);
              try {
                return await run(tx, sql, params);
              } finally {
                restartLimit(0);
              }
            },
            copyIn: copyInto(tx),
          };
          const value = await work(scoped);
          // The commit may check what was deferred.
          restartLimit(statementTimeout);
          return value;
        });
      } catch (error) {
        throw inServerWords(error);
      } finally {
        restartLimit(0);
      }
    },
    async script(sql) {
      try {
        await lite.exec(sql);
      } catch (error) {
        throw toDatabaseError(error);
      }
    },
    async close() {
      await limit.close();
      await lite.close();
    },
    // Packed, it would be unpacked at each opening, which takes a third longer.
    dump: () => lite.dumpDataDir('none'),
  };
}
