import { PGlite, type Transaction } from '@electric-sql/pglite';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';
import { type Database, type Queryable, type QueryResult, toDatabaseError } from './database.ts';

type Extensions = NonNullable<ConstructorParameters<typeof PGlite>[0]>['extensions'];

export interface EmbeddedOptions {
  /** Folder of the data; left out, the data lives in memory. */
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

async function run<Row extends object>(
  executor: PGlite | Transaction,
  sql: string,
  params: readonly unknown[] = [],
): Promise<QueryResult<Row>> {
  try {
    const result = await executor.query<Row>(sql, [...params]);
    return { rows: result.rows, affected: result.affectedRows ?? 0 };
  } catch (error) {
    throw toDatabaseError(error);
  }
}

/** Opens PostgreSQL compiled to WebAssembly in this process. One connection: statements queue. */
export async function openEmbedded(options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const lite = await PGlite.create({
    ...(options.directory === undefined ? {} : { dataDir: options.directory }),
    ...(options.snapshot === undefined ? {} : { loadDataDir: options.snapshot }),
    extensions: { pgcrypto, uuid_ossp, ...options.extensions },
  });
  return {
    kind: 'embedded',
    query: (sql, params) => run(lite, sql, params),
    async transaction(work, { readOnly = false } = {}) {
      try {
        return await lite.transaction(async (tx) => {
          if (readOnly) await tx.exec('set transaction read only');
          const scoped: Queryable = { query: (sql, params) => run(tx, sql, params) };
          return work(scoped);
        });
      } catch (error) {
        throw toDatabaseError(error);
      }
    },
    async script(sql) {
      try {
        await lite.exec(sql);
      } catch (error) {
        throw toDatabaseError(error);
      }
    },
    close: () => lite.close(),
    dump: () => lite.dumpDataDir('gzip'),
  };
}
