import { type ComponentType, createElement, use, useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;
const never = new Promise<never>(() => undefined);

/** React keeps a waiting boundary's prerendered markup, so `otherwise` shows elsewhere alone. */
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
