export interface Column {
  readonly name: string;
  /** SQL, without built-in lengths, so that long values fail at the column. */
  readonly type: string;
  readonly fallback: string | null;
}

export interface Table {
  readonly schema: string;
  readonly name: string;
  readonly isView: boolean;
  readonly columns: ReadonlyMap<string, Column>;
  readonly primaryKey: readonly string[];
}

/** A column of one side and the column of the other that it equals. */
export type ColumnPair = readonly [string, string];

/** Seen from `table`; pairs are [column of table, column of foreign]. */
export interface KeyRelationship {
  readonly kind: 'many-to-one' | 'one-to-many' | 'one-to-one';
  readonly table: Table;
  readonly foreign: Table;
  readonly constraint: string;
  readonly pairs: readonly ColumnPair[];
}

/** Two tables joined by a third whose primary key is made of both foreign keys. */
export interface JunctionRelationship {
  readonly kind: 'many-to-many';
  readonly table: Table;
  readonly foreign: Table;
  readonly junction: Table;
  /** [column of table, column of junction]. */
  readonly source: { readonly constraint: string; readonly pairs: readonly ColumnPair[] };
  /** [column of foreign, column of junction]. */
  readonly target: { readonly constraint: string; readonly pairs: readonly ColumnPair[] };
}

export interface ComputedRelationship {
  readonly kind: 'computed';
  readonly table: Table;
  readonly foreign: Table;
  readonly routine: { readonly schema: string; readonly name: string };
  readonly single: boolean;
}

export type Relationship = KeyRelationship | JunctionRelationship | ComputedRelationship;

export interface Parameter {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
}

export interface Routine {
  readonly schema: string;
  readonly name: string;
  readonly parameters: readonly Parameter[];
  readonly volatility: 'immutable' | 'stable' | 'volatile';
  /** A row (composite, TABLE, OUT parameters) or one value. */
  readonly returns: 'row' | 'value' | 'void';
  readonly returnsSet: boolean;
  /** The table whose rows it returns, as [schema, name]. */
  readonly returnsTable: readonly [string, string] | null;
}

/** What `alter role authenticator set pgrst.…` and `alter role … set statement_timeout` say. */
export interface Settings {
  readonly aggregates: boolean;
  readonly plans: boolean;
  /** Schema and name of the function called before each request, or nothing. */
  readonly preRequest: readonly string[];
  readonly transactionOverride: boolean;
  /** Milliseconds by role. */
  readonly statementTimeouts: ReadonlyMap<string, number>;
}

export interface SchemaCache {
  readonly tables: ReadonlyMap<string, Table>;
  readonly relationships: ReadonlyMap<string, readonly Relationship[]>;
  /** By the key of their name: several when overloaded. */
  readonly routines: ReadonlyMap<string, readonly Routine[]>;
  readonly settings: Settings;
}

/** The key of a schema's object in the cache; NUL cannot occur in a name. */
export function objectKey(schema: string, name: string): string {
  return `${schema}\0${name}`;
}

/** At most one row at the other end. */
export function isToOne(relationship: Relationship): boolean {
  switch (relationship.kind) {
    case 'many-to-one':
    case 'one-to-one':
      return true;
    case 'computed':
      return relationship.single;
    default:
      return false;
  }
}
