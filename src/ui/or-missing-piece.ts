import type { ComponentType } from 'react';
import { MissingPiece } from './missing-piece';

/**
 * For parts within a screen that arrive by themselves: when their code cannot be loaded, a sentence with a way on
 * stands in their place (or `otherwise`), and the screen does not break.
 */
export function orMissingPiece<Props>(
  loading: Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = MissingPiece,
): Promise<{ default: ComponentType<Props> }> {
  return loading.then(
    (part) => ({ default: part }),
    (reason: unknown) => {
      console.error('Page part failed to load', reason);
      return { default: otherwise };
    },
  );
}
