import type { Running } from './lifecycle.ts';

type Step = () => Promise<void>;

/** Runs a start of several steps; what they give to `onStop` runs last first, on stop or when a later step fails. */
export async function startInSteps(steps: (onStop: (step: Step) => void) => Promise<void>): Promise<Running> {
  const undo: Step[] = [];
  async function stop(): Promise<void> {
    for (const step of undo.splice(0).reverse()) await step();
  }
  try {
    await steps((step) => undo.push(step));
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
