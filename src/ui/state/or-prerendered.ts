import { type ComponentType, createElement, use } from 'react';
import { useWhileHydrating } from '@/ui/use-while-hydrating';

const never = new Promise<never>(() => undefined);

/** React keeps a waiting boundary's prerendered markup, so `otherwise` shows elsewhere alone. */
export function orPrerendered<Props extends object>(otherwise: ComponentType<Props>): ComponentType<Props> {
  return function PartWithoutCode(props) {
    if (useWhileHydrating(true, false)) use(never);
    return createElement(otherwise, props);
  };
}
