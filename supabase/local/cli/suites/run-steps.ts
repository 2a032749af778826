import type { StepResult } from './run-step.ts';
import type { Step } from './steps.ts';

/** `lanes` at a time, then exclusive ones; failures stop nothing, order is kept. */
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
