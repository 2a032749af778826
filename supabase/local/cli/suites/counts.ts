import * as z from 'zod';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** What a runner's report says, and the names of what failed. */
export interface Outcome extends Counts {
  failures: string[];
}

const vitestReport = z.object({
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** Counts a Vitest JSON report. A broken file, or an unhandled error although every test passed, is a failed test. */
export function countVitest(report: unknown): Outcome {
  const { success, testResults } = vitestReport.parse(report);
  const tests = testResults.flatMap((file) => file.assertionResults);
  const failures = tests.filter((test) => test.status === 'failed').map((test) => test.fullName);
  for (const file of testResults) {
    const hasFailed = file.assertionResults.some((test) => test.status === 'failed');
    if (file.status === 'failed' && !hasFailed) failures.push(file.name);
  }
  if (!success && failures.length === 0) failures.push('erro fora dos testes');
  const passed = tests.filter((test) => test.status === 'passed').length;
  const failedTests = tests.filter((test) => test.status === 'failed').length;
  return { passed, failed: failures.length, skipped: tests.length - passed - failedTests, failures };
}

interface Suite {
  title: string;
  specs?: { title: string; ok: boolean }[] | undefined;
  suites?: Suite[] | undefined;
}

const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    title: z.string(),
    specs: z.array(z.object({ title: z.string(), ok: z.boolean() })).optional(),
    suites: z.array(suite).optional(),
  }),
);

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.object({ message: z.string().optional() })),
  suites: z.array(suite),
});

function brokenSpecs(parent: Suite): string[] {
  return [
    ...(parent.specs ?? []).filter((spec) => !spec.ok).map((spec) => `${parent.title}: ${spec.title}`),
    ...(parent.suites ?? []).flatMap(brokenSpecs),
  ];
}

/** Counts a Playwright JSON report. A flaky test is a failed one; so is an error outside of the tests. */
export function countPlaywright(report: unknown): Outcome {
  const { stats, errors, suites } = playwrightReport.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap(brokenSpecs),
      ...errors.map((error) => error.message ?? 'erro fora dos testes'),
    ],
  };
}

export function total(all: readonly Counts[]): Counts {
  const sum = (key: keyof Counts): number => all.reduce((count, one) => count + one[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** The last line of every run, in the form that other programs read. */
export function totalLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** Green means: something ran and nothing failed. */
export function exitCode({ passed, failed }: Counts): 0 | 1 {
  return passed > 0 && failed === 0 ? 0 : 1;
}
