export interface Step {
  name: string;
  kind: 'check' | 'vitest' | 'playwright';
  args: string[];
  timeoutMin: number;
  shown?: true;
  /** Runs with nothing beside it: browsers measure time and need both cores. */
  alone?: true;
}

const check = (name: string, script: string, ...args: string[]): Step => ({
  name,
  kind: 'check',
  args: [`node_modules/${script}`, ...args],
  timeoutMin: 10,
});

const suite = (name: string, projects = name): Step => ({
  name,
  kind: 'vitest',
  args: ['node_modules/vitest/vitest.mjs', 'run', '--project', projects],
  timeoutMin: 45,
});

const deno = 'deno/bin.cjs';
const denoOptions = ['--config', 'supabase/functions/deno.json'];
const functions = 'supabase/functions';
const router = 'supabase/local/emulator/functions/router';

/** The longest first, two side by side, so no core waits. */
const steps: readonly Step[] = [
  suite('unit', 'unit*'),
  suite('local'),
  suite('database'),
  check('lint', 'oxlint/bin/oxlint'),
  suite('functions'),
  check('types', 'typescript/bin/tsc'),
  check('format', 'oxfmt/bin/oxfmt', '--check'),
  check('dead-code', 'knip/bin/knip.js', '--no-progress'),
  check('deno-check', deno, 'check', '--quiet', ...denoOptions, `${router}/main.ts`, functions),
  check('deno-lint', deno, 'lint', '--quiet', ...denoOptions, router, functions),
  { ...check('build', ''), args: ['supabase/local/cli.mjs', 'check:budgets'], shown: true },
  suite('contract'),
  suite('security'),
  suite('official'),
  {
    name: 'e2e',
    kind: 'playwright',
    args: ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'],
    timeoutMin: 45,
    alone: true,
  },
];

const groups: Record<string, readonly string[]> = {
  /** `npm run check`: all that is no suite of tests. */
  check: steps.flatMap(({ name, kind }) => (kind === 'check' ? name : [])),
  db: ['database'],
  deno: ['deno-check', 'deno-lint'],
};

/** All for no names. Throws a Portuguese sentence for an unknown one. */
export function stepsNamed(names: readonly string[]): Step[] {
  if (names.length === 0) return [...steps];
  const wanted = new Set(names.flatMap((name) => groups[name] ?? [name]));
  const known = new Set(steps.map((step) => step.name));
  const unknown = [...wanted].filter((name) => !known.has(name));
  if (unknown.length > 0) {
    const all = [...known, ...Object.keys(groups)].join(', ');
    throw new Error(`Parte desconhecida: ${unknown.join(', ')}. As que existem: ${all}.`);
  }
  return steps.filter((step) => wanted.has(step.name));
}
