/** The one door to Postgres: nothing above knows PGlite from a server. */
export interface QueryResult<Row> {
  rows: Row[];
  affected: number;
}

export interface Queryable {
  /** Rejects with DatabaseError. Drivers differ on int8: cast counts to ::int or ::text. */
  query<Row extends object = Record<string, unknown>>(
    sql: string,
    params?: readonly unknown[],
  ): Promise<QueryResult<Row>>;
}

export type CopyValue = string | number | boolean | null;

export interface Transaction extends Queryable {
  /** `table` and `columns` are SQL names, never outside input. */
  copyIn(table: string, columns: readonly string[], rows: readonly (readonly CopyValue[])[]): Promise<void>;
}

export interface TransactionOptions {
  readOnly?: boolean;
  /** Per statement, 0 for none; servers count it themselves. */
  statementTimeout?: number;
}

export interface Database extends Queryable {
  readonly kind: 'embedded' | 'server';
  /** Commits what `work` returns from, rolls back what it throws. */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  script(sql: string): Promise<void>;
  close(): Promise<void>;
}

/** A Postgres error with its SQLSTATE in `code`, whichever driver raised it. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: string;
  readonly detail: string | null;
  readonly hint: string | null;
  readonly constraint: string | null;

  constructor(fields: {
    message: string;
    code: string;
    detail?: string | null;
    hint?: string | null;
    constraint?: string | null;
  }) {
    super(fields.message);
    this.code = fields.code;
    this.detail = fields.detail ?? null;
    this.hint = fields.hint ?? null;
    this.constraint = fields.constraint ?? null;
  }
}

/** Severity is the server's alone; EPIPE has five letters too. */
export function toDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseError) return error;
  if (!('severity' in error) || !('code' in error) || typeof error.code !== 'string') return error;
  const text = (key: string): string | null => {
    const value: unknown = Reflect.get(error, key);
    return typeof value === 'string' ? value : null;
  };
  return new DatabaseError({
    message: error.message,
    code: error.code,
    detail: text('detail'),
    hint: text('hint'),
    constraint: text('constraint'),
  });
}
