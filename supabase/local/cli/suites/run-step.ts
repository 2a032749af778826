import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runNode } from './child.ts';
import { type Counts, type Outcome, countTests } from './counts.ts';
import type { Step } from './steps.ts';
import { orderOf, seedVariable } from './weather.ts';

export interface StepResult extends Outcome {
  name: string;
  seconds: number;
  output: string;
  /** The output is for every run, not for failures alone. */
  shown: boolean;
}

export interface StepOptions {
  root: string;
  live: boolean;
  extra: readonly string[];
  env: Record<string, string>;
}

/** The step could not run here, for its last line's reason; fails under CI. */
const skippedCode = 77;

function reporting(step: Step, report: string): { args: string[]; env: Record<string, string> } {
  if (step.kind === 'vitest') {
    return { args: ['--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`], env: {} };
  }
  if (step.kind === 'playwright') {
    return { args: ['--reporter=line,junit'], env: { PLAYWRIGHT_JUNIT_OUTPUT_NAME: report } };
  }
  return { args: [], env: {} };
}

function failed(title: string, rest: Counts = { passed: 0, failed: 0, skipped: 0 }): Outcome {
  return { ...rest, failed: 1, failures: [{ title }] };
}

async function outcomeOf({ kind, name }: Step, report: string, code: number | null): Promise<Outcome> {
  if (code === skippedCode && process.env['CI'] === undefined) {
    return { passed: 0, failed: 0, skipped: 1, failures: [] };
  }
  if (kind === 'check') {
    return code === 0 ? { passed: 1, failed: 0, skipped: 0, failures: [] } : failed(name);
  }
  const outcome = countTests(await readFile(report, 'utf8'));
  if (outcome.failed > 0) return outcome;
  if (code !== 0) return failed(`${name} terminou com o código ${code}`, outcome);
  if (outcome.passed === 0) return failed(`${name} não tem nenhum teste`, outcome);
  return outcome;
}

/** Never rejects: no readable report is one failed test. */
export async function runStep(step: Step, options: StepOptions): Promise<StepResult> {
  const started = Date.now();
  const folder = await mkdtemp(path.join(tmpdir(), 'pauta-test-'));
  const report = path.join(folder, 'report.xml');
  const { args, env } = reporting(step, report);
  let output = '';
  const result = (outcome: Outcome): StepResult => ({
    ...outcome,
    name: step.name,
    seconds: (Date.now() - started) / 1000,
    output,
    shown: step.shown === true,
  });
  const slowness = options.env[seedVariable] === undefined ? 1 : 3;
  try {
    const child = await runNode(
      [...step.args, ...args, ...orderOf(step, options.env[seedVariable]), ...options.extra],
      {
        cwd: options.root,
        env: { ...env, ...options.env, ...(options.live ? {} : { NO_COLOR: '1' }) },
        timeoutMs: step.timeoutMin * 60_000 * slowness,
        live: options.live,
      },
    );
    output = child.output;
    return result(await outcomeOf(step, report, child.code));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return result(failed(`${step.name} sem resultado: ${reason}`));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
