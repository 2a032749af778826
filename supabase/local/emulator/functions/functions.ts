import { forwardToFunction, functionError } from './forward.ts';
import { type RouterOptions, type RouterProcess, startRouter } from './process.ts';

export interface FunctionsOptions extends RouterOptions {
  /** Then 504; hosted waits 150 seconds. */
  timeLimitMs?: number;
}

export interface Functions {
  /** Path relative to /functions/v1; never rejects. */
  fetch(request: Request): Promise<Response>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A process that lived shorter would only die again. */
const shortestLifeMs = 2_000;

/** Requests wait; quick crashes answer 503 until `restart`. */
export function startFunctions(options: FunctionsOptions): Functions {
  let stopped = false;
  let router: Promise<RouterProcess | null>;

  async function launch(): Promise<RouterProcess | null> {
    const startedAt = performance.now();
    try {
      const started = await startRouter(options);
      void started.ended.then(() => revive(started, performance.now() - startedAt));
      return started;
    } catch (error) {
      options.log(`functions did not start: ${String(error)}`);
      return null;
    }
  }

  async function revive(dead: RouterProcess, lifeMs: number): Promise<void> {
    if (stopped || (await router) !== dead) return;
    options.log('the functions process ended by itself');
    router = lifeMs < shortestLifeMs ? Promise.resolve(null) : launch();
  }

  router = launch();
  return {
    async fetch(request) {
      const running = await router;
      if (running === null)
        return functionError(503, 'BOOT_ERROR', 'Function failed to start (please check logs)');
      return forwardToFunction(request, {
        origin: running.origin,
        limitMs: options.timeLimitMs ?? 150_000,
        log: options.log,
      });
    },
    async restart() {
      const previous = router;
      router = previous.then(async (running) => {
        await running?.stop();
        return launch();
      });
      await router;
    },
    async stop() {
      stopped = true;
      await (await router)?.stop();
    },
  };
}
