export interface Running {
  stop(): Promise<void>;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A second signal exits at once with 130. Rejects when the start fails. */
export async function runUntilStopped(start: () => Promise<Running>): Promise<void> {
  let stopping = false;
  const asked = new Promise<void>((resolve) => {
    for (const signal of signals) {
      process.on(signal, () => {
        if (stopping) process.exit(130);
        stopping = true;
        resolve();
      });
    }
  });
  const running = await start();
  await asked;
  await running.stop();
  process.exit(0);
}
