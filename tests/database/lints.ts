import type { Queryable } from '../../supabase/local/emulator/database/database.ts';
import { accessLints } from './lints/access-lints.ts';
import type { Lint } from './lints/lint.ts';
import { policyLints } from './lints/policy-lints.ts';
import { shapeLints } from './lints/shape-lints.ts';

export interface Finding {
  lint: string;
  finding: string;
}

/** Modelled on the platform's advisors, for public and private. */
export const lints: readonly Lint[] = [...accessLints, ...policyLints, ...shapeLints];

const together = lints
  .map(({ name, sql }) => `select '${name}' as lint, finding::text from (${sql}) as found`)
  .join(' union all ');

/** Everything of the schema that breaks a rule, in the order of the rules. */
export async function runLints(tx: Queryable): Promise<Finding[]> {
  return (await tx.query<Finding>(together)).rows;
}
