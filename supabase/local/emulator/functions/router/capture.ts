/** Kept so that many functions can share one port. */
export interface Captured {
  handler: (request: Request, info: Deno.ServeHandlerInfo) => Response | Promise<Response>;
  onError: ((error: unknown) => Response | Promise<Response>) | null;
}

function isHandler(value: unknown): value is Captured['handler'] {
  return typeof value === 'function';
}

function isErrorHandler(value: unknown): value is NonNullable<Captured['onError']> {
  return typeof value === 'function';
}

/** Reads the three call forms of `Deno.serve`: (handler), (options, handler) and (options with handler). */
function readArguments(args: readonly unknown[]): Captured | null {
  const options = args.find((argument) => typeof argument === 'object' && argument !== null);
  const option = (key: string): unknown => (options === undefined ? undefined : Reflect.get(options, key));
  const handler = args.find(isHandler) ?? option('handler');
  if (!isHandler(handler)) return null;
  const onError = option('onError');
  return { handler, onError: isErrorHandler(onError) ? onError : null };
}

/** One import at a time. Rejects with the module's error, or without `Deno.serve`. */
export async function captureServe(moduleUrl: string): Promise<Captured> {
  const calls: (Captured | null)[] = [];
  const server = {
    addr: { transport: 'tcp', hostname: '127.0.0.1', port: 0 },
    finished: new Promise(() => undefined),
    shutdown: () => Promise.resolve(),
    ref: () => undefined,
    unref: () => undefined,
  };
  Object.defineProperty(Deno, 'serve', {
    configurable: true,
    value: (...args: unknown[]) => {
      calls.push(readArguments(args));
      return server;
    },
  });
  await import(moduleUrl);
  const captured = calls.at(-1) ?? null;
  if (captured === null) throw new Error(`${moduleUrl} did not pass a handler to Deno.serve`);
  return captured;
}
