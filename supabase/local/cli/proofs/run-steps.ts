import type { StepResult } from './run-step.ts';
import type { Step } from './steps.ts';

/**
 * Runs every step, `lanes` at a time, and those that want to be alone afterwards, one by one.
 * A failed step holds nothing back. Results come in the order of the steps.
 */
export async function runSteps(
  steps: readonly Step[],
  lanes: number,
  run: (step: Step) => Promise<StepResult>,
): Promise<StepResult[]> {
  const results = new Map<Step, StepResult>();
  const drain = async (queue: Step[]): Promise<void> => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
      results.set(step, await run(step));
    }
  };
  const shared = steps.filter((step) => step.alone !== true);
  await Promise.all(Array.from({ length: lanes }, () => drain(shared)));
  await drain(steps.filter((step) => step.alone === true));
  return steps.flatMap((step) => results.get(step) ?? []);
}
