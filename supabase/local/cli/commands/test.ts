import { readFile, writeFile } from 'node:fs/promises';
import { endAll } from '../suites/child.ts';
import { exitCode, total, totalLine } from '../suites/counts.ts';
import { stepText, table } from '../suites/report.ts';
import { runStep, type StepResult } from '../suites/run-step.ts';
import { runSteps } from '../suites/run-steps.ts';
import { stepsNamed } from '../suites/steps.ts';
import { withTimes } from '../suites/times.ts';
import { seedVariable, startBursts, weatherSeed } from '../suites/weather.ts';

export const usage = {
  takes: '[parte…] [--all] [--write-times] [-- argumentos de uma só parte…]',
  says: 'Os testes: todos, ou as partes ditas; --all roda toda combinação, --write-times grava os tempos.',
};

const lanes = 2;

function endOnSignal(): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.once(signal, () => {
      console.log('\nInterrompido: encerrando o que está em andamento...');
      void endAll().finally(() => process.exit(code));
    });
  }
}

/** Step names, our own flags, and the single runner's arguments after `--`. */
function parsed(args: readonly string[]) {
  const given = args.filter((arg) => arg !== '--all' && arg !== '--write-times');
  const [names, extra] = given.includes('--')
    ? [given.slice(0, given.indexOf('--')), given.slice(given.indexOf('--') + 1)]
    : [given, []];
  return {
    names,
    extra,
    isWhole: args.includes('--all') || process.env['TESTS'] === 'all',
    writesTimes: args.includes('--write-times'),
  };
}

async function writeTimes(results: readonly StepResult[], started: Date): Promise<void> {
  const page = await readFile('CONTRIBUTING.md', 'utf8');
  await writeFile('CONTRIBUTING.md', withTimes(page, results, started, new Date()));
}

export async function run(args: string[]): Promise<void> {
  const { names, extra, isWhole, writesTimes } = parsed(args);
  const steps = stepsNamed(names);
  const seed = weatherSeed(process.env);
  if (writesTimes && (names.length > 0 || seed !== undefined)) {
    throw new Error('--write-times mede npm test inteiro, sem mau tempo.');
  }
  const live = steps.length === 1;
  const env = { ...(isWhole && { TESTS: 'all' }), ...(seed !== undefined && { [seedVariable]: seed }) };
  endOnSignal();
  const started = new Date();
  const endBursts = seed === undefined ? undefined : startBursts(seed);
  if (seed !== undefined) console.log(`Mau tempo: ${seedVariable}=${seed} o repete.`);
  const results = await runSteps(steps, lanes, async (step) => {
    const result = await runStep(step, { root: process.cwd(), live, extra: live ? extra : [], env });
    console.log(stepText(result, env));
    return result;
  });
  endBursts?.();
  const counts = total(results);
  if (writesTimes && exitCode(counts) === 0) await writeTimes(results, started);
  console.log(`\n${table(results)}\n`);
  console.log(totalLine(counts));
  process.exitCode = exitCode(counts);
}
