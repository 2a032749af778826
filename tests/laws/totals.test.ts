import { afterEach, describe, expect, it, vi } from 'vitest';
import { runNode } from '../../supabase/local/cli/suites/child.ts';
import { countTests, exitCode, total, totalLine } from '../../supabase/local/cli/suites/counts.ts';
import { draws } from '../../supabase/local/cli/suites/draws.ts';
import { stepText, table } from '../../supabase/local/cli/suites/report.ts';
import { runStep, type StepResult } from '../../supabase/local/cli/suites/run-step.ts';
import { runSteps } from '../../supabase/local/cli/suites/run-steps.ts';
import { type Step, stepsNamed } from '../../supabase/local/cli/suites/steps.ts';
import { withTimes } from '../../supabase/local/cli/suites/times.ts';
import { weatherSeed } from '../../supabase/local/cli/suites/weather.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const testCase = (name: string, inside = ''): string =>
  `<testcase classname="a.test.ts" name="${name}">${inside}</testcase>`;
const report = (...cases: string[]): string =>
  `<testsuites><testsuite name="a.test.ts">${cases.join('')}</testsuite></testsuites>`;

describe('countTests', () => {
  it('counts each test by its end and names the file of a failure', () => {
    const failed = testCase('a &gt; b', '<failure message="no">Error: no</failure>');
    const cases = [testCase('a'), failed, testCase('c', '<skipped/>'), testCase('d', '<skipped></skipped>')];
    expect(countTests(report(...cases))).toEqual({
      passed: 1,
      failed: 1,
      skipped: 2,
      failures: [{ title: 'a.test.ts: a > b', place: 'a.test.ts', reason: ['Error: no'] }],
    });
  });

  it('takes the line of a failure in the browser from its first line', () => {
    const text = '<![CDATA[  a.spec.ts:12:3 › list › shows ───\n at b.spec.ts:9:9]]>';
    for (const tag of ['failure', 'error']) {
      const { failures } = countTests(report(testCase('list › shows', `<${tag}>${text}</${tag}>`)));
      expect(failures).toMatchObject([{ place: 'a.spec.ts:12' }]);
    }
  });

  it('keeps the first lines of why, without colours and empty lines', () => {
    const text = `\u001B[31m  Expected: 1\u001B[39m\n\n  Received: 2\n${'at\n'.repeat(50)}`;
    const [failure] = countTests(report(testCase('a', `<failure><![CDATA[${text}]]></failure>`))).failures;
    expect(failure?.reason?.slice(0, 3)).toEqual(['  Expected: 1', '  Received: 2', 'at']);
    expect(failure?.reason).toHaveLength(12);
  });

  it('refuses a report of another shape', () => {
    expect(() => countTests('{}')).toThrow('testsuites');
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
const quiet = { root: process.cwd(), live: false, extra: [], env: {} };
const writes = (text: string, code: number): string => `
  const [, file] = process.argv.find((arg) => arg.startsWith('--outputFile')).split('=');
  require('node:fs').writeFileSync(file, ${JSON.stringify(text)});
  process.exitCode = ${code};`;

describe('runStep', () => {
  it('counts a failed check as one failed test and keeps what it said', async () => {
    const result = await runStep(step("console.error('why'); process.exitCode = 2"), quiet);
    expect(result).toMatchObject({ passed: 0, failed: 1, failures: [{ title: 'probe' }], output: 'why\n' });
  });

  it('counts a good check as one passed test', async () => {
    expect(await runStep(step(''), quiet)).toMatchObject({ passed: 1, failed: 0 });
  });

  it('counts a check with code 77 as skipped, and as failed in CI', async () => {
    const skips = step('process.exitCode = 77');
    vi.stubEnv('CI', undefined);
    expect(await runStep(skips, quiet)).toMatchObject({ passed: 0, failed: 0, skipped: 1 });
    vi.stubEnv('CI', 'true');
    expect(await runStep(skips, quiet)).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
  });

  it.each([
    ['without a report', 'process.exitCode = 0'],
    ['without a test', writes(report(), 0)],
    ['green in its report, red in its code', writes(report(testCase('a')), 1)],
  ])('fails a suite %s', async (_case, script) => {
    expect(await runStep(step(script, 'vitest'), quiet)).toMatchObject({ failed: 1 });
  });

  it('gives the seed of the weather to the runner and its tests', async () => {
    const tells =
      'console.log(process.env.WEATHER_SEED, ...process.argv.filter((arg) => /seed|shuffle/.test(arg)))';
    const run = async (kind: Step['kind']) =>
      (await runStep(step(tells, kind), { ...quiet, env: { WEATHER_SEED: '7' } })).output.trim();
    expect(await run('vitest')).toBe('7 --sequence.shuffle --sequence.seed=7');
    expect(await run('playwright')).toBe('7 --shuffle=7');
    expect(await run('check')).toBe('7');
  });
});

describe('draws', () => {
  it('repeat by name, from 0 up to 1', () => {
    const drawn = (name: string) => Array.from({ length: 1000 }, draws(name));
    expect(drawn('7 a')).toEqual(drawn('7 a'));
    expect(drawn('7 a')).not.toEqual(drawn('8 a'));
    const sorted = drawn('7 a').sort((a, b) => a - b);
    expect(sorted[0]).toBeGreaterThanOrEqual(0);
    expect(sorted[500]).toBeCloseTo(0.5, 1);
    expect(sorted.at(-1)).toBeLessThan(1);
  });
});

describe('weatherSeed', () => {
  it('is drawn for WEATHER=1, repeated by WEATHER_SEED and absent in fair weather', () => {
    expect(weatherSeed({ WEATHER: '1' })).toMatch(/^[1-9]\d*$/);
    expect(weatherSeed({ WEATHER_SEED: '42' })).toBe('42');
    expect(weatherSeed({})).toBeUndefined();
    expect(() => weatherSeed({ WEATHER_SEED: 'x' })).toThrow('WEATHER_SEED é um número inteiro');
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

describe('runSteps', () => {
  const named = (name: string, alone?: true): Step => ({ ...step(''), name, ...(alone ? { alone } : {}) });

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
  const good: StepResult = { ...ended('lint'), seconds: 1.25, output: 'line 1\nline 2\n' };
  const failed = {
    ...good,
    passed: 0,
    failed: 1,
    failures: [{ title: 'a.test.ts: a', place: 'a.test.ts', reason: ['Expected: 1'] }],
  };

  it('show the output of a failed step with the command that repeats it, and none of a good one', () => {
    const text = '✗ lint (1,3 s)\nline 1\nline 2\n  ✗ a.test.ts: a\n    Expected: 1\n';
    expect(stepText(failed)).toBe(`${text}    npm test -- lint -- a.test.ts`);
    expect(stepText(failed, { WEATHER_SEED: '7' })).toBe(
      `${text}    WEATHER_SEED=7 npm test -- lint -- a.test.ts`,
    );
    expect(stepText(good)).toBe('✓ lint (1,3 s)');
  });

  it('show what every run should tell, and why a step was skipped', () => {
    expect(stepText({ ...good, shown: true })).toBe('✓ lint (1,3 s)\nline 1\nline 2');
    expect(stepText({ ...good, passed: 0, skipped: 1 })).toBe('– lint (1,3 s)\nline 2');
  });

  it('have one row for each step', () => {
    const rows = table([failed]).split('\n');
    expect(rows.map((row) => row.split(/ {2,}/))).toEqual([
      ['parte', 'passou', 'falhou', 'pulou', 'tempo'],
      ['lint', '0', '1', '0', '1,3 s'],
    ]);
  });

  it('replace the times between the two marks of a page', () => {
    const [begin, end] = [
      '<!-- escrito por: npm test -- --write-times -->',
      '<!-- fim de: npm test -- --write-times -->',
    ];
    const times = withTimes(`a\n${begin}\nold\n${end}\nb`, [good], new Date(0), new Date(90_000));
    expect(times).toMatch(
      /^a\n.+\n\nEm 1970-01-01, com \d+ processadores: 1,5 min ao todo\.\n\n\| Parte \| Tempo \|\n/,
    );
    expect(times).toMatch(/\n\| lint {2}\| 1 s {3}\|\n\n.+\nb$/);
    expect(() => withTimes('a', [good], new Date(0), new Date(0))).toThrow('Faltam as marcas');
  });
});

describe('stepsNamed', () => {
  it('knows groups and single names, and says which exist', () => {
    expect(stepsNamed(['deno', 'unit']).map(({ name }) => name)).toEqual(['unit', 'deno-check', 'deno-lint']);
    expect(() => stepsNamed(['nope'])).toThrow('Parte desconhecida: nope.');
  });
});
