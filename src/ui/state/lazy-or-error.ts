import type { ComponentType } from 'react';
import { orPrerendered } from './or-prerendered';
import { PartFailed } from './part-failed';

/** Shows an error with a way on; the screen holds. */
export function lazyOrError<Props extends object>(
  loading: Promise<ComponentType<Props>>,
): Promise<{ default: ComponentType<Props> }> {
  return loading.then(
    (part) => ({ default: part }),
    (reason: unknown) => {
      console.error('Page part failed to load', reason);
      return { default: orPrerendered<Props>(PartFailed) };
    },
  );
}
