export const nets = ['pgtap', 'matrix', 'grants', 'lints'] as const;
export type Net = (typeof nets)[number];

/** One mistake in an otherwise right schema. */
export interface Flaw {
  flaw: string;
  /** Statements that make the mistake. */
  sql: string[];
  /** The table whose part of the matrix is run. */
  table: string;
  /** The pgTAP file that is run, without `.test.sql`. */
  file: string;
  /** Exactly the nets that go red, in the order of `nets`. */
  caughtBy: Net[];
}
