import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ChildResult, runNode } from './child.ts';
import { type Outcome, countPlaywright, countVitest } from './counts.ts';
import type { Step } from './steps.ts';

export interface StepResult extends Outcome {
  name: string;
  seconds: number;
  /** Everything the step printed; empty when it was shown as it came. */
  output: string;
  /** The output is for every run, not for failures alone. */
  shown: boolean;
}

export interface StepOptions {
  root: string;
  live: boolean;
  /** Arguments after `--`, given to the runner as they are, such as the path of one test. */
  extra: readonly string[];
}

/** With this code a step says that it could not run here, and in its last line why; where CI is set, it must run. */
const skippedCode = 77;

function reporting(step: Step, report: string): { args: string[]; env: Record<string, string> } {
  if (step.kind === 'vitest') {
    return { args: ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`], env: {} };
  }
  if (step.kind === 'playwright') {
    return { args: ['--reporter=line,json'], env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } };
  }
  return { args: [], env: {} };
}

async function readReport(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

async function outcomeOf(step: Step, report: string, { code }: ChildResult): Promise<Outcome> {
  if (code === skippedCode && process.env['CI'] === undefined) {
    return { passed: 0, failed: 0, skipped: 1, failures: [] };
  }
  if (step.kind === 'check') {
    return code === 0
      ? { passed: 1, failed: 0, skipped: 0, failures: [] }
      : { passed: 0, failed: 1, skipped: 0, failures: [step.name] };
  }
  const count = step.kind === 'vitest' ? countVitest : countPlaywright;
  const outcome = count(await readReport(report));
  if (outcome.failed > 0) return outcome;
  if (code !== 0) return { ...outcome, failed: 1, failures: [`${step.name} terminou com o código ${code}`] };
  if (outcome.passed === 0) return { ...outcome, failed: 1, failures: [`${step.name} não tem nenhum teste`] };
  return outcome;
}

/** Runs one step and counts it. Never rejects: a step without a readable report is one failed test. */
export async function runStep(step: Step, options: StepOptions): Promise<StepResult> {
  const started = Date.now();
  const folder = await mkdtemp(path.join(tmpdir(), 'pauta-test-'));
  const report = path.join(folder, 'report.json');
  const { args, env } = reporting(step, report);
  let output = '';
  const result = (outcome: Outcome): StepResult => ({
    ...outcome,
    name: step.name,
    seconds: (Date.now() - started) / 1000,
    output,
    shown: step.shown === true,
  });
  try {
    const child = await runNode([...step.args, ...args, ...options.extra], {
      cwd: options.root,
      env: { ...env, ...(options.live ? {} : { NO_COLOR: '1' }) },
      timeoutMs: step.timeoutMin * 60_000,
      live: options.live,
    });
    output = child.output;
    return result(await outcomeOf(step, report, child));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return result({ passed: 0, failed: 1, skipped: 0, failures: [`${step.name} sem resultado: ${reason}`] });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
