import { type ComponentType, createElement, use, useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;
const never = new Promise<never>(() => undefined);

/**
 * For a part whose code cannot be loaded: `otherwise` in its place, but what was prerendered of it stays. React keeps the
 * markup of a boundary that waits while it is hydrated, and takes anything else for a mismatch.
 */
export function orPrerendered<Props extends object>(otherwise: ComponentType<Props>): ComponentType<Props> {
  return function PartWithoutCode(props) {
    const isHydrating = useSyncExternalStore(
      unchanging,
      () => false,
      () => true,
    );
    if (isHydrating) use(never);
    return createElement(otherwise, props);
  };
}
