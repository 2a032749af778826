/** Work that goes on after the response; it reports its own failures. */
export type Background = (work: Promise<void>) => void;

function platformRuntime(): ((work: Promise<void>) => void) | null {
  const runtime: unknown = Reflect.get(globalThis, 'EdgeRuntime');
  if (typeof runtime !== 'object' || runtime === null) return null;
  const waitUntil: unknown = Reflect.get(runtime, 'waitUntil');
  return typeof waitUntil === 'function' ? (work) => void Reflect.apply(waitUntil, runtime, [work]) : null;
}

/** The platform ends idle workers; without its call the work just runs. */
export const runInBackground: Background = (work) => platformRuntime()?.(work);
