import type { ComponentType } from 'react';
import { orPrerendered } from './or-prerendered';

/** The console reports missing code, and nothing is shown. */
export function lazyOptional<Props extends object>(
  loading: Promise<ComponentType<Props>>,
  what: string,
): Promise<{ default: ComponentType<Props> }> {
  return loading.then(
    (part) => ({ default: part }),
    (reason: unknown) => {
      console.error(`${what} failed to load`, reason);
      return { default: orPrerendered(() => null) };
    },
  );
}
