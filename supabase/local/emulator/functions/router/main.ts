import { type Captured, captureServe } from './capture.ts';
import { createRelay } from './relay.ts';
import { type RouterSettings, routerSettings } from './settings.ts';

const listen = Deno.serve;

function installEdgeRuntime(): void {
  Object.defineProperty(globalThis, 'EdgeRuntime', {
    value: {
      waitUntil(work: Promise<unknown>): void {
        work.catch((error: unknown) => console.error('background work failed:', error));
      },
    },
  });
  globalThis.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    console.error('unhandled rejection:', event.reason);
  });
}

function loadAll(settings: RouterSettings): Map<string, Promise<Captured | null>> {
  const loads = new Map<string, Promise<Captured | null>>();
  let previous: Promise<unknown> = Promise.resolve();
  for (const { name } of settings.functions) {
    const load = previous.then(async () => {
      try {
        return await captureServe(new URL(`${name}/index.ts`, settings.directory).href);
      } catch (error) {
        console.error(`function "${name}" failed to start:`, error);
        return null;
      }
    });
    loads.set(name, load);
    previous = load;
  }
  return loads;
}

/** The end of stdin means that the parent is gone. */
async function* stdinLines(): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of Deno.stdin.readable.pipeThrough(new TextDecoderStream())) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
}

const lines = stdinLines();
const first = await lines.next();
if (first.done === true) Deno.exit(1);
const settings = routerSettings.parse(JSON.parse(first.value));
installEdgeRuntime();
const loads = loadAll(settings);
listen(
  {
    hostname: '127.0.0.1',
    port: 0,
    onListen: ({ port }) => console.log(JSON.stringify({ routerPort: port })),
  },
  createRelay(settings, loads),
);
await lines.next();
Deno.exit(0);
