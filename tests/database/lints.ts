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

/** Everything of the schema that breaks a rule, in the order of the rules. */
export async function runLints(tx: Queryable): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const lint of lints) {
    const { rows } = await tx.query<{ finding: string }>(lint.sql);
    findings.push(...rows.map(({ finding }) => ({ lint: lint.name, finding })));
  }
  return findings;
}
