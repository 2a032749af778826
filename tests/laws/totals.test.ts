import { describe, expect, it } from 'vitest';
import { runNode } from '../../supabase/local/cli/suites/child.ts';
import {
  countPlaywright,
  countVitest,
  exitCode,
  total,
  totalLine,
} from '../../supabase/local/cli/suites/counts.ts';
import { stepText, table } from '../../supabase/local/cli/suites/report.ts';
import { runStep, type StepResult } from '../../supabase/local/cli/suites/run-step.ts';
import { runSteps } from '../../supabase/local/cli/suites/run-steps.ts';
import { type Step, stepsNamed } from '../../supabase/local/cli/suites/steps.ts';

const file = (status: string, ...statuses: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: statuses.map((each, index) => ({ fullName: `a ${index}`, status: each })),
});

describe('countVitest', () => {
  it('counts each test by its end', () => {
    const report = { success: false, testResults: [file('failed', 'passed', 'failed', 'pending', 'todo')] };
    expect(countVitest(report)).toEqual({ passed: 1, failed: 1, skipped: 2, failures: ['a 1'] });
  });

  it('counts a file that did not load as one failed test', () => {
    const report = { success: false, testResults: [file('passed', 'passed'), file('failed')] };
    expect(countVitest(report)).toEqual({ passed: 1, failed: 1, skipped: 0, failures: ['a.test.ts'] });
  });

  it('counts an error outside of the tests', () => {
    const report = { success: false, testResults: [file('passed', 'passed')] };
    expect(countVitest(report)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('refuses a report of another shape', () => {
    expect(() => countVitest({ success: true })).toThrow('testResults');
  });
});

describe('countPlaywright', () => {
  it('counts a flaky test and an error outside of the tests as failures', () => {
    const report = {
      stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 },
      errors: [{ message: 'the stack did not start' }],
      suites: [{ title: 'a.spec.ts', suites: [{ title: 'list', specs: [{ title: 'shows', ok: false }] }] }],
    };
    expect(countPlaywright(report)).toEqual({
      passed: 3,
      failed: 3,
      skipped: 2,
      failures: ['list: shows', 'the stack did not start'],
    });
  });
});

describe('the total', () => {
  it('is the sum, as a line that programs read', () => {
    const counts = total([
      { passed: 2, failed: 0, skipped: 1 },
      { passed: 3, failed: 1, skipped: 0 },
    ]);
    expect(totalLine(counts)).toBe('5 passed, 1 failed, 1 skipped');
  });

  it.each([
    [{ passed: 1, failed: 0, skipped: 0 }, 0],
    [{ passed: 9, failed: 1, skipped: 0 }, 1],
    [{ passed: 0, failed: 0, skipped: 4 }, 1],
  ])('of %o ends with code %i', (counts, code) => {
    expect(exitCode(counts)).toBe(code);
  });
});

const step = (script: string, kind: Step['kind'] = 'check'): Step => ({
  name: 'probe',
  kind,
  args: ['--eval', script, '--'],
  timeoutMin: 1,
});
const quiet = { root: process.cwd(), live: false, extra: [] };
const writesReport = (report: unknown, code: number): string => `
  const [, file] = process.argv.at(-1).split('=');
  require('node:fs').writeFileSync(file, ${JSON.stringify(JSON.stringify(report))});
  process.exitCode = ${code};`;

describe('runStep', () => {
  it('counts a failed check as one failed test and keeps what it said', async () => {
    const result = await runStep(step("console.error('why'); process.exitCode = 2"), quiet);
    expect(result).toMatchObject({ passed: 0, failed: 1, failures: ['probe'], output: 'why\n' });
  });

  it('counts a good check as one passed test', async () => {
    expect(await runStep(step(''), quiet)).toMatchObject({ passed: 1, failed: 0 });
  });

  it.each([
    ['without a report', 'process.exitCode = 0'],
    ['without a test', writesReport({ success: true, testResults: [] }, 0)],
    [
      'green in its report, red in its code',
      writesReport({ success: true, testResults: [file('passed', 'passed')] }, 1),
    ],
  ])('fails a suite %s', async (_case, script) => {
    expect(await runStep(step(script, 'vitest'), quiet)).toMatchObject({ failed: 1 });
  });
});

describe('runNode', () => {
  it('takes away what a program leaves running', async () => {
    const endless = 'setInterval(() => {}, 1e3)';
    const leaves = `require('node:child_process').spawn(process.execPath, ['--eval', '${endless}'], { stdio: 'inherit' }).unref();`;
    const { code, output } = await runNode(['--eval', leaves], { cwd: '.', timeoutMs: 20_000, live: false });
    expect({ code, output }).toEqual({ code: 0, output: '' });
  });

  it('ends a program that takes too long', async () => {
    const endless = ['--eval', 'setInterval(() => {}, 1e3)'];
    const { code, output } = await runNode(endless, { cwd: '.', timeoutMs: 300, live: false });
    expect(code).toBeNull();
    expect(output).toContain('Interrompido');
  });
});

describe('runSteps', () => {
  const named = (name: string, alone?: true): Step => ({ ...step(''), name, ...(alone ? { alone } : {}) });
  const ended = (name: string): StepResult => ({
    name,
    passed: 1,
    failed: 0,
    skipped: 0,
    failures: [],
    seconds: 1,
    output: '',
    shown: false,
  });

  it('runs two at a time, the lonely one last, and keeps the order of the results', async () => {
    let busy = 0;
    const seen: [string, number][] = [];
    const all = ['a', 'b', 'c'].map((name) => named(name)).toSpliced(1, 0, named('browser', true));
    const results = await runSteps(all, 2, async ({ name }) => {
      busy += 1;
      seen.push([name, busy]);
      await Promise.resolve();
      busy -= 1;
      return ended(name);
    });
    expect(results.map(({ name }) => name)).toEqual(['a', 'browser', 'b', 'c']);
    expect(seen.at(-1)).toEqual(['browser', 1]);
    expect(Math.max(...seen.map(([, count]) => count))).toBe(2);
  });
});

describe('the words of a run', () => {
  const failed: StepResult = {
    name: 'lint',
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: ['lint'],
    seconds: 1.25,
    output: 'line 1\n',
    shown: false,
  };

  it('shows the output of a failed step, and none of a good one', () => {
    expect(stepText(failed)).toBe('✗ lint (1,3 s)\nline 1\n  ✗ lint');
    expect(stepText({ ...failed, passed: 1, failed: 0, failures: [] })).toBe('✓ lint (1,3 s)');
  });

  it('shows what every run should tell', () => {
    const told = { ...failed, passed: 1, failed: 0, failures: [], shown: true };
    expect(stepText(told)).toBe('✓ lint (1,3 s)\nline 1');
  });

  it('has one row for each step', () => {
    expect(
      table([failed])
        .split('\n')
        .map((row) => row.split(/ {2,}/)),
    ).toEqual([
      ['parte', 'passou', 'falhou', 'pulou', 'tempo'],
      ['lint', '0', '1', '0', '1,3 s'],
    ]);
  });
});

describe('stepsNamed', () => {
  it('knows groups and single names, and says which exist', () => {
    expect(stepsNamed(['deno', 'unit']).map(({ name }) => name)).toEqual(['unit', 'deno-check', 'deno-lint']);
    expect(() => stepsNamed(['nope'])).toThrow('Parte desconhecida: nope.');
  });
});
