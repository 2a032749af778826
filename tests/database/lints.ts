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

/** Everything of the schema that breaks one of these rules, in their order. */
export async function runLints(tx: Queryable, wanted = lints): Promise<Finding[]> {
  const together = wanted
    .map(({ name, sql }) => `select '${name}' as lint, finding::text from (${sql}) as found`)
    .join(' union all ');
  return (await tx.query<Finding>(together)).rows;
}
