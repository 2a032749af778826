import { preferenceProblem } from './postgrest-errors.ts';

/** What the Prefer header asks for; null where it says nothing. */
export interface Preferences {
  readonly resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
  readonly missing: 'default' | 'null' | null;
  readonly representation: 'representation' | 'minimal' | null;
  readonly count: 'exact' | 'planned' | 'estimated' | null;
  readonly transaction: 'commit' | 'rollback' | null;
  readonly handling: 'strict' | 'lenient' | null;
  /** Rows at most that a write may touch; only meant under handling=strict. */
  readonly maxAffected: number | null;
}

const known = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  return: ['representation', 'minimal'],
  count: ['exact', 'planned', 'estimated'],
  tx: ['commit', 'rollback'],
  handling: ['strict', 'lenient'],
} as const;

function chosen<Value extends string>(
  given: readonly (readonly [string, string])[],
  name: string,
  values: readonly Value[],
): Value | null {
  for (const [key, value] of given) {
    const found = key === name ? values.find((candidate) => candidate === value) : undefined;
    if (found !== undefined) return found;
  }
  return null;
}

function isKnown([name, value]: readonly [string, string]): boolean {
  if (name === 'max-affected') return true;
  return Object.entries(known).some(([key, values]) => key === name && values.some((one) => one === value));
}

/** Repeated ones: the first counts; `override` allows tx=. RestError PGRST122 under handling=strict. */
export function parsePreferences(header: string | null, override: boolean): Preferences {
  const given = (header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const split = part.indexOf('=');
      return split < 0 ? ([part, ''] as const) : ([part.slice(0, split), part.slice(split + 1)] as const);
    });
  const handling = chosen(given, 'handling', known.handling);
  const unknown = given.filter((preference) => !isKnown(preference));
  if (handling === 'strict' && unknown.length > 0)
    throw preferenceProblem(unknown.map(([name, value]) => (value === '' ? name : `${name}=${value}`)));
  const affected = given.find(([name]) => name === 'max-affected')?.[1];
  return {
    resolution: chosen(given, 'resolution', known.resolution),
    missing: chosen(given, 'missing', known.missing),
    representation: chosen(given, 'return', known.return),
    count: chosen(given, 'count', known.count),
    transaction: override ? chosen(given, 'tx', known.tx) : null,
    handling,
    maxAffected: affected !== undefined && /^\d{1,9}$/.test(affected) ? Number(affected) : null,
  };
}
