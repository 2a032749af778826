import type { ComponentType } from 'react';
import { PartFailed } from './part-failed';

/**
 * For parts within a screen that arrive by themselves: when their code cannot be loaded, a sentence with a way on
 * stands in their place (or `otherwise`), and the screen does not break.
 */
export function orPartFailed<Props>(
  loading: Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = PartFailed,
): Promise<{ default: ComponentType<Props> }> {
  return loading.then(
    (part) => ({ default: part }),
    (reason: unknown) => {
      console.error('Page part failed to load', reason);
      return { default: otherwise };
    },
  );
}
