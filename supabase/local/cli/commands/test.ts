import { endAll } from '../suites/child.ts';
import { exitCode, total, totalLine } from '../suites/counts.ts';
import { stepText, table } from '../suites/report.ts';
import { runStep } from '../suites/run-step.ts';
import { runSteps } from '../suites/run-steps.ts';
import { stepsNamed } from '../suites/steps.ts';

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

/**
 * `npm test [names…] [-- runner's arguments]`: the named suites, or all. Exit code 1 when anything failed or nothing
 * ran.
 */
export async function run(args: string[]): Promise<void> {
  const cut = args.indexOf('--');
  const names = cut === -1 ? args : args.slice(0, cut);
  const given = cut === -1 ? [] : args.slice(cut + 1);
  // The runner refuses flags of ours; the tests read this one where they choose their pairs.
  const extra = given.filter((arg) => arg !== '--all');
  if (extra.length < given.length) process.env['ALL_FAULTS'] = '1';
  const steps = stepsNamed(names);
  const live = steps.length === 1;
  endOnSignal();
  const results = await runSteps(steps, lanes, async (step) => {
    const result = await runStep(step, { root: process.cwd(), live, extra: live ? extra : [] });
    console.log(stepText(result));
    return result;
  });
  const counts = total(results);
  console.log(`\n${table(results)}\n`);
  console.log(totalLine(counts));
  process.exitCode = exitCode(counts);
}
