/** A rule of the schema: one statement whose rows (`finding`) break it. */
export interface Lint {
  name: string;
  /** What goes wrong when the rule is broken. */
  why: string;
  sql: string;
}
