import type { Running } from './lifecycle.ts';

type Step = () => Promise<void>;

/** `onStop` work runs last first, on stop or a later step's failure. */
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
